import { type ChangeEvent, memo, type ReactNode, type Ref, useState } from 'react'
import { choose, isChosen, type ListingState, listingAddress, withoutAny } from '../../../shared/listing-state.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import type { IslandPropsOf } from '../contracts.ts'

type List = IslandPropsOf<'listing'>
type Facet = List['facets'][number]
type FacetValue = Facet['values'][number]

export const filterFormId = 'filters'
const shownValues = 8
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
          {facet.key === 'size' ? <OwnSize t={t} list={list} state={state} /> : null}
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

/** A link, so that a shopper whose size is known needs no search for it. The Worker shows it to them alone. */
function OwnSize({ t, list: { path, ownSize }, state }: Pick<FiltersProps, 't' | 'list' | 'state'>) {
  if (!ownSize) return null
  const { mark, size, words } = ownSize
  // React sets an attribute of its own by its property.
  const shown = mark === 'hidden' ? { hidden: true } : { [mark]: '' }
  return (
    <p className="own-size" {...shown}>
      <a className="link" href={listingAddress(path, choose(state, 'size', size, true))}>
        {t('filters.ownSize', { size: words })}
      </a>
    </p>
  )
}

type DetailsProps = { readonly startsOpen: boolean; readonly summary: ReactNode; readonly children: ReactNode }

/** Only the shopper opens and closes it after the first render, or unchecking a box could collapse its group. */
function Details({ startsOpen, summary, children }: DetailsProps) {
  const [open, setOpen] = useState(startsOpen)
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {summary}
      {children}
    </details>
  )
}

type FacetValuesProps = Omit<FiltersProps, 'list' | 'ref'> & { readonly facet: Facet }

function FacetValues({ t, facet, state, onPick }: FacetValuesProps) {
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
  if (facet.key === 'size') return <ul className="sizes">{facet.values.map(renderChoice)}</ul>
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
