import { useEffect, useState } from 'react'
import type { ShopSuggestions } from '../../../shared/contracts/found-page.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { useRead } from '../../state/use-read.ts'
import { optionCount } from './suggestions.tsx'

/** Long enough to skip most keystrokes, short enough to feel instant. */
const debounceMs = 140

async function fetchSuggestions([, locale, q]: readonly [string, string, string]): Promise<ShopSuggestions> {
  const response = await fetch(`/api/suggest?locale=${locale}&q=${encodeURIComponent(q)}`)
  if (!response.ok) throw new Error(`suggestions answered ${response.status}`)
  return (await response.json()) as ShopSuggestions
}

/** Findings for a text, and the text; null if there are none. Until they are known, the findings before. */
export function useSuggestions(
  locale: Locale,
  typed: string,
): { readonly found: ShopSuggestions; readonly query: string; readonly count: number } | null {
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed), debounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, error } = useRead(query.length > 1 ? ['suggest', locale, query] : null, fetchSuggestions)
  // Earlier findings say nothing of a text for which the search has failed.
  const found = error === undefined ? data : undefined
  const count = found && query.length > 1 ? optionCount(found) : 0
  return found && count > 0 ? { found, query, count } : null
}
