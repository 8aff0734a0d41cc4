import type { ReactNode } from 'react'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import type { PageContext } from '../page-context.ts'
import { Callouts } from './callouts.tsx'
import type { Callout, CartNotices } from './cart-notices.ts'
import { Coupons } from './coupons.tsx'
import { type FreeShipping, FreeShippingCallout } from './free-shipping.tsx'
import type { CartForm } from './line-form.tsx'

type SummaryProps = PageContext & {
  readonly cart: Cart
  readonly form: CartForm
  readonly freeShipping: FreeShipping | null
  readonly callouts: readonly Callout[]
  readonly coupon: CartNotices['coupon']
}

export function Summary({ site, t, cart, form, freeShipping, callouts, coupon }: SummaryProps) {
  const blocked = blockedBy(cart)
  return (
    <section className="sum" aria-labelledby="sum">
      <h2 id="sum">{t('cart.summary')}</h2>
      {freeShipping ? <FreeShippingCallout t={t} freeShipping={freeShipping} /> : null}
      <Callouts t={t} callouts={callouts} />
      <Coupons site={site} t={t} cart={cart} form={form} notice={coupon} />
      <Totals site={site} t={t} cart={cart} />
      {blocked ? (
        <p className="warn" id="blocked">
          {t(blocked)}
        </p>
      ) : null}
      <a
        className="btn"
        href={blocked ? undefined : href.checkout(site.locale)}
        {...(blocked && { role: 'link', 'aria-disabled': 'true', 'aria-describedby': 'blocked' })}
      >
        {t('cart.checkout')}
      </a>
      <p className="label muted">{t('cart.promise')}</p>
    </section>
  )
}

function blockedBy({ items, locked }: Cart): 'cart.checkoutBlocked' | 'bag.fewer' | 'bag.locked' | null {
  const goods = items.filter(({ isDigitalProduct, bonus }) => !isDigitalProduct && !bonus)
  if (locked) return 'bag.locked'
  if (goods.some(({ available }) => available === 0)) return 'cart.checkoutBlocked'
  return goods.some(({ available, qty }) => available < qty) ? 'bag.fewer' : null
}

/** From the list price down, so that every step can be followed. */
function Totals({ site, t, cart }: PageContext & { cart: Cart }) {
  const { totals, currency, orderPromotions, priceAdjustments } = cart
  const money = (minor: number) => formatMoney(minor, currency, site.locale)
  const percent = new Intl.NumberFormat(site.bcp47, { style: 'percent', maximumFractionDigits: 1 })
  const taxLater = site.region === 'NA'
  return (
    <>
      <dl>
        {totals.totalDiscount > 0 ? (
          <>
            <Row name={t('bag.listPrice')}>{money(totals.itemTotal)}</Row>
            <Row name={t('bag.discounts', { percent: percent.format(totals.totalDiscountPercentage / 100) })} less>
              −{money(totals.totalDiscount)}
            </Row>
          </>
        ) : null}
        {priceAdjustments.map(({ id, amount, reason }) => (
          <Row key={id} name={`${t('bag.adjustment')}${reason ? `: ${reason}` : ''}`} part>
            −{money(Math.abs(amount))}
          </Row>
        ))}
        <Row name={t('cart.subtotal')}>{money(totals.itemSubTotal)}</Row>
        <Row name={t('cart.shipping')}>{totals.shipping === 0 ? t('cart.shippingFree') : money(totals.shipping)}</Row>
        {taxLater ? <Row name={t('cart.tax')}>{totals.tax > 0 ? money(totals.tax) : t('cart.taxLater')}</Row> : null}
        <Row name={t('cart.total')} grand>
          {money(totals.total)}
        </Row>
        {totals.appliedRewards > 0 ? (
          <Row name={t('bag.rewards')} less>
            −{money(totals.appliedRewards)}
          </Row>
        ) : null}
        {totals.remainingToPay !== totals.total ? (
          <Row name={t('bag.toPay')} grand>
            {money(totals.remainingToPay)}
          </Row>
        ) : null}
      </dl>
      {!taxLater && totals.tax > 0 ? (
        <p className="label muted">{t('cart.taxIncluded', { amount: money(totals.tax) })}</p>
      ) : null}
      {orderPromotions.length > 0 ? (
        <ul className="applied label" aria-label={t('bag.applied')}>
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
