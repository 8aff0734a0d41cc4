import { productCardCss } from '../../../client/blocks/parts/product/product-card.tsx'
import { ProductGrid } from '../../../client/blocks/parts/product/product-grid.tsx'
import { href, withoutLocale } from '../../../shared/routes.ts'
import { readProductCards } from '../../services/catalogue.ts'
import type { PublicLoader } from '../public-loader.ts'

/** A product's card, which script puts into a list for another color of its style. */
export const loadProductCardPage: PublicLoader = async ({ context, timing }, params) => {
  const { locale, t } = context
  const cards = await readProductCards(context, [params['productId'] ?? ''])
  timing.mark('data')
  if (!cards.ok) return { failure: cards.failure }
  const [card] = cards.value
  if (!card) return null
  return {
    status: 200,
    title: t('site.titleSuffix', { title: card.name }),
    description: card.name,
    canonical: withoutLocale(href.product(locale, card)),
    index: false,
    jsonLd: [],
    css: [productCardCss],
    segments: [
      {
        name: 'card',
        node: () => (
          <div className="edge">
            <h1 className="sr">{card.name}</h1>
            {/* The list counts its colors in its own words. */}
            <ProductGrid cards={[{ ...card, colourCount: 1 }]} locale={locale} t={t} />
          </div>
        ),
      },
    ],
    content: [],
  }
}
