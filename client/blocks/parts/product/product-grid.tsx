import type { ReactNode } from 'react'
import type { Locale } from '../../../../shared/i18n/locales.ts'
import type { MessageFormatter } from '../../../../shared/i18n/message-formatter.ts'
import { cardSizes, ProductCard, type ShownCard } from './product-card.tsx'

type ProductGridProps = {
  readonly cards: readonly ShownCard[]
  readonly locale: Locale
  readonly t: MessageFormatter
  /** Addition of a list below a card. */
  readonly footOf?: ((card: ShownCard) => ReactNode) | undefined
}

/** A page's main list of products: its first picture is the first that matters. */
export const ProductGrid = ({ cards, locale, t, footOf }: ProductGridProps) => (
  <ul className="grid">
    {cards.map((card, index) => (
      <ProductCard
        key={card.productId}
        card={card}
        locale={locale}
        t={t}
        sizes={cardSizes}
        eager={index === 0}
        foot={footOf?.(card)}
      />
    ))}
  </ul>
)
