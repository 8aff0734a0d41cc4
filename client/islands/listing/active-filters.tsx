import { choose, isChosen, type ListingState, listingAddress, withoutAny } from '../../../shared/listing-state.ts'
import { Pill } from '../../pages/listing/pill.tsx'
import { understoodPills } from '../../pages/listing/understood-pills.ts'
import type { PageContext } from '../../pages/page-context.ts'
import type { IslandPropsOf } from '../contracts.ts'

type ActiveFiltersProps = Pick<PageContext, 't'> & {
  readonly list: IslandPropsOf<'listing'>
  readonly state: ListingState
}

/**
 * The active filters as pills, those that a query says before those that were chosen; each one links to the listing
 * without its filter. A chosen value that the query says too is one pill.
 */
export function ActiveFilters({ t, list, state }: ActiveFiltersProps) {
  const understood = list.search?.understood ?? []
  const isSaid = (facet: string, value: string) =>
    understood.some(({ kind, values, without }) => without !== '' && kind === facet && values.includes(value))
  const chosen = list.facets.flatMap(({ key, values }) =>
    values.filter(({ value }) => isChosen(state, key, value)).map(({ value, label }) => ({ key, value, label })),
  )
  const said = understoodPills(list.path, understood, state)
  if (chosen.length === 0 && said.length === 0) return null
  return (
    <ul className="pills" aria-label={t('filters.active')}>
      {said.map(({ label, href }) => (
        <Pill key={href} t={t} label={label} href={href} />
      ))}
      {chosen
        .filter(({ key, value }) => !isSaid(key, value))
        .map(({ key, value, label }) => (
          <Pill
            key={`${key}:${value}`}
            t={t}
            label={label}
            href={listingAddress(list.path, choose(state, key, value, false))}
          />
        ))}
      {chosen.length > 0 ? (
        <li>
          <a className="link" href={listingAddress(list.path, withoutAny(state))}>
            {t('filters.clear')}
          </a>
        </li>
      ) : null}
    </ul>
  )
}
