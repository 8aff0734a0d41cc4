import type { FavoritesAnswer } from '../../shared/favorites-answer.ts'
import { isChallenged } from './bot-challenge.ts'
import { Signal } from './signal.ts'
import { storageKeys, store } from './storage.ts'
import { showToast } from './toasts.ts'

/** As in the server's latest answer. */
type List = { readonly ids: ReadonlySet<string>; readonly total: number }

type Favorites = {
  /** Null until the server has answered once: until then the page shows what it was rendered with. */
  readonly list: List | null
  /** Presses that have no answer yet, by product; the last one for a product counts. */
  readonly pending: ReadonlyMap<string, boolean>
}
export const favorites = new Signal<Favorites>({ list: null, pending: new Map() })
/** Presses are sent one after another, so that the last answer is the current list. */
let sending = Promise.resolve()
let presses = 0
let reads = 0

const answerTimeoutMs = 10_000

/** Whether a product is a favorite, pending presses included; `rendered` is what the page was rendered with. */
export function isFavorite(productId: string, rendered: boolean): boolean {
  const { list, pending } = favorites.value
  return pending.get(productId) ?? list?.ids.has(productId) ?? rendered
}

/** The number of favorites, pending presses included; null before the server's first answer. */
export function favoriteCount(): number | null {
  const { list, pending } = favorites.value
  if (!list) return null
  let difference = 0
  for (const [id, to] of pending) difference += Number(to) - Number(list.ids.has(id))
  return list.total + difference
}

/** Shown immediately, sent in turn, and undone with a message if it is refused. */
export function press(form: HTMLFormElement, productId: string, to: boolean): Promise<void> {
  presses += 1
  setPending((pending) => pending.set(productId, to))
  const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
  fields.set('productId', productId)
  fields.set('to', to ? 'on' : 'off')
  sending = sending.then(async () => {
    const answer = await request(form.action, { method: 'POST', body: fields, keepalive: true })
    if (answer?.ok) {
      setLatest(answer)
      announce()
    } else {
      const title = answer?.message || (form.dataset['message'] ?? '')
      showToast({ title, type: 'error', ctas: answer?.way ? [answer.way] : [] })
    }
    if (favorites.value.pending.get(productId) === to) setPending((pending) => pending.delete(productId))
  })
  return sending
}

/** Reads the list again: another tab or another page may have changed it. */
export async function refreshFavorites(): Promise<void> {
  const before = presses
  const read = ++reads
  const answer = await request('/api/favorites', {})
  // A press or a later read is newer.
  if (answer?.ok && presses === before && read === reads) setLatest(answer)
}

function setLatest({ ids, total }: Extract<FavoritesAnswer, { ok: true }>): void {
  favorites.value = { ...favorites.value, list: { ids: new Set(ids), total } }
}

function setPending(change: (pending: Map<string, boolean>) => void): void {
  const pending = new Map(favorites.value.pending)
  change(pending)
  favorites.value = { ...favorites.value, pending }
}

/** Null without an answer. */
async function request(address: string, init: RequestInit): Promise<FavoritesAnswer | null> {
  try {
    const headers = { accept: 'application/json' }
    const response = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(answerTimeoutMs) })
    isChallenged(response)
    return (await response.json()) as FavoritesAnswer
  } catch {
    return null
  }
}

/** Other tabs read the list again when storage changes. */
function announce(): void {
  store('localStorage', storageKeys.favorites, crypto.randomUUID())
}
