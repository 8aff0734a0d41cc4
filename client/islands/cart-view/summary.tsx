import type { ReactNode } from 'react'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { numberFormat } from '../../../shared/i18n/intl-formats.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { Callout, CartNotices, FreeShipping } from '../../pages/cart/cart-notices.ts'
import type { CartForm } from '../../pages/cart/line-form.tsx'
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
  /** The totals shown are out of date. */
  readonly busy: boolean
}

export function Summary({ site, t, cart, guest, form, freeShipping, callouts, notices, turn, busy }: SummaryProps) {
  return (
    <section className="sum" aria-labelledby="sum">
      <h2 id="sum">{t('cart.summary')}</h2>
      {freeShipping ? <FreeShippingCallout {...freeShipping} /> : null}
      <Callouts t={t} callouts={callouts} />
      <Coupons site={site} t={t} cart={cart} form={form} notices={notices} turn={turn} />
      <Totals site={site} t={t} cart={cart} busy={busy} />
      <CheckoutLink site={site} t={t} cart={cart} guest={guest} />
      <p className="label muted">{t('cart.promise')}</p>
    </section>
  )
}

/** Starts from the list price so that the shopper can follow every step to the total. */
function Totals({ site, t, cart, busy }: PageContext & { cart: Cart; busy: boolean }) {
  const { totals, currency, orderPromotions, priceAdjustments } = cart
  const money = (minor: number) => formatMoney(minor, currency, site.locale)
  const percent = numberFormat(site.bcp47, { style: 'percent', maximumFractionDigits: 1 })
  const taxLater = site.region === 'NA'
  return (
    <>
      <dl aria-busy={busy}>
        {totals.totalDiscount > 0 && totals.itemTotal > 0 ? (
          <>
            <Row name={t('cart.listPrice')}>{money(totals.itemTotal)}</Row>
            <Row name={t('cart.discounts', { percent: percent.format(totals.totalDiscountPercentage / 100) })} less>
              −{money(totals.totalDiscount)}
            </Row>
          </>
        ) : null}
        {priceAdjustments.map(({ id, amount, reason }) => (
          <Row key={id} name={`${t('cart.adjustment')}${reason ? `: ${reason}` : ''}`} part>
            −{money(Math.abs(amount))}
          </Row>
        ))}
        {totals.itemTotal > 0 ? <Row name={t('cart.subtotal')}>{money(totals.itemSubTotal)}</Row> : null}
        {totals.shipping === null ? null : (
          <Row name={t('cart.shipping')}>{totals.shipping === 0 ? t('cart.shippingFree') : money(totals.shipping)}</Row>
        )}
        {taxLater ? <Row name={t('cart.tax')}>{totals.tax ? money(totals.tax) : t('cart.taxLater')}</Row> : null}
        <Row name={t('cart.total')} grand>
          {money(totals.total)}
        </Row>
        {totals.appliedRewards > 0 ? (
          <Row name={t('cart.rewards')} less>
            −{money(totals.appliedRewards)}
          </Row>
        ) : null}
        {totals.remainingToPay !== totals.total ? (
          <Row name={t('cart.toPay')} grand>
            {money(totals.remainingToPay)}
          </Row>
        ) : null}
      </dl>
      {!taxLater && totals.tax ? (
        <p className="label muted">{t('cart.taxIncluded', { amount: money(totals.tax) })}</p>
      ) : null}
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
export function amountToPay({ site, t }: PageContext, { totals, currency }: Cart): string {
  const name = t(totals.remainingToPay === totals.total ? 'cart.total' : 'cart.toPay')
  return `${name} ${formatMoney(totals.remainingToPay, currency, site.locale)}`
}

type RowProps = { name: string; less?: boolean; part?: boolean; grand?: boolean; children: ReactNode }

function Row({ name, less = false, part = false, grand = false, children }: RowProps) {
  const className = grand ? 'grand' : part ? 'part' : undefined
  return (
    <>
      <dt className={className}>{name}</dt>
      <dd className={less ? 'less' : className}>{children}</dd>
    </>
  )
}
