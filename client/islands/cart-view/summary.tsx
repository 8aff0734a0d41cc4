import type { ReactNode } from 'react'
import { awaitsTax } from '../../../shared/cart/awaits-tax.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { Callout, CartNotices, FreeShipping } from '../../pages/cart/cart-notices.ts'
import type { CartForm } from '../../pages/cart/line-form.tsx'
import { AdjustmentRows, CreditRows, IncludedTax, Row, TotalRows } from '../../pages/cart/total-rows.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import { Callouts, FreeShippingCallout } from '../cart-callouts.tsx'
import { CheckoutLink } from '../checkout-link.tsx'
import { Coupons } from './coupons.tsx'

type SummaryProps = PageContext & {
  readonly cart: Cart
  readonly guest: boolean
  readonly form: CartForm
  readonly freeShipping: FreeShipping | null
  readonly callouts: readonly Callout[]
  readonly notices: CartNotices
  /** The view's number (use-view.ts). */
  readonly turn: number
  /** The captcha of the form for codes. */
  readonly slot: ReactNode
  /** The totals shown are out of date. */
  readonly busy: boolean
}

export function Summary({
  site,
  t,
  cart,
  guest,
  form,
  freeShipping,
  callouts,
  notices,
  turn,
  slot,
  busy,
}: SummaryProps) {
  return (
    <section className="sum" aria-labelledby="sum">
      <h2 id="sum">{t('cart.summary')}</h2>
      {freeShipping ? <FreeShippingCallout {...freeShipping} /> : null}
      <Callouts t={t} callouts={callouts} />
      <Coupons site={site} t={t} cart={cart} form={form} notices={notices} turn={turn} slot={slot} />
      <Totals site={site} t={t} cart={cart} busy={busy} />
      <CheckoutLink site={site} t={t} cart={cart} guest={guest} />
      <p className="label muted">{t('cart.promise')}</p>
    </section>
  )
}

function Totals({ site, t, cart, busy }: PageContext & { cart: Cart; busy: boolean }) {
  const { totals, currency, orderPromotions, priceAdjustments } = cart
  const money = (minor: number) => formatMoney(minor, currency, site.locale)
  const taxLater = awaitsTax(site, cart)
  return (
    <>
      <dl aria-busy={busy}>
        <TotalRows {...{ site, t, totals, currency, taxLater }}>
          <AdjustmentRows {...{ site, t, currency, adjustments: priceAdjustments }} />
        </TotalRows>
        <CreditRows {...{ site, t, currency, instruments: cart.payment_instruments }} />
        {totals.remainingToPay !== totals.total ? (
          <Row name={t(taxLater ? 'cart.toPayBeforeTax' : 'cart.toPay')} grand>
            {money(totals.remainingToPay)}
          </Row>
        ) : null}
      </dl>
      <IncludedTax {...{ site, t, totals, currency }} />
      {orderPromotions.length > 0 ? (
        <ul className="applied label" aria-label={t('cart.applied')}>
          {orderPromotions.map(({ promotionId, promotionName }) => (
            <li className="good" key={promotionId}>
              {promotionName}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** The amount to pay, with its label. */
export function amountToPay({ site, t }: PageContext, cart: Cart): string {
  const { totals, currency } = cart
  const [total, toPay] = awaitsTax(site, cart)
    ? (['cart.totalBeforeTax', 'cart.toPayBeforeTax'] as const)
    : (['cart.total', 'cart.toPay'] as const)
  const name = t(totals.remainingToPay === totals.total ? total : toPay)
  return `${name} ${formatMoney(totals.remainingToPay, currency, site.locale)}`
}
