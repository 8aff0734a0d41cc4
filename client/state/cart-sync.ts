import { storageKeys } from './storage.ts'

type Bag = { readonly id: string; readonly version: number }
type Told = { readonly id: string | null; readonly version: number }

type Sync = {
  /** What this tab knows. */
  readonly current: () => Bag | null
  readonly refetch: () => void
}

/**
 * One shopper, several tabs: each tells the others which version of which basket it has seen, and one that knows less asks the server. A
 * page that comes back from the back/forward cache, or online again, asks too.
 */
export function watchOtherTabs({ current, refetch }: Sync): { tell: (bag: Bag | null) => void } {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(storageKeys.cart) : null
  channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    const bag = current()
    if (data.id === (bag?.id ?? null) && data.version <= (bag?.version ?? 0)) return
    refetch()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && refetch())
  addEventListener('online', refetch)
  return { tell: (bag) => channel?.postMessage({ id: bag?.id ?? null, version: bag?.version ?? 0 } satisfies Told) }
}

/** Milliseconds (spec 1 §4 "Invalid customer", §9): time to read why, and no second reload so soon after one. */
const reloadAfter = 4000
const reloadGuard = 10_000

export function reloadForNewCart(now = Date.now()): void {
  try {
    const last = Number(sessionStorage.getItem(storageKeys.reloaded))
    if (last > 0 && now - last < reloadGuard) return
    sessionStorage.setItem(storageKeys.reloaded, String(now))
    localStorage.removeItem(storageKeys.cart)
  } catch {
    // Without storage nothing would stop a second reload: none is made.
    return
  }
  setTimeout(() => location.reload(), reloadAfter)
}
