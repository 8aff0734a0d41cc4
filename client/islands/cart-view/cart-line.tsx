import { hasPrice } from '../../../shared/cart/has-price.ts'
import type { CartItem } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import { localHref } from '../../blocks/parts/links/local-href.ts'
import { ProductPicture } from '../../blocks/parts/media/picture.tsx'
import type { CartNotice } from '../../pages/cart/cart-notices.ts'
import { type CartForm, LineForm } from '../../pages/cart/line-form.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import { LineDelivery } from './line-delivery.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { LineSize } from './line-size.tsx'

type CartLineProps = PageContext & {
  /** As in the latest server view. */
  readonly item: CartItem
  /** Includes pending changes. */
  readonly qty: number
  /** The price shown is out of date. */
  readonly busy: boolean
  /** The view's number (use-view.ts). */
  readonly turn: number
  readonly form: CartForm
  readonly arrivals: Readonly<Record<string, string>>
  readonly storeNames: Readonly<Record<string, string>>
  readonly notices: readonly CartNotice[]
  readonly canSave: boolean
}

export function CartLine(props: CartLineProps) {
  const { site, t, item, qty, busy, turn, form, canSave } = props
  const { picture, name } = item
  const soldOut = item.available === 0 && !item.isDigitalProduct && !item.bonus
  return (
    <li className="line" id={item.id}>
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
        <LineSize site={site} t={t} item={item} qty={qty} turn={turn} form={form} />
        {item.productPromotions.map(({ promotionId, promotionName }) => (
          <p className="good label" key={promotionId}>
            {promotionName}
          </p>
        ))}
        <Notices {...props} soldOut={soldOut} />
      </div>
      <Price site={site} t={t} item={item} busy={busy} />
      <div className="line-more">
        {soldOut ? null : <LineDelivery {...props} />}
        <Gift site={site} t={t} item={item} />
      </div>
      {item.bonus ? null : (
        <div className="line-tools">
          <LineQuantity site={site} t={t} item={item} qty={qty} form={form} soldOut={soldOut} />
          {canSave && !item.isCustoms ? (
            <LineForm site={site} form={form} action="save" item={item}>
              <button type="submit" className="link" aria-label={`${t('cart.save')}: ${name}`}>
                {t('cart.save')}
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

/** Problems with the line, and changes the shop made to it. */
function Notices({ t, item, notices, soldOut }: CartLineProps & { soldOut: boolean }) {
  const tooFew = !soldOut && item.available < item.qty && !item.isDigitalProduct && !item.bonus
  const hasError = notices.some(({ tone }) => tone === 'error')
  return (
    <>
      {soldOut && !hasError ? <p className="warn">{t('cart.soldOut')}</p> : null}
      {tooFew ? <p className="warn">{t('cart.onlyLeft', { count: item.available })}</p> : null}
      {notices.map(({ tone, words }) => (
        <p className={tone === 'error' ? 'warn' : 'info'} key={words} role={tone === 'error' ? 'alert' : undefined}>
          {words}
        </p>
      ))}
    </>
  )
}

/** The line's price after promotions, with the original price struck through. */
function Price({ site, t, item, busy }: PageContext & { item: CartItem; busy: boolean }) {
  const { price, qty, bonus } = item
  const money = (minor: number) => formatMoney(minor, price.currency, site.locale)
  if (!bonus && !hasPrice(price)) return null
  const originalTotal = Math.max(price.original, price.current) * qty
  return (
    <p className="price line-price" aria-busy={busy}>
      {bonus ? t('cart.bonus') : money(price.priceAfterItemDiscount)}
      {originalTotal > price.priceAfterItemDiscount ? <s>{money(originalTotal)}</s> : null}
      {qty > 1 && !bonus && price.amount > 0 ? <small>{t('cart.each', { price: money(price.amount) })}</small> : null}
    </p>
  )
}

/** The recipient of a gift card. Its form is a separate page. */
function Gift({ site, t, item }: PageContext & { item: CartItem }) {
  if (!item.isDigitalProduct || item.bonus) return null
  const gift = item.giftOption
  const linkText = t(gift ? 'cart.giftChange' : 'cart.giftAdd')
  return (
    <div className="line-gift">
      {gift ? <p>{gift.to && gift.email ? t('cart.giftFor', gift) : gift.to || gift.email}</p> : null}
      {gift?.message ? <p className="muted label">{gift.message}</p> : null}
      <a
        className="link label"
        href={href.dialog(site.locale, 'gift-option', { item: item.id })}
        aria-label={`${linkText}: ${item.name}`}
        data-dialog=""
      >
        {linkText}
      </a>
    </div>
  )
}
