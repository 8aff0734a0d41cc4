import type { ChangeEvent, Ref } from 'react'
import { isChosen, type ListingState, listingAddress, withoutAny } from '../../../shared/listing-state.ts'
import type { RangeEnd } from '../../../shared/price-range.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { Details } from './details.tsx'
import { FacetValues } from './facet-values.tsx'
import { OwnSize } from './own-size.tsx'
import { PriceRange } from './price-range.tsx'

type List = IslandPropsOf<'listing'>
type Facet = List['facets'][number]

export const filterFormId = 'filters'
const openFacets = 4

type FiltersProps = Pick<PageContext, 'site' | 't'> & {
  readonly list: List
  /** The checked boxes; the list itself may still be loading. */
  readonly state: ListingState
  readonly onPick: (event: ChangeEvent<HTMLInputElement>) => void
  /** Ends of a typed range of prices that are no amounts. */
  readonly faults: readonly RangeEnd[]
  readonly ref: Ref<HTMLFormElement>
}

/**
 * A form: a rail on wide screens, a popover sheet on phones. Without script, its button applies the checked boxes.
 */
export function Filters({ site, t, list, state, onPick, faults, ref }: FiltersProps) {
  const typed = typedPrice(list.facets)
  const isOpen = ({ key, values }: Facet) =>
    (key === 'price' && faults.length > 0) || values.some(({ value }) => isChosen(state, key, value))
  return (
    <form
      ref={ref}
      className="rail"
      id={filterFormId}
      popover="auto"
      action={list.path}
      method="get"
      aria-label={t('filters.title')}
      // The address says what is chosen; a browser that goes back would fill in what was chosen last.
      autoComplete="off"
    >
      {state.query === undefined ? null : <input type="hidden" name="q" value={state.query} />}
      {state.isExact ? <input type="hidden" name="exact" value="1" /> : null}
      <p className="sheet-top">
        <b>{t('filters.title')}</b>
        <button type="button" popoverTarget={filterFormId} popoverTargetAction="hide" aria-label={t('filters.close')}>
          <Icon name="close" />
        </button>
      </p>
      {list.facets.map((facet, index) => (
        <Details
          key={facet.key}
          startsOpen={index < openFacets || isOpen(facet)}
          summary={
            <summary>
              {facet.label}
              <Icon name="chevron" />
            </summary>
          }
        >
          {facet.key === 'size' ? <OwnSize t={t} list={list} state={state} /> : null}
          <FacetValues t={t} facet={without(facet, typed)} state={state} onPick={onPick} />
          {facet.key === 'price' ? (
            <PriceRange site={site} t={t} value={typed} typed={list.typed} faults={faults} />
          ) : null}
        </Details>
      ))}
      <p className="rail-end">
        <a className="btn b2" href={listingAddress(list.path, withoutAny(state))}>
          {t('filters.clear')}
        </a>
        <button type="submit" className="btn">
          {t('filters.show', { count: list.total })}
        </button>
      </p>
    </form>
  )
}

/** The range of prices that stands in its own fields and not among the boxes. */
export const typedPrice = (facets: readonly Facet[]): string | undefined =>
  facets.find(({ key }) => key === 'price')?.values.find(({ selected, isTyped }) => selected && isTyped)?.value

const without = (facet: Facet, typed: string | undefined): Facet =>
  facet.key === 'price' && typed !== undefined
    ? { ...facet, values: facet.values.filter(({ value }) => value !== typed) }
    : facet
