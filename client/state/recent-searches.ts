import { isAllowed } from './consent.ts'
import { storageKeys } from './storage.ts'

const most = 6

/** Searches that found something, the newest first; none without consent, or where storage is disabled. */
export function recentSearches(): readonly string[] {
  if (!isAllowed('functional')) return []
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.searches) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function keepSearch(text: string): void {
  if (isAllowed('functional')) store([text, ...others(text)].slice(0, most))
}

export const forgetSearch = (text: string): void => store(others(text))

const others = (text: string): string[] => recentSearches().filter((other) => !isSame(other, text))
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

function store(texts: readonly string[]): void {
  try {
    if (texts.length > 0) localStorage.setItem(storageKeys.searches, JSON.stringify(texts))
    else localStorage.removeItem(storageKeys.searches)
  } catch {
    // Storage is full or disabled: there are no recent searches.
  }
}
