import type { ReactNode } from 'react'
import { hasPrice } from '../../../shared/cart/has-price.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import { ProductPicture } from '../../blocks/parts/media/picture.tsx'
import type { CartNotice } from '../cart/cart-notices.ts'
import type { PageContext } from '../page-context.ts'
import { TotalsList } from './totals-list.tsx'

type OrderAsideProps = PageContext &
  Pick<Cart, 'items' | 'totals' | 'currency' | 'payment_instruments' | 'earnedPoints' | 'priceAdjustments'> & {
    /** No address yet that would say how much tax is added. */
    readonly taxLater: boolean
    /** Notices by line id. */
    readonly notices: Readonly<Record<string, readonly CartNotice[]>>
    readonly coupons: ReactNode
    /** Expanded on phones too, for the review step. */
    readonly unfolded: boolean
  }

/** The order's items and totals: sticky on wide screens, collapsed on phones. */
export function OrderAside({
  site,
  t,
  items,
  totals,
  currency,
  payment_instruments: instruments,
  earnedPoints,
  priceAdjustments: adjustments,
  taxLater,
  notices,
  coupons,
  unfolded,
}: OrderAsideProps) {
  const total = formatMoney(totals.total, currency, site.locale)
  return (
    <aside className="co-aside" aria-labelledby="co-order">
      <details className="co-fold" open={unfolded}>
        <summary>
          <span>{t('checkout.order')}</span> <strong>{taxLater ? t('checkout.beforeTax', { total }) : total}</strong>
        </summary>
        <OrderLines site={site} t={t} items={items} notices={notices} />
        {coupons}
        <TotalsList {...{ site, t, totals, currency, instruments, earnedPoints, adjustments, taxLater }} />
        <EditCartLink site={site} t={t} />
      </details>
      <div className="co-open">
        <header>
          <h2 id="co-order">{t('checkout.order')}</h2>
          <EditCartLink site={site} t={t} />
        </header>
        <OrderLines site={site} t={t} items={items} notices={notices} />
        {coupons}
        <TotalsList {...{ site, t, totals, currency, instruments, earnedPoints, adjustments, taxLater }} />
      </div>
    </aside>
  )
}

const EditCartLink = ({ site, t }: PageContext) => (
  <a className="link label" href={href.cart(site.locale)}>
    {t('checkout.editCart')}
  </a>
)

type OrderLinesProps = PageContext & Pick<Cart, 'items'> & Partial<Pick<OrderAsideProps, 'notices'>>

export function OrderLines({ site, t, items, notices = {} }: OrderLinesProps) {
  return (
    <ul className="co-lines">
      {items.map((item) => (
        <li key={item.id}>
          <div className="co-pic" data-ground={item.picture?.ground ?? 'paper'}>
            {item.picture ? <ProductPicture picture={item.picture} sizes="64px" widths={[160]} alt="" /> : null}
          </div>
          <div>
            <p>{item.name}</p>
            <p className="label muted">
              {[item.colourName, item.sizeLabel && t('cart.size', { size: item.sizeLabel })].filter(Boolean).join(', ')}
            </p>
            <p className="label muted">{t('checkout.units', { count: item.qty })}</p>
            {(notices[item.id] ?? []).map(({ tone, words }) => (
              <p className={tone === 'error' ? 'warn label' : 'info label'} key={words}>
                {words}
              </p>
            ))}
          </div>
          <p className="price">
            {item.bonus
              ? t('cart.bonus')
              : hasPrice(item.price) && formatMoney(item.price.rowTotal, item.price.currency, site.locale)}
          </p>
        </li>
      ))}
    </ul>
  )
}
