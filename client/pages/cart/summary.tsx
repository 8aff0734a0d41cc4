import type { Cart } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import type { PageContext } from '../page-context.ts'
import { type FreeShipping, FreeShippingCallout } from './free-shipping.tsx'

type SummaryProps = PageContext & { cart: Cart; freeShipping: FreeShipping | null }

export function Summary({ site, t, cart, freeShipping }: SummaryProps) {
  const { totals, currency } = cart
  const money = (minor: number) => formatMoney(minor, currency, site.locale)
  const blocked = cart.items.some(({ available, isDigitalProduct }) => available === 0 && !isDigitalProduct)
  const taxLater = site.region === 'NA'
  return (
    <section className="sum" aria-labelledby="sum">
      <h2 id="sum">{t('cart.summary')}</h2>
      {freeShipping ? <FreeShippingCallout t={t} freeShipping={freeShipping} /> : null}
      <dl>
        <dt>{t('cart.subtotal')}</dt>
        <dd>{money(totals.itemSubTotal)}</dd>
        {totals.totalDiscount > 0 ? (
          <>
            <dt>{t('cart.discount')}</dt>
            <dd className="less">−{money(totals.totalDiscount)}</dd>
          </>
        ) : null}
        <dt>{t('cart.shipping')}</dt>
        <dd>{totals.shipping === 0 ? t('cart.shippingFree') : money(totals.shipping)}</dd>
        {taxLater ? (
          <>
            <dt>{t('cart.tax')}</dt>
            <dd>{totals.tax > 0 ? money(totals.tax) : t('cart.taxLater')}</dd>
          </>
        ) : null}
        <dt className="grand">{t('cart.total')}</dt>
        <dd className="grand">{money(totals.total)}</dd>
      </dl>
      {!taxLater && totals.tax > 0 ? (
        <p className="label muted">{t('cart.taxIncluded', { amount: money(totals.tax) })}</p>
      ) : null}
      {blocked ? (
        <p className="warn" id="blocked">
          {t('cart.checkoutBlocked')}
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
