import type { ProductCard as Card } from '../../shared/contracts/product.ts'
import { href } from '../../shared/routes.ts'
import { FailedNotice } from '../blocks/parts/failed-notice.tsx'
import { ProductPicture } from '../blocks/parts/media/picture.tsx'
import { Price } from '../blocks/parts/product/price.tsx'
import { ProductCard } from '../blocks/parts/product/product-card.tsx'
import { ProductRow, productRowCss } from '../blocks/parts/product/product-row.tsx'
import type { PageContext } from './page-context.ts'
import css from './recommended.css?inline'

export const recommendedCss: readonly string[] = [...productRowCss, css]

/** Spec 1 §3 "Recommendation product". */
export type RecommendedProduct = Card & { readonly recToken: string }

/** Spec 1 §9: a carousel, three cards, six per row; stacked where there is little room. */
export type RecommendedLayout = 'carousel' | 'three' | 'six' | 'stacked'

type RecommendedProps = PageContext & {
  readonly id: string
  readonly title: string
  readonly layout: RecommendedLayout
  /** Null where they couldn't be read. */
  readonly products: readonly RecommendedProduct[] | null
  /** Path of the page; null for one that goes without them where they couldn't be read. */
  readonly path: string | null
}

/** Products that go with those of the page. */
export function Recommended({ site, t, id, title, layout, products, path }: RecommendedProps) {
  if (products?.length === 0 || (products === null && path === null)) return null
  return (
    <section className="rec" aria-labelledby={id}>
      <h2 className="title edge" id={id}>
        {title}
      </h2>
      {products ? (
        <Products site={site} t={t} title={title} layout={layout} products={products} />
      ) : (
        <div className="edge">
          <FailedNotice text={t('products.failed')} path={path ?? ''} t={t} />
        </div>
      )}
    </section>
  )
}

const gridSizes = { three: '(min-width:48rem) 31vw,48vw', six: '(min-width:64rem) 15vw,(min-width:48rem) 31vw,48vw' }

type ProductsProps = PageContext &
  Pick<RecommendedProps, 'title' | 'layout'> & { readonly products: readonly RecommendedProduct[] }

function Products({ site, t, title, layout, products }: ProductsProps) {
  const { locale } = site
  if (layout === 'carousel') return <ProductRow title={title} products={products} locale={locale} t={t} />
  if (layout === 'stacked')
    return (
      <ul className="rec-stacked edge">
        {products.map((product) => (
          <Stacked key={product.productId} site={site} t={t} product={product} />
        ))}
      </ul>
    )
  return (
    <ul className={`rec-${layout} edge`}>
      {products.map((card) => (
        <ProductCard key={card.productId} card={card} locale={locale} t={t} sizes={gridSizes[layout]} />
      ))}
    </ul>
  )
}

const Stacked = ({ site, t, product }: PageContext & { readonly product: RecommendedProduct }) => {
  const [picture] = product.pictures
  return (
    <li data-rec={product.recToken}>
      <div className="pic" data-ground={picture?.ground ?? 'paper'}>
        {picture ? <ProductPicture picture={picture} sizes="96px" alt="" /> : null}
      </div>
      <div>
        <h3>
          <a href={href.product(site.locale, product)}>{product.name}</a>
        </h3>
        <p className="sub">{product.kind}</p>
        <Price price={product.price} locale={site.locale} t={t} />
      </div>
    </li>
  )
}
