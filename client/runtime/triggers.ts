import { pageEvents, wakeIsland } from '../state/page-events.ts'
import { storageKeys } from '../state/storage.ts'
import { unsentChanges } from '../state/unsent.ts'
import { dialogLinkOf } from './dialog-links.ts'
import { start, waitingHost, wake, watchIslands } from './start.ts'

/** A dialog's link needs nothing of the island that it is in: the dialog has the network for itself. */
for (const type of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(
    type,
    ({ target }) => {
      const host = waitingHost(target)
      const on = host?.dataset['on']
      const isWanted = on === 'intent' ? !dialogLinkOf(target) : on === 'focus' && type === 'focusin'
      if (host && isWanted) void start(host)
    },
    { passive: true, capture: true },
  )
}

/** Islands can start others by name, for example the toaster. */
addEventListener(pageEvents.wake, (event) => wake((event as CustomEvent<string>).detail))
addEventListener(pageEvents.part, ({ target }) => watchIslands(target as Element))

/**
 * The cart or the favorites may have changed: this page was in the back/forward cache, another tab changed them, or a
 * request of the previous page was still pending.
 */
for (const [name, itsKey] of [
  ['cart-count', storageKeys.cart],
  ['favorites', storageKeys.favorites],
] as const) {
  addEventListener('pageshow', ({ persisted }) => persisted && wakeIsland(name))
  addEventListener('storage', ({ key }) => key === itsKey && wakeIsland(name))
}

/** Starts hosts already in the page, and the focused one, for which no further event may come. */
export function startPage(): void {
  const focusedHost = waitingHost(document.activeElement)
  if (focusedHost) void start(focusedHost)
  if (unsentChanges().length > 0) wake('cart-count')
  watchIslands(document)
}
