import type { ReactNode } from 'react'
import type { ProductCard as Card, StyleCard } from '../../../../shared/contracts/product.ts'
import type { Locale } from '../../../../shared/i18n/locales.ts'
import type { MessageFormatter } from '../../../../shared/i18n/message-formatter.ts'
import { href } from '../../../../shared/routes.ts'
import { ProductPicture, SecondAngle } from '../media/picture.tsx'
import { Heart } from './heart.tsx'
import { Price } from './price.tsx'
import css from './product-card.css?inline'
import { Rating } from './rating.tsx'
import { Swatches } from './swatches.tsx'

export const productCardCss = css

/**
 * `recToken`: of a recommendation, by which it is reported that somebody has seen it. `colours`: of a style in a list,
 * by which the card shows another one of them.
 */
export type ShownCard = Card & Partial<Pick<StyleCard, 'colours'>> & { readonly recToken?: string }

type ProductCardProps = {
  card: ShownCard
  locale: Locale
  t: MessageFormatter
  sizes: string
  eager?: boolean
  /** Addition of a list below. */
  foot?: ReactNode
}

/** The heading's link covers the whole card, so that its accessible name is the product's name only. */
export function ProductCard({ card, locale, t, sizes, eager = false, foot }: ProductCardProps) {
  const [first, second] = card.pictures
  const { colours = [] } = card
  return (
    <li className="card" data-rec={card.recToken}>
      <div className="pic" data-ground={first?.ground ?? 'paper'}>
        {first ? (
          <ProductPicture picture={first} sizes={sizes} eager={eager} alt="" />
        ) : (
          <span className="label muted">{t('card.noPicture')}</span>
        )}
        {second ? <SecondAngle picture={second} /> : null}
      </div>
      <h3>
        <a href={href.product(locale, card)}>{card.name}</a>
      </h3>
      <p className="sub">
        {card.badge ? <b data-badge={card.badge}>{t(`badge.${card.badge}`)}</b> : null}
        <span>{card.kind}</span>
        {card.colourCount > 1 && colours.length === 0 ? (
          <span>{t('card.colors', { count: card.colourCount })}</span>
        ) : null}
      </p>
      {card.available ? (
        <Price price={card.price} locale={locale} t={t} />
      ) : (
        <p className="price muted">{t('card.soldOut')}</p>
      )}
      <Rating rating={card.rating} t={t} />
      {card.available ? (
        <a
          className="quick"
          href={href.dialog(locale, 'quickshop', { product: card.productId })}
          aria-label={t('quickshop.link', { name: card.name })}
          data-dialog=""
        >
          +
        </a>
      ) : null}
      <Heart productId={card.productId} label={t('card.save', { name: card.name })} />
      {colours.length > 1 ? <Swatches card={{ ...card, colours }} locale={locale} t={t} /> : null}
      {foot}
    </li>
  )
}

/** For rows of 2 cards on phones, then 3, then 4. */
export const cardSizes = '(min-width:90rem) 22vw,(min-width:64rem) 26vw,(min-width:48rem) 33vw,50vw'
