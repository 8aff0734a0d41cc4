import type { ChangeEvent, Ref } from 'react'
import { isChosen, type ListingState, listingAddress, withoutAny } from '../../../shared/listing-state.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { Details } from './details.tsx'
import { FacetValues } from './facet-values.tsx'

type List = IslandPropsOf<'listing'>

export const filterFormId = 'filters'
const openFacets = 4

type FiltersProps = Pick<PageContext, 't'> & {
  readonly list: List
  /** The checked boxes; the list itself may still be loading. */
  readonly state: ListingState
  readonly onPick: (event: ChangeEvent<HTMLInputElement>) => void
  readonly ref: Ref<HTMLFormElement>
}

/**
 * A form: a rail on wide screens, a popover sheet on phones. Without script, its button applies the checked boxes.
 */
export function Filters({ t, list, state, onPick, ref }: FiltersProps) {
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
          startsOpen={index < openFacets || facet.values.some(({ value }) => isChosen(state, facet.key, value))}
          summary={
            <summary>
              {facet.label}
              <Icon name="chevron" />
            </summary>
          }
        >
          <FacetValues t={t} facet={facet} state={state} onPick={onPick} />
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
