import type { ReviewRow } from '../../../client/pages/checkout/finished-steps.tsx'
import { addressLines } from '../../../shared/address/address-lines.ts'
import { shippingLabel } from '../../../shared/cart/delivery/shipping-labels.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { WhichCart } from '../../services/session.ts'
import { arrival } from './arrival.ts'
import { handoverLines } from './handover.ts'
import { checkoutHref } from './which-cart.ts'

type Reviewed = { readonly cart: Cart; readonly email: string | null; readonly which: WhichCart }

/** Entries, by the step where it can be changed. */
export function reviewRows(
  context: RequestContext,
  { cart, email, which }: Reviewed,
): Readonly<Record<'shipping' | 'billing', readonly ReviewRow[]>> {
  const { t, locale } = context
  const money = (minor: number) => formatMoney(minor, cart.currency, locale)
  const row = (title: string, lines: readonly string[], step: 'shipping' | 'billing'): ReviewRow => ({
    title,
    lines: lines.filter((line) => line !== ''),
    changeHref: checkoutHref(locale, which, step),
    changeLabel: t('checkout.changeOf', { name: title }),
  })
  return {
    shipping: [
      row(t('checkout.contact'), [email ?? ''], 'shipping'),
      ...cart.shippingMethods.map((shipment) => {
        const method = shipment.applicableShippingMethods.find(({ code }) => code === shipment.code)
        return row(
          method ? method.label || shippingLabel(method.code, locale) : t('checkout.method'),
          [
            ...handoverLines(context, shipment),
            method && shipment.code !== 'digital' ? arrival(context, method.deliveryTime) : '',
          ],
          'shipping',
        )
      }),
    ],
    billing: [
      row(
        t('checkout.billing'),
        cart.payment_instruments
          .filter(({ amount }) => amount > 0)
          .map(({ label, amount }) => [label, money(amount)].filter(Boolean).join(': ')),
        'billing',
      ),
      ...(cart.billingAddress ? [row(t('checkout.billingAddress'), addressLines(cart.billingAddress), 'billing')] : []),
    ],
  }
}
