import type { Locale } from '../../../../shared/i18n/locales.ts'
import type { MessageFormatter } from '../../../../shared/i18n/message-formatter.ts'
import { ProductCard, productCardCss, type ShownCard } from './product-card.tsx'
import css from './product-row.css?inline'

export const productRowCss: readonly string[] = [productCardCss, css]

const sizes = '(min-width:64rem) 24vw,(min-width:48rem) 36vw,62vw'

type ProductRowProps = {
  title: string
  products: readonly ShownCard[]
  locale: Locale
  t: MessageFormatter
  /** Loads the first card's picture with high priority. */
  eager?: boolean
}

/** A row of products that scrolls by touch, by wheel, and by arrow keys when focused. */
export function ProductRow({ title, products, locale, t, eager = false }: ProductRowProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
    <ul className="row" tabIndex={0} aria-label={t('carousel.label', { title })}>
      {products.map((card, index) => (
        <ProductCard
          key={card.productId}
          card={card}
          locale={locale}
          t={t}
          sizes={sizes}
          eager={eager && index === 0}
        />
      ))}
    </ul>
  )
}
