import { CartPage, cartPageCss } from '../../../client/pages/cart-page.tsx'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { message } from '../../../shared/errors/message.ts'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { setSessionCookie } from '../../http/page-headers.ts'
import { bagProps } from '../../render/island-props.ts'
import { readStore } from '../../services/stores.ts'
import { arrival } from '../checkout/arrival.ts'
import { type Notice, readNotice } from '../notice.ts'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { cartCallouts, cartNotices, freeShippingOf, remainingOf } from './cart-view.ts'

/** Critical: the bag. A cart service that is down says so on top of the page; the session keeps the basket. */
export const loadCartPage: PageLoader = async (c): Promise<RouteAnswer> => {
  const context = c.get('context')
  const { site, t, locale, url, csrfToken, session } = context
  const service = c.get('services').cart
  const mayHaveSaved = session !== null && !session.person?.associate
  const [answer, saved] = await Promise.all([
    service.read(context, { checkStock: true }),
    mayHaveSaved ? service.readSaved(context) : null,
  ])
  const bag = answer.ok ? answer.value : answer.bag
  const cart = bag?.cart ?? null
  const storeNames = cart ? await storeNamesOf(context, cart) : {}
  c.get('timing').mark('data')
  if (bag?.session) await setSessionCookie(c, context, bag.session)
  const lost: Notice | null = !answer.ok && bag ? { flow: 'remove-item', code: answer.failure.code } : null
  const notices = cartNotices(context, cart, lost ?? readNotice(url.searchParams))
  const down = !answer.ok && !bag ? [{ tone: 'error', words: message(answer.failure.code, locale) } as const] : []
  return {
    status: answer.ok || bag ? 200 : 503,
    title: t('site.titleSuffix', { title: t('cart.title') }),
    description: t('cart.description'),
    canonical: '/cart',
    index: false,
    jsonLd: [],
    css: cartPageCss,
    segments: [
      {
        name: 'cart',
        node: () => (
          <CartPage
            site={site}
            t={t}
            cart={cart}
            form={{ csrf: csrfToken, returnTo: href.cart(locale), remaining: cart ? remainingOf(cart.items) : '' }}
            arrivals={cart ? arrivalsOf(context, cart) : {}}
            storeNames={storeNames}
            freeShipping={cart ? freeShippingOf(context, cart) : null}
            callouts={cart ? cartCallouts(cart) : []}
            notices={{ ...notices, top: [...down, ...notices.top] }}
            saved={saved}
            canSave={mayHaveSaved}
            startHref={href.home(locale)}
            island={bagProps(context, lost !== null)}
          />
        ),
      },
    ],
    content: [],
    onCartPage: true,
    noStore: true,
  }
}

/** By delivery time as the service tells it (`2-4`), in words with dates. */
function arrivalsOf(context: RequestContext, { items }: Cart): Readonly<Record<string, string>> {
  const times = items.flatMap(({ deliveryTime, shippingOptions }) => [
    deliveryTime,
    ...shippingOptions.map(({ shippingMethod }) => shippingMethod.deliveryTime),
  ])
  return Object.fromEntries([...new Set(times)].filter(Boolean).map((time) => [time, arrival(context, time)]))
}

/** The service names the stores that goods are fetched from; the one that could be chosen is looked up. */
async function storeNamesOf(context: RequestContext, cart: Cart): Promise<Readonly<Record<string, string>>> {
  const known = Object.fromEntries(
    cart.shippingMethods.flatMap(({ storeId, storeName }) => (storeId && storeName ? [[storeId, storeName]] : [])),
  )
  const named = cart.items.flatMap(({ shippingOptions }) =>
    shippingOptions.flatMap(({ storeInfo }) => storeInfo?.id ?? []),
  )
  const unknown = [...new Set(named)].filter((id) => !(id in known))
  const found = await Promise.all(unknown.map((id) => readStore(context, id)))
  return { ...known, ...Object.fromEntries(found.flatMap((store) => (store ? [[store.storeId, store.name]] : []))) }
}
