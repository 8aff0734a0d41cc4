import type { Cart } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { ProductPicture } from '../../blocks/parts/picture.tsx'
import type { PageContext } from '../page-context.ts'
import { TotalsList } from './totals-list.tsx'

type OrderAsideProps = PageContext &
  Pick<Cart, 'items' | 'totals' | 'currency' | 'payment_instruments'> & {
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
  unfolded,
}: OrderAsideProps) {
  const total = formatMoney(totals.total, currency, site.locale)
  return (
    <aside className="co-aside" aria-labelledby="co-order">
      <details className="co-fold" open={unfolded}>
        <summary>
          <span>{t('checkout.order')}</span> <strong>{total}</strong>
        </summary>
        <OrderLines site={site} t={t} items={items} />
        <TotalsList site={site} t={t} totals={totals} currency={currency} instruments={instruments} />
      </details>
      <div className="co-open">
        <h2 id="co-order">{t('checkout.order')}</h2>
        <OrderLines site={site} t={t} items={items} />
        <TotalsList site={site} t={t} totals={totals} currency={currency} instruments={instruments} />
      </div>
    </aside>
  )
}

export function OrderLines({ site, t, items }: PageContext & Pick<Cart, 'items'>) {
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
          </div>
          <p className="price">
            {item.bonus ? t('cart.bonus') : formatMoney(item.price.rowTotal, item.price.currency, site.locale)}
          </p>
        </li>
      ))}
    </ul>
  )
}
