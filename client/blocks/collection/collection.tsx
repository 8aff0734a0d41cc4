import { z } from 'zod'
import { Cta } from '../../../shared/content/document.ts'
import { CategoryId, ProductId } from '../../../shared/contracts/product.ts'
import { type BlockDefinition, defineBlock } from '../block.ts'
import { Link } from '../parts/link.tsx'
import { cardSizes, ProductCard } from '../parts/product-card.tsx'
import { productRowCss } from '../parts/product-row.tsx'
import css from './collection.css?inline'
import { collectionFixtures } from './collection.fixtures.ts'

/** Spec 2 §3 "Collection": products of a category or an editor's own choice, as a scroll-snap row or a grid. */
export const CollectionProps = z.object({
  title: z.string().min(1).max(160),
  subtitle: z.string().max(300).optional(),
  textLink: Cta.optional(),
  layout: z.enum(['carousel', 'grid']).default('carousel'),
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('category'), categoryId: CategoryId, limit: z.int().min(1).max(24).default(12) }),
    z.object({ kind: z.literal('products'), productIds: z.array(ProductId).min(1).max(24) }),
  ]),
})
type Collection = z.output<typeof CollectionProps>

const expected = ({ source }: Collection): number =>
  source.kind === 'category' ? source.limit : source.productIds.length

/** Places that a row holds while it loads. */
const slots = ['a', 'b', 'c', 'd'] as const

const carouselSizes = '(min-width:64rem) 24vw,(min-width:48rem) 36vw,62vw'

export const collection = defineBlock({
  type: 'collection',
  props: CollectionProps,
  css,
  partCss: productRowCss,
  need: ({ source }) => source,
  fixtures: collectionFixtures,
  /** Nothing to show is nothing: an empty row with a heading helps nobody. */
  render(props, { locale, t, id, products, first }) {
    if (products.length === 0) return null
    const { textLink } = props
    const carousel = props.layout === 'carousel'
    return (
      <section className="coll" aria-labelledby={`${id}-t`}>
        <header className="edge">
          <h2 className="title" id={`${id}-t`}>
            {props.title}
          </h2>
          {props.subtitle ? <p className="muted">{props.subtitle}</p> : null}
          {textLink ? (
            <Link locale={locale} target={textLink.target} className="link">
              {textLink.label}
            </Link>
          ) : null}
        </header>
        <ul
          className={carousel ? 'row' : 'grid edge'}
          {...(carousel && { tabIndex: 0, 'aria-label': t('carousel.label', { title: props.title }) })}
        >
          {products.map((card, index) => (
            <ProductCard
              key={card.productId}
              card={card}
              locale={locale}
              t={t}
              sizes={carousel ? carouselSizes : cardSizes}
              eager={first && index === 0}
            />
          ))}
        </ul>
      </section>
    )
  },
  Fallback(props, { t }) {
    const shown = slots.slice(0, expected(props))
    return (
      <section className="coll wait" aria-busy="true" aria-label={t('carousel.loading')}>
        <header className="edge">
          <p className="title">{props.title}</p>
        </header>
        <ul className={props.layout === 'carousel' ? 'row' : 'grid edge'}>
          {shown.map((slot) => (
            <li className="card" key={slot}>
              <div className="pic" data-ground="paper" />
              <i />
              <i />
            </li>
          ))}
        </ul>
      </section>
    )
  },
})

export const collectionBlocks: readonly BlockDefinition[] = [collection]
