import { z } from 'zod'
import { AdjustPage, adjustPageCss } from '../../../client/pages/cart/adjust-page.tsx'
import type { FormAnswer } from '../../../client/pages/form/form-props.ts'
import { purchaseIdOf } from '../../../shared/cart/purchase.ts'
import { remainingOf } from '../../../shared/cart/remaining.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import { saleBar } from '../account/sale.tsx'
import type { C } from '../api/checkout-answers.ts'
import { loadUnavailablePage } from '../errors/unavailable.tsx'
import type { PageLoader, RouteAnswer } from '../pages.ts'

export const adjustmentReasons = ['damaged', 'display', 'match', 'goodwill'] as const

type AdjustInput = {
  readonly values?: Readonly<Record<string, string>>
  readonly answer?: FormAnswer
  readonly status?: Page['status']
}

/** Where an associate takes something off a price of the sale; everybody else is led to the cart. */
export async function adjustPage(c: C, input: AdjustInput = {}): Promise<RouteAnswer> {
  const context = c.get('context')
  if (!context.session?.person?.associate) return { redirect: href.cart(context.locale), status: 302 }
  const read = await c.get('services').cart.read(context)
  if (!read.ok && !read.state) return loadUnavailablePage(c, read.failure)
  const { cart } = read.ok ? read.value : (read.state ?? { cart: null })
  if (!cart || goodsOf(cart).length === 0) return { redirect: href.cart(context.locale), status: 302 }
  return pageOf(context, cart, input)
}

export const loadAdjustPage: PageLoader = (c) =>
  adjustPage(c, { values: typedPrice(Object.fromEntries(c.get('context').url.searchParams)) })

const TypedPrice = z.object({
  item: z.string().max(80).optional().catch(undefined),
  off: z.string().max(12).optional().catch(undefined),
  unit: z.string().max(20).optional().catch(undefined),
  reason: z.string().max(20).optional().catch(undefined),
})

/** Fields of the form as they were typed, without absent ones: its address brings them back after a sign-in. */
export const typedPrice = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(TypedPrice.parse(fields)).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  )

/** Lines of which something can be taken off. */
export const goodsOf = ({ items }: Pick<Cart, 'items'>) =>
  items.filter(({ bonus, isDigitalProduct }) => !bonus && !isDigitalProduct)

function pageOf(
  context: RequestContext,
  cart: Cart,
  { values = {}, answer = { texts: {} }, status = 200 }: AdjustInput,
): Page {
  const { site, t, locale, csrfToken: csrf } = context
  const path = href.adjustPrice(locale)
  const nameOf = (itemId: string | null): string => {
    const item = cart.items.find(({ id }) => id === itemId)
    return item ? [item.name, item.colourName, item.sizeLabel].filter(Boolean).join(', ') : t('adjust.order')
  }
  const money = (minor: number) => formatMoney(minor, cart.currency, locale)
  const kept = cart.priceAdjustments.map(({ id, itemId, amount, reason }) => ({
    id,
    words: [nameOf(itemId), `−${money(amount)}`, reason].filter(Boolean).join(', '),
  }))
  const choices = [
    ...goodsOf(cart).map(({ id }) => ({ value: id, label: nameOf(id) })),
    { value: 'order', label: t('adjust.order') },
  ]
  return {
    status,
    title: t('site.titleSuffix', { title: t('adjust.title') }),
    description: t('adjust.lead'),
    canonical: '/cart/adjust',
    index: false,
    jsonLd: [],
    css: adjustPageCss,
    segments: [
      {
        name: 'adjust',
        node: () => (
          <AdjustPage
            site={site}
            t={t}
            sale={saleBar(context, path, cart.member)}
            formKey={crypto.randomUUID()}
            form={{
              csrf,
              returnTo: path,
              remaining: remainingOf(cart.items),
              purchaseId: purchaseIdOf(cart),
            }}
            kept={kept}
            goods={choices}
            currency={cart.currency}
            reasons={adjustmentReasons.map((value) => ({ value, label: t(`adjust.${value}`) }))}
            values={values}
            answer={answer}
          />
        ),
      },
    ],
    content: [],
    noStore: true,
  }
}
