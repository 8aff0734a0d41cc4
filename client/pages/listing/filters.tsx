import type { Facet, Listing } from '../../../shared/contracts/catalog.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import type { PageContext } from '../page-context.ts'
import type { ListingUrl } from './listing-url.ts'

type FacetValue = Facet['values'][number]

export const filterFormId = 'filters'
const shown = 8
const openFacets = 4

type FiltersProps = PageContext & {
  listing: Listing
  urlFor: ListingUrl
  /** Path the form asks, and what else must stay in the query (a search's `q`). */
  action: string
  keep: Readonly<Record<string, string>>
}

/**
 * One form: a rail on a wide screen, a popover sheet on a phone. Without script, boxes are ticked and the button
 * applies them.
 */
export function Filters({ t, listing, urlFor, action, keep }: FiltersProps) {
  const facets = listing.facets.filter(({ values }) => values.length > 0)
  return (
    <form
      className="rail"
      id={filterFormId}
      popover="auto"
      action={action}
      method="get"
      aria-label={t('filters.title')}
    >
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="sheet-top">
        <b>{t('filters.title')}</b>
        <button type="button" popoverTarget={filterFormId} popoverTargetAction="hide" aria-label={t('filters.close')}>
          <Icon name="close" />
        </button>
      </p>
      {facets.map((facet, index) => (
        <details key={facet.key} open={index < openFacets || facet.values.some(({ selected }) => selected)}>
          <summary>
            {facet.label || t(`filters.${facet.key}`)}
            <Icon name="chevron" />
          </summary>
          <FacetValues facet={facet} t={t} />
        </details>
      ))}
      <p className="rail-end">
        <a className="btn b2" href={urlFor({ refine: [] })}>
          {t('filters.clear')}
        </a>
        <button type="submit" className="btn">
          {t('filters.show', { count: listing.total })}
        </button>
      </p>
    </form>
  )
}

function FacetValues({ facet, t }: { facet: Facet; t: PageContext['t'] }) {
  const choice = (value: FacetValue) => <Choice key={value.value} facet={facet} value={value} t={t} />
  if (facet.key === 'size') return <ul className="sizes">{facet.values.map(choice)}</ul>
  const rest = facet.values.slice(shown)
  return (
    <>
      <ul>{facet.values.slice(0, shown).map(choice)}</ul>
      {rest.length > 0 ? (
        <details open={rest.some(({ selected }) => selected)}>
          <summary className="link">{t('filters.more')}</summary>
          <ul>{rest.map(choice)}</ul>
        </details>
      ) : null}
    </>
  )
}

function Choice({ facet, value, t }: { facet: Facet; value: FacetValue; t: PageContext['t'] }) {
  const [one, two] = value.swatch ?? []
  return (
    <li>
      <label>
        <input
          type="checkbox"
          name={facet.key}
          value={value.value}
          aria-label={t('filters.option', { label: value.label, count: value.count })}
          defaultChecked={value.selected}
          disabled={value.count === 0 && !value.selected}
        />
        {one ? (
          <svg className="dot" viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="8" fill={one} />
            {two ? <path d="M8 0a8 8 0 0 1 0 16z" fill={two} /> : null}
          </svg>
        ) : null}
        <span>{value.label}</span>
        <span className="n" aria-hidden="true">
          {value.count}
        </span>
      </label>
    </li>
  )
}

/** What is chosen now; each pill takes its filter away. */
export function ActiveFilters({ t, listing, urlFor }: PageContext & Pick<FiltersProps, 'listing' | 'urlFor'>) {
  const active = listing.facets.flatMap(({ key, values }) =>
    values.filter(({ selected }) => selected).map(({ value, label }) => ({ id: `${key}:${value}`, label })),
  )
  if (active.length === 0) return null
  return (
    <ul className="pills" aria-label={t('filters.active')}>
      {active.map(({ id, label }) => (
        <li key={id}>
          <a
            href={urlFor({ refine: active.filter((other) => other.id !== id).map((other) => other.id) })}
            aria-label={t('filters.remove', { label })}
          >
            {label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="link" href={urlFor({ refine: [] })}>
          {t('filters.clear')}
        </a>
      </li>
    </ul>
  )
}
