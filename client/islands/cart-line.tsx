import type { ReactNode } from 'react'
import { fewLeftWords, isElsewhere } from '../../shared/cart/delivery/is-elsewhere.ts'
import { hasPrice } from '../../shared/cart/has-price.ts'
import type { CartItem } from '../../shared/contracts/cart.ts'
import { formatMoney } from '../../shared/money/format.ts'
import { href } from '../../shared/routes.ts'
import { localHref } from '../blocks/parts/links/local-href.ts'
import type { CartNotice } from '../pages/cart/cart-notices.ts'
import { type CartForm, LineForm } from '../pages/cart/line-form.tsx'
import { LineFrame } from '../pages/cart/line-frame.tsx'
import type { PageContext } from '../pages/page-context.ts'
import { LineQuantity } from './line-quantity.tsx'
import type { ShownLine } from './shown-lines.ts'

export type CartLineProps = PageContext &
  ShownLine & {
    /** The price shown is out of date. */
    readonly busy: boolean
    readonly form: CartForm
    readonly canSave: boolean
    readonly notices?: readonly CartNotice[]
    /** In the drawer one fewer of one removes the line, and its name is a heading one level lower. */
    readonly inDrawer?: boolean
    readonly size: ReactNode
    readonly delivery: ReactNode
  }

/** A line of the cart page and of the drawer. */
export function CartLine(props: CartLineProps) {
  const { site, t, item, busy, form, canSave, inDrawer = false, size, delivery } = props
  const { name } = item
  const soldOut = item.available === 0 && !item.isDigitalProduct && !item.bonus
  return (
    <LineFrame
      id={item.id}
      picture={item.picture}
      heading={inDrawer ? 'h3' : 'h2'}
      name={<a href={localHref(site.locale, item.pdpUrl)}>{name}</a>}
      colourName={item.colourName}
      details={
        <>
          {size}
          {item.productPromotions.map(({ promotionId, promotionName }) => (
            <p className="good label" key={promotionId}>
              {promotionName}
            </p>
          ))}
          <Notices {...props} soldOut={soldOut} />
        </>
      }
      price={<Price site={site} t={t} item={item} busy={busy} />}
    >
      <div className="line-more">
        {delivery}
        <Gift site={site} t={t} item={item} />
      </div>
      {item.bonus ? null : (
        <div className="line-tools">
          <LineQuantity {...props} soldOut={soldOut} toZero={inDrawer} />
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
    </LineFrame>
  )
}

/** Problems with the line, and changes the shop made to it. */
function Notices({ t, item, notices = [], soldOut }: CartLineProps & { soldOut: boolean }) {
  const tooFew = !soldOut && item.available < item.qty && !item.isDigitalProduct && !item.bonus
  const hasError = notices.some(({ tone }) => tone === 'error')
  return (
    <>
      {soldOut && !hasError ? <p className="warn">{t(isElsewhere(item) ? 'cart.elsewhere' : 'cart.soldOut')}</p> : null}
      {tooFew ? <p className="warn">{t(fewLeftWords(item), { count: item.available })}</p> : null}
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
    <p className="line-price" aria-busy={busy}>
      {bonus ? t('cart.bonus') : money(price.priceAfterItemDiscount)}
      {originalTotal > price.priceAfterItemDiscount ? <s>{money(originalTotal)}</s> : null}
      {qty > 1 && !bonus && price.amount > 0 ? <small>{t('cart.each', { price: money(price.amount) })}</small> : null}
    </p>
  )
}

/** The recipient of a gift card, and a link to its dialog, which opens over the cart. */
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
        data-keep=""
      >
        {linkText}
      </a>
    </div>
  )
}
