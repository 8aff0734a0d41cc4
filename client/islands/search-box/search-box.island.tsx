import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Suggestions as Answer } from '../../../shared/contracts/catalog.ts'
import { SearchForm } from '../../pages/chrome/search-form.tsx'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { optionId, Suggestions } from './suggestions.tsx'
import { useSuggestions } from './use-suggestions.ts'
import './suggestions.css'

/** Unique, because a page has one header. */
const listId = 'q-suggestions'
/** Keys that move in the text, and return to it from an option. */
const textKeys: readonly string[] = ['Home', 'End', 'ArrowLeft', 'ArrowRight']

/**
 * The header's search form: an editable combobox with a listbox (WAI-ARIA 1.2). The focus stays in the input, so that
 * typing goes on wherever the arrow keys are. A failed request shows no suggestions: the form works without them.
 */
function SearchBox({ site, t, query }: IslandContext & IslandPropsOf<'search-box'>) {
  const input = useRef<HTMLInputElement>(null)
  const activeOption = useRef<HTMLAnchorElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  /** An option of that answer only: another one has others. */
  const [active, setActive] = useState<{ readonly of: Answer; readonly index: number } | null>(null)
  const suggestions = useSuggestions(site.locale, typed)
  const shown = isOpen ? suggestions : null
  const activeIndex = shown && active?.of === shown.found ? active.index : -1

  // Text that was typed before the script was there.
  useEffect(() => {
    setTyped(input.current?.value.trim() ?? '')
    setIsOpen(document.activeElement === input.current)
  }, [])
  useEffect(() => {
    if (activeIndex >= 0) activeOption.current?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex])

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
    if (!suggestions) return
    const { found, count } = suggestions
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
      if (shown) return close()
      currentTarget.value = ''
      setText('')
    } else if (key === 'Enter' && activeIndex >= 0) {
      event.preventDefault()
      activeOption.current?.click()
    } else if (textKeys.includes(key)) setActive(null)
  }
  return (
    <SearchForm
      site={site}
      t={t}
      id="q"
      name={t('search.label')}
      query={query}
      input={{
        ref: input,
        // A search field may have no other role.
        type: 'text',
        inputMode: 'search',
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': shown !== null,
        ...(shown && { 'aria-controls': listId }),
        ...(activeIndex >= 0 && { 'aria-activedescendant': optionId(listId, activeIndex) }),
        onFocus: () => setIsOpen(true),
        onBlur: close,
        onInput: ({ currentTarget }) => setText(currentTarget.value),
        onKeyDown: handleKeyDown,
      }}
    >
      {shown ? (
        <Suggestions
          id={listId}
          site={site}
          t={t}
          query={shown.query}
          found={shown.found}
          activeIndex={activeIndex}
          activeOption={activeOption}
        />
      ) : null}
    </SearchForm>
  )
}

export const island: IslandOf<'search-box'> = SearchBox
