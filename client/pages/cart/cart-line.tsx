import type { CartItem } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import { localHref } from '../../blocks/parts/link.tsx'
import { ProductPicture } from '../../blocks/parts/picture.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'

type CartLineProps = PageContext & { item: CartItem; form: FormContext }

export function CartLine({ site, t, item, form }: CartLineProps) {
  const { locale } = site
  const { price, picture } = item
  const money = (minor: number) => formatMoney(minor, price.currency, locale)
  const url = localHref(locale, item.pdpUrl)
  const soldOut = item.available === 0 && !item.isDigitalProduct
  return (
    <li className="line" data-item={item.id}>
      <div className="pic" data-ground={picture?.ground ?? 'paper'}>
        {picture ? (
          <ProductPicture picture={picture} sizes="(min-width:64rem) 160px,112px" widths={[160, 320]} alt="" />
        ) : null}
      </div>
      <div className="line-words">
        <h2>
          <a href={url}>{item.name}</a>
        </h2>
        <p className="muted">{item.colourName}</p>
        {item.sizeLabel ? <p className="muted">{t('cart.size', { size: item.sizeLabel })}</p> : null}
        <Delivery t={t} days={item.deliveryTime} />
        {soldOut ? <p className="warn">{t('cart.soldOut')}</p> : null}
        {!soldOut && item.available < item.qty && !item.isDigitalProduct ? (
          <p className="warn">{t('cart.onlyLeft', { count: item.available })}</p>
        ) : null}
      </div>
      <p className="price line-price">
        {item.bonus ? t('cart.bonus') : money(price.rowTotal)}
        {price.original > price.current ? <s>{money(price.original * item.qty)}</s> : null}
        {item.qty > 1 ? <small>{t('cart.each', { price: money(price.amount) })}</small> : null}
      </p>
      <div className="line-tools">
        {item.bonus ? null : <Quantity site={site} t={t} item={item} form={form} soldOut={soldOut} />}
        <form method="post" action={href.cartAction(site.locale, 'remove')}>
          <FormFields site={site} form={form} />
          <input type="hidden" name="itemId" value={item.id} />
          <input type="hidden" name="upc" value={item.upc} />
          <button type="submit" className="link" aria-label={t('cart.removeOf', { name: item.name })}>
            {t('cart.remove')}
          </button>
        </form>
      </div>
    </li>
  )
}

/** The service tells working days, `2-4`; anything else it tells is not shown. */
function Delivery({ t, days }: Pick<PageContext, 't'> & { days: string }) {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(days) ?? []
  if (!from || !to) return null
  return <p className="muted label">{t('cart.deliveryTime', { time: t('cart.deliveryDays', { from, to }) })}</p>
}

/**
 * The first submit button is what Enter in the number field presses, so the visible one stands first. Minus and plus
 * send `step`, which is
 * added to the quantity that is typed.
 */
function Quantity({ site, t, item, form, soldOut }: CartLineProps & { soldOut: boolean }) {
  const most = Math.max(item.qty, Math.min(item.maxQty, item.isDigitalProduct ? item.maxQty : item.available))
  const { name } = item
  return (
    <form className="qty" method="post" action={href.cartAction(site.locale, 'update')}>
      <FormFields site={site} form={form} />
      <input type="hidden" name="itemId" value={item.id} />
      <input type="hidden" name="productId" value={item.productId} />
      <input type="hidden" name="upc" value={item.upc} />
      <button type="submit" className="link nojs" disabled={soldOut}>
        {t('cart.update')}
      </button>
      <button
        type="submit"
        name="step"
        value="-1"
        aria-label={t('cart.decreaseOf', { name })}
        disabled={soldOut || item.qty <= 1}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        name="qty"
        inputMode="numeric"
        min={1}
        max={most}
        defaultValue={item.qty}
        data-submit=""
        aria-label={t('cart.quantityOf', { name })}
        disabled={soldOut}
      />
      <button
        type="submit"
        name="step"
        value="1"
        aria-label={t('cart.increaseOf', { name })}
        disabled={soldOut || item.qty >= most}
      >
        <Icon name="plus" />
      </button>
    </form>
  )
}
