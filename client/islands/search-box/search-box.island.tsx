import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Suggestions as Answer } from '../../../shared/contracts/catalog.ts'
import { SearchForm } from '../../pages/chrome/search-form.tsx'
import { useRead } from '../../state/use-read.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { Suggestions } from './suggestions.tsx'
import './suggestions.css'

/** Long enough to skip most keystrokes, short enough to feel instant. */
const debounceMs = 140
/** Unique, because a page has one header. */
const listId = 'q-suggestions'

async function fetchSuggestions([, locale, q]: readonly [string, string, string]): Promise<Answer> {
  const response = await fetch(`/api/suggest?locale=${locale}&q=${encodeURIComponent(q)}`)
  if (!response.ok) throw new Error(`suggestions answered ${response.status}`)
  return (await response.json()) as Answer
}

/**
 * The header's search form with suggestions below its input, reachable with the arrow keys and closed by Escape. A
 * failed request shows none: the form works without them.
 */
function SearchBox({ site, t, query }: IslandContext & IslandPropsOf<'search-box'>) {
  const input = useRef<HTMLInputElement>(null)
  /** Null before hydration: the server's markup has no `aria-controls` for suggestions. */
  const [typed, setTyped] = useState<string | null>(null)
  const [searchTerm, setSearchTerm] = useState('')
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const text = input.current?.value.trim() ?? ''
    setTyped(text)
    setSearchTerm(text)
    setOpen(document.activeElement === input.current)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => setSearchTerm(typed ?? ''), debounceMs)
    return () => clearTimeout(timer)
  }, [typed])

  const { data } = useRead(searchTerm.length > 1 ? ['suggest', site.locale, searchTerm] : null, fetchSuggestions)
  const resultCount =
    data && searchTerm.length > 1 ? data.terms.length + data.categories.length + data.products.length : 0
  const shown = open && resultCount > 0

  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') {
      // Focusing opens the suggestions, so close them afterwards.
      input.current?.focus()
      setOpen(false)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const focusable = [input.current, ...event.currentTarget.querySelectorAll<HTMLElement>('.sug a')]
    const index = focusable.indexOf(document.activeElement as HTMLElement)
    const next = focusable[(index + (event.key === 'ArrowDown' ? 1 : -1) + focusable.length) % focusable.length]
    event.preventDefault()
    next?.focus()
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <SearchForm
      site={site}
      t={t}
      id="q"
      name={t('search.label')}
      query={query}
      form={{ onKeyDown: handleKeyDown, onBlur: handleBlur }}
      input={{
        ref: input,
        onFocus: () => setOpen(true),
        onInput: ({ currentTarget }) => {
          setTyped(currentTarget.value.trim())
          setOpen(true)
        },
        ...(typed !== null && { 'aria-controls': listId, 'aria-expanded': shown }),
      }}
    >
      {shown && data ? <Suggestions id={listId} site={site} t={t} query={searchTerm} found={data} /> : null}
    </SearchForm>
  )
}

export const island: IslandOf<'search-box'> = SearchBox
