import { isAllowed } from './consent.ts'
import { readStored, storageKeys, store } from './storage.ts'

const most = 6

/** Searches that found something, the newest first; none without consent, or where storage is disabled. */
export function recentSearches(): readonly string[] {
  if (!isAllowed('functional')) return []
  const stored = readStored('localStorage', storageKeys.searches)
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, most) : []
}

export function keepSearch(text: string): void {
  if (isAllowed('functional')) keepAll([text, ...others(text)].slice(0, most))
}

export const forgetSearch = (text: string): void => keepAll(others(text))

const others = (text: string): string[] => recentSearches().filter((other) => !isSame(other, text))
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

function keepAll(texts: readonly string[]): void {
  store('localStorage', storageKeys.searches, texts.length > 0 ? texts : null)
}
