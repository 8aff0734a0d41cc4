import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { SearchForm } from '../../pages/chrome/search-form.tsx'
import { forgetSearch, recentSearches } from '../../state/recent-searches.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { optionId } from './options.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { Suggestions } from './suggestions.tsx'
import { useSuggestions } from './use-suggestions.ts'
import './suggestions.css'

/** Keys that move in the text, and return to it from an option. */
const textKeys: readonly string[] = ['Home', 'End', 'ArrowLeft', 'ArrowRight']

/**
 * The search form of the header or the hub: an editable combobox with a listbox (WAI-ARIA 1.2). The focus stays in the
 * input, so that typing goes on wherever the arrow keys are. A failed request shows no suggestions: the form works
 * without them.
 */
function SearchBox({ site, t, at, query }: IslandContext & IslandPropsOf<'search-box'>) {
  const id = at === 'hub' ? 'q-hub' : 'q'
  const listId = `${id}-suggestions`
  const input = useRef<HTMLInputElement>(null)
  const activeOption = useRef<HTMLAnchorElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  /** An option of that list only: another one has others. */
  const [active, setActive] = useState<{ readonly of: object; readonly index: number } | null>(null)
  const [recent, setRecent] = useState<readonly string[]>([])
  const suggestions = useSuggestions(site.locale, typed)
  const recentOffer = recent.length > 0 ? { found: recent, count: recent.length } : null
  const offer = typed === '' ? recentOffer : suggestions
  const isShown = isOpen && offer !== null
  const activeIndex = isShown && active?.of === offer.found ? active.index : -1

  const open = useCallback(() => {
    setRecent(recentSearches())
    setIsOpen(true)
  }, [])
  // Text that was typed before the script was there.
  useEffect(() => {
    setTyped(input.current?.value.trim() ?? '')
    if (document.activeElement === input.current) open()
  }, [open])
  useEffect(() => {
    if (activeIndex >= 0) activeOption.current?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex])

  const forget = (text: string) => {
    forgetSearch(text)
    setRecent(recentSearches())
    setActive(null)
  }
  const close = () => {
    setIsOpen(false)
    setActive(null)
  }
  const setText = (text: string) => {
    setTyped(text.trim())
    setIsOpen(true)
    setActive(null)
  }
  /** From the input, at -1, through all options and back to it. */
  const move = (step: 1 | -1) => {
    if (!offer) return
    const { found, count } = offer
    setIsOpen(true)
    setActive({ of: found, index: ((activeIndex + 1 + step + count + 1) % (count + 1)) - 1 })
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, currentTarget } = event
    if (event.nativeEvent.isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (!altKey) move(key === 'ArrowDown' ? 1 : -1)
      else if (key === 'ArrowDown') setIsOpen(true)
      else close()
    } else if (key === 'Escape') {
      event.preventDefault()
      if (isShown) return close()
      currentTarget.value = ''
      setText('')
    } else if (key === 'Enter' && activeIndex >= 0) {
      event.preventDefault()
      activeOption.current?.click()
    } else if (key === 'Delete' && typed === '' && activeIndex >= 0) {
      event.preventDefault()
      forget(recent[activeIndex] ?? '')
    } else if (textKeys.includes(key)) setActive(null)
  }
  const list = { id: listId, site, t, activeIndex, activeOption }
  return (
    <SearchForm
      site={site}
      t={t}
      id={id}
      name={t('search.label')}
      query={query}
      input={{
        ref: input,
        // A search field may have no other role.
        type: 'text',
        inputMode: 'search',
        role: 'combobox',
        // A sheet that opens has its focus here.
        autoFocus: at === 'hub',
        'aria-autocomplete': 'list',
        'aria-expanded': isShown,
        ...(isShown && { 'aria-controls': listId }),
        ...(activeIndex >= 0 && { 'aria-activedescendant': optionId(listId, activeIndex) }),
        onFocus: open,
        onBlur: close,
        onInput: ({ currentTarget }) => setText(currentTarget.value),
        onKeyDown: handleKeyDown,
      }}
    >
      {isShown && typed === '' ? <RecentSearches {...list} texts={recent} onForget={forget} /> : null}
      {isShown && typed !== '' && suggestions ? (
        <Suggestions {...list} query={suggestions.query} found={suggestions.found} />
      ) : null}
    </SearchForm>
  )
}

export const island: IslandOf<'search-box'> = SearchBox
