import type { ProductCard } from '../../../shared/contracts/product.ts'
import { FailedNotice } from '../../blocks/parts/failed-notice.tsx'
import { ProductRow, productRowCss } from '../../blocks/parts/product/product-row.tsx'
import type { PageContext } from '../page-context.ts'
import css from './similar.css?inline'

export const similarCss: readonly string[] = [...productRowCss, css]

type SimilarProps = PageContext & {
  /** Null where they couldn't be read. */
  readonly products: readonly ProductCard[] | null
  /** Path of the product's page. */
  readonly path: string
}

/** Similar products, below the product. */
export function Similar({ site, t, products, path }: SimilarProps) {
  if (products?.length === 0) return null
  return (
    <section className="similar" aria-labelledby="similar">
      <h2 className="title edge" id="similar">
        {t('product.similar')}
      </h2>
      {products ? (
        <ProductRow title={t('product.similar')} products={products} locale={site.locale} t={t} />
      ) : (
        <div className="edge">
          <FailedNotice text={t('products.failed')} path={path} t={t} />
        </div>
      )}
    </section>
  )
}
