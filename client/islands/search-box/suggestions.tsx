import type { Suggestions as Answer } from '../../../shared/contracts/catalog.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { pictureAt } from '../../../shared/picture-url.ts'
import { href } from '../../../shared/routes.ts'
import type { PageContext } from '../../pages/page-context.ts'

type SuggestionsProps = PageContext & { readonly id: string; readonly query: string; readonly found: Answer }

/** Search terms, categories and products that match the typed text. */
export function Suggestions({ id, site, t, query, found: suggestions }: SuggestionsProps) {
  const { locale } = site
  const searchHref = (term: string) => `${href.search(locale)}?q=${encodeURIComponent(term)}`
  return (
    <section className="sug" id={id} aria-label={t('search.suggestions')}>
      <div className="sug-words">
        {suggestions.terms.length > 0 ? <p>{t('search.terms')}</p> : null}
        {suggestions.terms.map((term) => (
          <a key={term} href={searchHref(term)}>
            {term}
          </a>
        ))}
        {suggestions.categories.length > 0 ? <p>{t('search.categories')}</p> : null}
        {suggestions.categories.map((category) => (
          <a key={category.categoryId} href={href.category(locale, category)}>
            {category.name}
          </a>
        ))}
        <a className="sug-all" href={searchHref(query)}>
          {t('search.all', { query })}
        </a>
      </div>
      <div className="sug-goods">
        {suggestions.products.slice(0, 4).map((product) => {
          const picture = product.pictures[0]
          return (
            <a key={product.productId} href={href.product(locale, product)}>
              <span className="sug-pic" data-ground={picture?.ground}>
                {picture ? <img src={pictureAt(picture, 240)} alt="" width={120} height={150} /> : null}
              </span>
              <span>{product.name}</span>
              <small>{formatMoney(product.price.lowCurrent, product.price.currency, locale)}</small>
            </a>
          )
        })}
      </div>
    </section>
  )
}
