import { storageKeys } from './storage.ts'

/** An unanswered cart change. `key` is its idempotency key, so that it can be resent safely. */
export type Unsent = { readonly key: string; readonly action: string; readonly fields: string }

/**
 * The tab's unanswered changes in order, so that a shopper who navigates away before the answer loses nothing.
 */
export function unsentChanges(): readonly Unsent[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKeys.unsent) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isUnsent) : []
  } catch {
    return []
  }
}

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'action', 'fields'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  (value as Unsent).action.startsWith('/api/cart/')

export const keepUnsent = (change: Unsent): void =>
  store([...unsentChanges().filter(({ key }) => key !== change.key), change])

export const dropUnsent = (answeredKey: string): void => store(unsentChanges().filter(({ key }) => key !== answeredKey))

function store(changes: readonly Unsent[]): void {
  try {
    if (changes.length > 0) sessionStorage.setItem(storageKeys.unsent, JSON.stringify(changes))
    else sessionStorage.removeItem(storageKeys.unsent)
  } catch {
    // Storage is disabled: unanswered changes are lost on navigation.
  }
}
