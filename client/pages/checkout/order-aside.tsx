import type { Cart } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import { ProductPicture } from '../../blocks/parts/picture.tsx'
import type { CartWords } from '../cart/cart-notices.ts'
import type { PageContext } from '../page-context.ts'
import { TotalsList } from './totals-list.tsx'

type OrderAsideProps = PageContext &
  Pick<Cart, 'items' | 'totals' | 'currency' | 'payment_instruments'> & {
    /** What is said of a line, by its id. */
    readonly notices: Readonly<Record<string, readonly CartWords[]>>
    /** Unfolded on a phone too: on the step where everything is checked. */
    readonly unfolded: boolean
  }

/** What is bought and what it costs: stays in view on wide screens, folded on a phone. */
export function OrderAside({
  site,
  t,
  items,
  totals,
  currency,
  payment_instruments: instruments,
  notices,
  unfolded,
}: OrderAsideProps) {
  const total = formatMoney(totals.total, currency, site.locale)
  return (
    <aside className="co-aside" aria-labelledby="co-order">
      <details className="co-fold" open={unfolded}>
        <summary>
          <span>{t('checkout.order')}</span> <strong>{total}</strong>
        </summary>
        <OrderLines site={site} t={t} items={items} notices={notices} />
        <TotalsList site={site} t={t} totals={totals} currency={currency} instruments={instruments} />
        <BagLink site={site} t={t} />
      </details>
      <div className="co-open">
        <header>
          <h2 id="co-order">{t('checkout.order')}</h2>
          <BagLink site={site} t={t} />
        </header>
        <OrderLines site={site} t={t} items={items} notices={notices} />
        <TotalsList site={site} t={t} totals={totals} currency={currency} instruments={instruments} />
      </div>
    </aside>
  )
}

const BagLink = ({ site, t }: PageContext) => (
  <a className="link label" href={href.cart(site.locale)}>
    {t('checkout.editBag')}
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
              <p className={tone === 'error' ? 'warn label' : 'told label'} key={words}>
                {words}
              </p>
            ))}
          </div>
          <p className="price">
            {item.bonus ? t('cart.bonus') : formatMoney(item.price.rowTotal, item.price.currency, site.locale)}
          </p>
        </li>
      ))}
    </ul>
  )
}
