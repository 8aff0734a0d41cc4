import type { ReactNode, Ref } from 'react'
import type { Suggestions as Answer } from '../../../shared/contracts/catalog.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { pictureAt } from '../../../shared/picture-url.ts'
import { href } from '../../../shared/routes.ts'
import type { PageContext } from '../../pages/page-context.ts'

const shownProducts = 4

/** The options of an answer; none if nothing was found, although one always leads to the search page. */
export function optionCount({ terms, categories, products }: Answer): number {
  const found = terms.length + categories.length + Math.min(products.length, shownProducts)
  return found > 0 ? found + 1 : 0
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

type SuggestionsProps = PageContext & {
  readonly id: string
  readonly query: string
  readonly found: Answer
  /** The index of the option that the arrow keys have reached; -1 if none. */
  readonly activeIndex: number
  readonly activeOption: Ref<HTMLAnchorElement>
}

/** The listbox of the search box: search terms, categories and products that match the typed text, each a link. */
export function Suggestions({ id, site, t, query, found, activeIndex, activeOption }: SuggestionsProps) {
  const { locale } = site
  const { terms, categories } = found
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
            </Option>
          ))}
        </Group>
        <Option {...option(terms.length + categories.length)} className="sug-all" href={searchHref(query)}>
          {t('search.all', { query })}
        </Option>
      </div>
      <div className="sug-goods">
        {found.products.slice(0, shownProducts).map((product, index) => {
          const picture = product.pictures[0]
          return (
            <Option
              key={product.productId}
              {...option(terms.length + categories.length + 1 + index)}
              href={href.product(locale, product)}
            >
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

type GroupProps = { readonly id: string; readonly name: string; readonly children: readonly ReactNode[] }

const Group = ({ id, name, children }: GroupProps) =>
  children.length > 0 ? (
    // biome-ignore lint/a11y/useSemanticElements: the groups of a listbox are no fields
    <div role="group" aria-labelledby={id}>
      <p role="presentation" id={id}>
        {name}
      </p>
      {children}
    </div>
  ) : null

type OptionProps = {
  readonly id: string
  readonly isActive: boolean
  readonly ref?: Ref<HTMLAnchorElement>
  readonly href: string
  readonly className?: string
  readonly children: ReactNode
}

const Option = ({ isActive, ...link }: OptionProps) => (
  <a {...link} role="option" aria-selected={isActive} tabIndex={-1} />
)
