import { type ChangeEvent, memo } from 'react'
import { isChosen, type ListingState } from '../../../shared/listing-state.ts'
import type { PageContext } from '../../pages/page-context.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { Details } from './details.tsx'

type Facet = IslandPropsOf<'listing'>['facets'][number]
type FacetValue = Facet['values'][number]

const shownValues = 8

type FacetValuesProps = Pick<PageContext, 't'> & {
  readonly facet: Facet
  readonly state: ListingState
  readonly onPick: (event: ChangeEvent<HTMLInputElement>) => void
}

export function FacetValues({ t, facet, state, onPick }: FacetValuesProps) {
  const renderChoice = (value: FacetValue) => (
    <Choice
      key={value.value}
      t={t}
      name={facet.key}
      value={value}
      checked={isChosen(state, facet.key, value.value)}
      onPick={onPick}
    />
  )
  if (facet.key === 'size')
    return groupsOf(facet).map(([heading, values]) => {
      const sizes = (
        <ul key={heading} className={values.some(isLong) ? 'sizes long' : 'sizes'}>
          {values.map(renderChoice)}
        </ul>
      )
      return heading === '' ? (
        sizes
      ) : (
        <fieldset key={heading}>
          <legend className="label muted">{heading}</legend>
          {sizes}
        </fieldset>
      )
    })
  const hiddenValues = facet.values.slice(shownValues)
  return (
    <>
      <ul>{facet.values.slice(0, shownValues).map(renderChoice)}</ul>
      {hiddenValues.length > 0 ? (
        <Details
          startsOpen={hiddenValues.some(({ value }) => isChosen(state, facet.key, value))}
          summary={<summary className="link">{t('filters.more')}</summary>}
        >
          <ul>{hiddenValues.map(renderChoice)}</ul>
        </Details>
      ) : null}
    </>
  )
}

/** Values by their headings; those without one below ''. */
function groupsOf({ values }: Facet): [string, FacetValue[]][] {
  const groups = new Map<string, FacetValue[]>()
  for (const value of values) {
    const heading = value.group ?? ''
    groups.set(heading, [...(groups.get(heading) ?? []), value])
  }
  return [...groups]
}

/** "Women 8 · Men 6.5" needs more room than "42" and "$150". */
const isLong = ({ label }: FacetValue): boolean => label.length > 5

type ChoiceProps = Pick<FacetValuesProps, 't' | 'onPick'> & {
  readonly name: string
  readonly value: FacetValue
  readonly checked: boolean
}

/** Memoized: there may be hundreds, and a click should render only one. */
const Choice = memo(function Choice({ t, name, value, checked, onPick }: ChoiceProps) {
  const [firstColor, secondColor] = value.swatch ?? []
  return (
    <li>
      <label>
        <input
          type="checkbox"
          name={name}
          value={value.value}
          checked={checked}
          onChange={onPick}
          disabled={value.count === 0 && !checked}
        />
        {firstColor ? (
          <svg className="dot" viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="8" fill={firstColor} />
            {secondColor ? <path d="M8 0a8 8 0 0 1 0 16z" fill={secondColor} /> : null}
          </svg>
        ) : null}
        <span>{value.label}</span>
        <span className="n">
          {value.count}
          <span className="sr">{t('filters.styles', { count: value.count })}</span>
        </span>
      </label>
    </li>
  )
})
