import {
  type ChangeEvent,
  type MouseEvent,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
} from 'react'
import { choose, type ListingState, listingAddress, perPage, sorts } from '../../../shared/listing-state.ts'
import { pageCount } from '../../../shared/pagination.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import { Pagination } from '../../pages/listing/pagination.tsx'
import { ServerHtml } from '../../runtime/slot.tsx'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { ActiveFilters } from './active-filters.tsx'
import { Filters, filterFormId, typedPrice } from './filters.tsx'
import { rangeClass } from './price-range.tsx'
import { SearchHead } from './search-head.tsx'
import { readState, useList } from './use-list.ts'
import { usePriceRange } from './use-price-range.ts'
import { useSheet } from './use-sheet.ts'
import './listing.css'

/**
 * The filter rail, toolbar, cards and pagination of a category or a search. Its links and form also work without
 * script; here they update the list in place. The cards, or the message that nothing matches, are rendered by the
 * server.
 */
function Listing(own: IslandContext & IslandPropsOf<'listing'>) {
  const { site, t, slot } = own
  const results = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const showTop = useCallback(() => results.current?.scrollIntoView({ behavior: 'instant' }), [])
  const { list, slot: html, requested, busy, change } = useList(own, showTop, useSheet(form))
  const range = usePriceRange(form, list.typed, requested, change)
  const hadFocus = useFocusFallback(heading, requested, list, busy)
  // A checked box shows at once; the rest of the list may follow a frame later.
  const deferredState = useDeferredValue(requested)
  const deferredBusy = useDeferredValue(busy)

  const toggleFilter = useCallback(
    ({ target: { name, value, checked } }: ChangeEvent<HTMLInputElement>) =>
      change((current) => choose(current, name, value, checked), 'stay'),
    [change],
  )
  const changeSort = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    change(
      (current) => ({ ...current, page: 1, sort: sorts.find((sort) => sort === target.value) ?? 'featured' }),
      'stay',
    )
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (event.ctrlKey || event.metaKey || event.shiftKey || link?.pathname !== own.path || link.hash) return
    event.preventDefault()
    hadFocus.current = link === document.activeElement
    const next = readState(own, link.search)
    change(() => next, link.closest('.pages') ? 'top' : 'stay')
  }
  const submit = (event: SubmitEvent) => {
    // A ticked box has already requested its list by the change event.
    event.preventDefault()
    const { submitter } = event.nativeEvent
    // Submitted by the sort select rather than by a button.
    if (!submitter) return
    if (!range.apply(typedPrice(list.facets)) || submitter.closest(`.${rangeClass}`)) return
    form.current?.hidePopover()
    showTop()
  }
  // Delegated, to include links in the server-rendered cards.
  const listeners = { onClick: follow, onSubmit: submit }

  return (
    <div className="list edge" {...listeners}>
      {list.search ? <SearchHead t={t} {...list.search} /> : null}
      <Filters ref={form} site={site} t={t} list={list} state={requested} onPick={toggleFilter} faults={range.faults} />
      <section ref={results} aria-labelledby="results">
        <header className="bar">
          <h2 id="results" ref={heading} tabIndex={-1} aria-live="polite">
            {t('listing.count', { count: list.total })}
          </h2>
          <button type="button" className="open-rail" popoverTarget={filterFormId}>
            <Icon name="sliders" />
            {t('filters.title')}
          </button>
          <p className="sort">
            <label htmlFor="sort">{t('sort.label')}</label>
            <select
              id="sort"
              name="sort"
              form={filterFormId}
              value={requested.sort}
              onChange={changeSort}
              data-submit=""
            >
              {sorts.map((value) => (
                <option key={value} value={value}>
                  {t(`sort.${value}`)}
                </option>
              ))}
            </select>
            <button type="submit" form={filterFormId} className="nojs link">
              {t('sort.submit')}
            </button>
          </p>
          <ActiveFilters t={t} list={list} state={deferredState} />
        </header>
        <div className="cards" id="products" aria-busy={deferredBusy || undefined}>
          {html === undefined ? slot : <ServerHtml html={html} />}
        </div>
        <Pagination
          t={t}
          page={list.page}
          pages={pageCount(list.total, perPage)}
          hrefOf={(page) => listingAddress(list.path, { ...deferredState, page })}
        />
      </section>
    </div>
  )
}

/** Moves the focus to the results heading when the pressed pill or "next" link disappears. */
function useFocusFallback(
  heading: RefObject<HTMLElement | null>,
  requested: ListingState,
  list: object,
  busy: boolean,
): RefObject<boolean> {
  const hadFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: pills disappear with the requested state, page links with the shown one
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    if (!busy) hadFocus.current = false
  }, [heading, requested, list, busy])
  return hadFocus
}

export const island: IslandOf<'listing'> = Listing
