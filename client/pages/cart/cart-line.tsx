import type { CartItem } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import { localHref } from '../../blocks/parts/link.tsx'
import { ProductPicture } from '../../blocks/parts/picture.tsx'
import type { PageContext } from '../page-context.ts'
import type { CartWords } from './cart-notices.ts'
import { LineDelivery } from './line-delivery.tsx'
import { type CartForm, LineForm } from './line-form.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { LineSize } from './line-size.tsx'

type CartLineProps = PageContext & {
  readonly item: CartItem
  readonly form: CartForm
  readonly arrivals: Readonly<Record<string, string>>
  readonly storeNames: Readonly<Record<string, string>>
  readonly notices: readonly CartWords[]
  readonly canSave: boolean
}

export function CartLine(props: CartLineProps) {
  const { site, t, item, form, canSave } = props
  const { picture, name } = item
  const soldOut = item.available === 0 && !item.isDigitalProduct && !item.bonus
  return (
    <li className="line" id={item.id} data-item={item.id}>
      <div className="pic" data-ground={picture?.ground ?? 'paper'}>
        {picture ? (
          <ProductPicture picture={picture} sizes="(min-width:64rem) 160px,112px" widths={[160, 320]} alt="" />
        ) : null}
      </div>
      <div className="line-words">
        <h2>
          <a href={localHref(site.locale, item.pdpUrl)}>{name}</a>
        </h2>
        <p className="muted">{item.colourName}</p>
        <LineSize site={site} t={t} item={item} form={form} />
        {item.productPromotions.map(({ promotionId, promotionName }) => (
          <p className="good label" key={promotionId}>
            {promotionName}
          </p>
        ))}
        <Notices {...props} soldOut={soldOut} />
      </div>
      <Price site={site} t={t} item={item} />
      <div className="line-more">
        {soldOut ? null : <LineDelivery {...props} />}
        <Gift site={site} t={t} item={item} />
      </div>
      {item.bonus ? null : (
        <div className="line-tools">
          <LineQuantity site={site} t={t} item={item} form={form} soldOut={soldOut} />
          {canSave && !item.isCustoms ? (
            <LineForm site={site} form={form} action="save" item={item}>
              <button type="submit" className="link" aria-label={`${t('bag.save')}: ${name}`}>
                {t('bag.save')}
              </button>
            </LineForm>
          ) : null}
          <LineForm site={site} form={form} action="remove" item={item}>
            <button type="submit" className="link" aria-label={t('cart.removeOf', { name })}>
              {t('cart.remove')}
            </button>
          </LineForm>
        </div>
      )}
    </li>
  )
}

/** What is wrong with the line now, and what the shop changed about it. */
function Notices({ t, item, notices, soldOut }: CartLineProps & { soldOut: boolean }) {
  const tooFew = !soldOut && item.available < item.qty && !item.isDigitalProduct && !item.bonus
  const hasError = notices.some(({ tone }) => tone === 'error')
  return (
    <>
      {soldOut && !hasError ? <p className="warn">{t('cart.soldOut')}</p> : null}
      {tooFew ? <p className="warn">{t('cart.onlyLeft', { count: item.available })}</p> : null}
      {notices.map(({ tone, words }) => (
        <p className={tone === 'error' ? 'warn' : 'told'} key={words} role={tone === 'error' ? 'alert' : undefined}>
          {words}
        </p>
      ))}
    </>
  )
}

/** What the line costs after what promotions take off it; before, struck through. */
function Price({ site, t, item }: PageContext & { item: CartItem }) {
  const { price, qty, bonus } = item
  const money = (minor: number) => formatMoney(minor, price.currency, site.locale)
  const before = Math.max(price.original, price.current) * qty
  return (
    <p className="price line-price">
      {bonus ? t('cart.bonus') : money(price.priceAfterItemDiscount)}
      {before > price.priceAfterItemDiscount ? <s>{money(before)}</s> : null}
      {qty > 1 && !bonus ? <small>{t('cart.each', { price: money(price.amount) })}</small> : null}
    </p>
  )
}

/** For whom a gift card is. The form is a page of its own. */
function Gift({ site, t, item }: PageContext & { item: CartItem }) {
  if (!item.isDigitalProduct || item.bonus) return null
  const gift = item.giftOption
  const words = t(gift ? 'bag.giftChange' : 'bag.giftAdd')
  return (
    <div className="line-gift">
      {gift ? <p>{gift.to ? t('bag.giftFor', { to: gift.to, email: gift.email }) : gift.email}</p> : null}
      {gift?.message ? <p className="muted label">{gift.message}</p> : null}
      <a
        className="link label"
        href={href.dialog(site.locale, 'gift-option', { item: item.id })}
        aria-label={`${words}: ${item.name}`}
        data-dialog=""
      >
        {words}
      </a>
    </div>
  )
}
