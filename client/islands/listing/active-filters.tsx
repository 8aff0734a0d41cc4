import { choose, isChosen, type ListingState, listingAddress, withoutAny } from '../../../shared/listing-state.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import type { IslandPropsOf } from '../contracts.ts'

type ActiveFiltersProps = Pick<PageContext, 't'> & {
  readonly list: IslandPropsOf<'listing'>
  readonly state: ListingState
}

/** The active filters as pills; each one links to the listing without its filter. */
export function ActiveFilters({ t, list, state }: ActiveFiltersProps) {
  const active = list.facets.flatMap(({ key, values }) =>
    values.filter(({ value }) => isChosen(state, key, value)).map(({ value, label }) => ({ key, value, label })),
  )
  if (active.length === 0) return null
  return (
    <ul className="pills" aria-label={t('filters.active')}>
      {active.map(({ key, value, label }) => (
        <li key={`${key}:${value}`}>
          <a href={listingAddress(list, choose(state, key, value, false))} aria-label={t('filters.remove', { label })}>
            {label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="link" href={listingAddress(list, withoutAny(state))}>
          {t('filters.clear')}
        </a>
      </li>
    </ul>
  )
}
