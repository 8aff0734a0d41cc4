import { pageEvents, wakeIsland } from '../state/page-events.ts'
import { storageKeys } from '../state/storage.ts'
import { unsentChanges } from '../state/unsent.ts'
import { dialogLinkOf } from './dialog-links.ts'
import { documentAddress } from './late-props.ts'
import { savesData } from './preload.ts'
import { fetchIsland, start, startIslands, waitingHost, wake, watchIslands } from './start.ts'

/** A link with the name of the island that its page is there for. */
const aheadLinkOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-ahead]') : null

/** Neither a dialog's link nor one to another page needs the island that it is in: what it needs has the network. */
for (const type of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(
    type,
    ({ target }) => {
      const aheadLink = aheadLinkOf(target)
      if (!savesData) fetchIsland(aheadLink?.dataset['ahead'])
      const host = waitingHost(target)
      const on = host?.dataset['on']
      const isWanted = on === 'intent' ? !aheadLink && !dialogLinkOf(target) : on === 'focus' && type === 'focusin'
      if (host && isWanted) void start(host)
    },
    { passive: true, capture: true },
  )
}

/** Islands can start others by name, for example the toaster. */
addEventListener(pageEvents.wake, (event) => wake((event as CustomEvent<string>).detail))
addEventListener(pageEvents.part, ({ target }) => watchIslands(target as Element))

/** Islands that show what the address says. */
const followers = ['listing', 'article-grid', 'reviews'].map((name) => `[data-island="${name}"]`).join()

/**
 * Entries that an earlier document pushed are this document's too, so the browser goes back among them without loading
 * a page, perhaps before anything here has started. An island that can't start still shows the document's own address.
 */
addEventListener('popstate', async () => {
  const ready = await startIslands(document, followers)
  if (ready.includes(false) && location.pathname + location.search !== documentAddress) location.reload()
  else dispatchEvent(new Event(pageEvents.moved))
})

/** Going back also shows a page that is no longer in the back/forward cache as it was answered the first time. */
function isFromBefore({ persisted }: PageTransitionEvent): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return persisted || entry?.type === 'back_forward'
}

/**
 * The cart or the favorites may have changed: this page is from before, another tab changed them, or a request of the
 * previous page was still pending.
 */
for (const [name, itsKey] of [
  ['cart-count', storageKeys.cart],
  ['favorites', storageKeys.favorites],
] as const) {
  addEventListener('pageshow', (event) => isFromBefore(event) && wakeIsland(name))
  addEventListener('storage', ({ key }) => key === itsKey && wakeIsland(name))
}

/** Starts hosts already in the page, and the focused one, for which no further event may come. */
export function startPage(): void {
  const focusedHost = waitingHost(document.activeElement)
  if (focusedHost) void start(focusedHost)
  if (unsentChanges().length > 0) wake('cart-count')
  watchIslands(document)
}
