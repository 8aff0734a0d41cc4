import type { Ref } from 'react'
import type { ShopSuggestions as Answer } from '../../../shared/contracts/found-page.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { pictureAt } from '../../../shared/picture-url.ts'
import { href } from '../../../shared/routes.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { Group, Option, optionId } from './options.tsx'

const shownProducts = 4

/** The options of an answer; none if nothing was found, although one always leads to the search page. */
export function optionCount({ terms, categories, pages, products }: Answer): number {
  const found = terms.length + categories.length + pages.length + Math.min(products.length, shownProducts)
  return found > 0 ? found + 1 : 0
}

type SuggestionsProps = PageContext & {
  readonly id: string
  readonly query: string
  readonly found: Answer
  /** The index of the option that the arrow keys have reached; -1 if none. */
  readonly activeIndex: number
  readonly activeOption: Ref<HTMLAnchorElement>
}

/** The listbox of the search box: search terms, categories, pages and products that match the text, each a link. */
export function Suggestions({ id, site, t, query, found, activeIndex, activeOption }: SuggestionsProps) {
  const { locale } = site
  const { terms, categories, pages } = found
  const pagesFrom = terms.length + categories.length
  const all = pagesFrom + pages.length
  const searchHref = (term: string) => `${href.search(locale)}?q=${encodeURIComponent(term)}`
  const option = (index: number) => ({
    id: optionId(id, index),
    isActive: index === activeIndex,
    ...(index === activeIndex && { ref: activeOption }),
  })
  return (
    // A press leaves the focus in the input, which would close the list before it is a click.
    <div
      className="sug"
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('search.suggestions')}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="sug-words">
        <Group id={`${id}-terms`} name={t('search.terms')}>
          {terms.map((term, index) => (
            <Option key={term} {...option(index)} href={searchHref(term)}>
              {term}
            </Option>
          ))}
        </Group>
        <Group id={`${id}-categories`} name={t('search.categories')}>
          {categories.map((category, index) => (
            <Option key={category.categoryId} {...option(terms.length + index)} href={href.category(locale, category)}>
              {category.name}
              {category.department ? <small> · {category.department}</small> : null}
            </Option>
          ))}
        </Group>
        <Group id={`${id}-pages`} name={t('search.pages')}>
          {pages.map((page, index) => (
            <Option key={page.href} {...option(pagesFrom + index)} href={page.href}>
              {page.label}
              {page.note ? <small> · {page.note}</small> : null}
            </Option>
          ))}
        </Group>
        <Option {...option(all)} className="sug-all" href={searchHref(query)}>
          {t('search.all', { query })}
        </Option>
      </div>
      <div className="sug-goods">
        {found.products.slice(0, shownProducts).map((product, index) => {
          const picture = product.pictures[0]
          return (
            <Option key={product.productId} {...option(all + 1 + index)} href={href.product(locale, product)}>
              <span className="sug-pic" data-ground={picture?.ground}>
                {picture ? <img src={pictureAt(picture, 240)} alt="" width={120} height={150} /> : null}
              </span>
              <span>{product.name}</span>
              <small>{formatMoney(product.price.lowCurrent, product.price.currency, locale)}</small>
            </Option>
          )
        })}
      </div>
    </div>
  )
}
