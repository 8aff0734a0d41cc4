import { readStored, storageKeys, store } from './storage.ts'

/** An unanswered cart change. `key` is its idempotency key, so that it can be resent safely. */
export type Unsent = { readonly key: string; readonly action: string; readonly fields: string }

/**
 * The tab's unanswered changes in order, so that a shopper who navigates away before the answer loses nothing.
 */
export function unsentChanges(): readonly Unsent[] {
  const stored = readStored('sessionStorage', storageKeys.unsent)
  return Array.isArray(stored) ? stored.filter(isUnsent) : []
}

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'action', 'fields'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  (value as Unsent).action.startsWith('/api/cart/')

export const keepUnsent = (change: Unsent): void =>
  keepAll([...unsentChanges().filter(({ key }) => key !== change.key), change])

export const dropUnsent = (answeredKey: string): void =>
  keepAll(unsentChanges().filter(({ key }) => key !== answeredKey))

function keepAll(changes: readonly Unsent[]): void {
  store('sessionStorage', storageKeys.unsent, changes.length > 0 ? changes : null)
}
