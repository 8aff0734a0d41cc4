import { readStored, storageKeys, store } from './storage.ts'

type CartVersion = { readonly id: string; readonly version: number }
type CartMessage = { readonly id: string | null; readonly version: number }

type Sync = {
  /** The cart known to this tab. */
  readonly current: () => CartVersion | null
  readonly refetch: () => void
}

/**
 * Keeps several tabs in sync: each announces the version of the cart it has seen, and a tab with an older one
 * refetches. So does a page that returns from the back/forward cache or comes back online.
 */
export function watchOtherTabs({ current, refetch }: Sync): { announce: (cart: CartVersion | null) => void } {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(storageKeys.cart) : null
  channel?.addEventListener('message', ({ data }: MessageEvent<CartMessage>) => {
    const cart = current()
    if (data.id === (cart?.id ?? null) && data.version <= (cart?.version ?? 0)) return
    refetch()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && refetch())
  addEventListener('online', refetch)
  return {
    announce: (cart) =>
      channel?.postMessage({ id: cart?.id ?? null, version: cart?.version ?? 0 } satisfies CartMessage),
  }
}

/** Spec 1 §4 "Invalid customer", §9: time to read the toast, and the minimum time between two reloads. */
const reloadDelayMs = 4000
const reloadGuardMs = 10_000

export function reloadForNewCart(now = Date.now()): void {
  const lastReload = Number(readStored('sessionStorage', storageKeys.reloaded))
  if (lastReload > 0 && now - lastReload < reloadGuardMs) return
  // Without storage nothing would prevent a reload loop, so don't reload.
  if (!store('sessionStorage', storageKeys.reloaded, now)) return
  store('localStorage', storageKeys.cart, null)
  // A reload would send a form again, where the page is the answer to one.
  const reload = () => location.replace(location.pathname + location.search)
  setTimeout(() => {
    const signIn = openSignIn()
    if (signIn) signIn.addEventListener('close', reload, { once: true })
    else reload()
  }, reloadDelayMs)
}

/** A shopper who signs in again over the page is left alone until that is done. */
const openSignIn = () => document.querySelector('[data-part*="/account?"]')?.closest('dialog[open]')
