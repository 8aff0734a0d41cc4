import type { ReactNode } from 'react'
import { GiftOptionDialog, ShippingMethodDialog } from '../../../client/pages/dialogs/line-dialogs.tsx'
import {
  ChangeStoreDialog,
  LineGoneDialog,
  PayLaterDialog,
  StoreChangedDialog,
} from '../../../client/pages/dialogs/note-dialogs.tsx'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { StoreId } from '../../../shared/contracts/store.ts'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { type DialogName, dialogNames, href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { setSessionCookie } from '../../http/page-headers.ts'
import { readStore } from '../../services/stores.ts'
import { loadUnavailablePage } from '../errors/unavailable.tsx'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { dialogPage } from './dialog-page.ts'
import { pickupDialog } from './pickup.tsx'
import { loadQuickshop } from './quickshop.tsx'

const titles: Readonly<Record<Exclude<DialogName, 'quickshop'>, MessageKey>> = {
  pickup: 'pickup.title',
  'change-store': 'changeStore.title',
  'store-changed': 'storeChanged.title',
  'shipping-method': 'shippingMethod.title',
  'gift-option': 'giftOption.title',
  'pay-later': 'payLater.title',
}

/** A dialog as a page of its own: never indexed, never kept. With the header `x-fragment: main` only its part is answered. */
export const loadDialogPage: PageLoader = async (c, params): Promise<RouteAnswer> => {
  const context = c.get('context')
  const name = dialogNames.find((known) => known === params['name'])
  if (!name) return null
  if (name === 'quickshop') return loadQuickshop(c)
  const bag = await c.get('services').cart.read(context)
  c.get('timing').mark('data')
  if (!bag.ok) return loadUnavailablePage(c, bag.failure.code)
  if (bag.value.session) await setSessionCookie(c, context, bag.value.session)
  const node = await dialog(context, name, bag.value.cart)
  return node ? dialogPage(context, context.t(titles[name]), node) : null
}

async function dialog(
  context: RequestContext,
  name: Exclude<DialogName, 'quickshop'>,
  cart: Cart | null,
): Promise<ReactNode> {
  const { site, t, locale, url, csrfToken } = context
  const page = { site, t }
  const form = { csrf: csrfToken, returnTo: href.cart(locale) }
  const itemId = url.searchParams.get('item')
  const item = cart?.items.find(({ id }) => id === itemId) ?? null
  switch (name) {
    case 'pay-later': {
      const total = cart?.totals.total ?? 0
      const money = (minor: number) => formatMoney(minor, site.currency, locale)
      const example = total > 0 ? { total: money(total), part: money(Math.ceil(total / 3)) } : null
      return <PayLaterDialog {...page} example={example} />
    }
    case 'change-store':
    case 'store-changed': {
      const storeId = StoreId.safeParse(url.searchParams.get('store')).data
      const store = storeId ? await readStore(context, storeId) : null
      if (!store) return null
      const fetched = (cart?.items ?? []).filter((one) => one.selectedShippingOption === 'pickup').map(({ id }) => id)
      if (name === 'change-store' && fetched.length === 0) return <LineGoneDialog {...page} />
      return name === 'change-store' ? (
        <ChangeStoreDialog {...page} form={form} store={store} itemIds={fetched} />
      ) : (
        <StoreChangedDialog {...page} store={store} />
      )
    }
    case 'pickup':
      return itemId && !item ? <LineGoneDialog {...page} /> : pickupDialog(context, form, cart?.items ?? [], item)
    case 'shipping-method':
      return item ? <ShippingMethodDialog {...page} form={form} item={item} /> : <LineGoneDialog {...page} />
    case 'gift-option':
      return item?.isDigitalProduct ? (
        <GiftOptionDialog {...page} form={form} item={item} />
      ) : (
        <LineGoneDialog {...page} />
      )
  }
}
