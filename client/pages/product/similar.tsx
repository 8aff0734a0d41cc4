import type { ProductCard } from '../../../shared/contracts/product.ts'
import { ProductRow, productRowCss } from '../../blocks/parts/product/product-row.tsx'
import type { PageContext } from '../page-context.ts'
import css from './similar.css?inline'

export const similarCss: readonly string[] = [...productRowCss, css]

/** Similar products, below the product. */
export function Similar({ site, t, products }: PageContext & { products: readonly ProductCard[] }) {
  return (
    <section className="similar" aria-labelledby="similar">
      <h2 className="title edge" id="similar">
        {t('product.similar')}
      </h2>
      <ProductRow title={t('product.similar')} products={products} locale={site.locale} t={t} />
    </section>
  )
}
