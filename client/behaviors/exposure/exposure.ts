import { isAllowed } from '../../state/consent.ts'
import { storageKeys } from '../../state/storage.ts'
import type { Attach } from '../attach.ts'

const endpoint = '/api/expose'
/** Spec 2 §9 "pending-event store". */
const maxPending = 100

/**
 * Reports the experiments on a prefetched page once it is shown. Unconfirmed reports are sent again as a beacon when
 * the page is left, when the next such page starts, and when this one returns from the back/forward cache; the shop
 * counts each of them once. Nothing is reported or kept once consent was taken back, in whatever tab.
 */
export const attach: Attach<'exposure'> = (_, { list }) => {
  const report = () => {
    if (!isAllowed('targeting')) return keepPending([])
    keepPending([...pending(), list])
    void send([list, ...pending()])
  }
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', report, { once: true })
  else report()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void send(pending())
  })
  addEventListener('pagehide', () => keepPending(pending().filter((list) => !navigator.sendBeacon(endpoint, list))))
}

async function send(lists: readonly string[]): Promise<void> {
  for (const list of new Set(lists)) {
    const answer = await fetch(endpoint, { method: 'POST', body: list, keepalive: true }).catch(() => null)
    // A rejected list would be rejected again.
    if (answer && answer.status < 500) keepPending(pending().filter((pendingList) => pendingList !== list))
  }
}

function pending(): readonly string[] {
  if (!isAllowed('targeting')) {
    keepPending([])
    return []
  }
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.exposures) ?? '[]')
    return Array.isArray(stored) ? stored.filter((list) => typeof list === 'string') : []
  } catch {
    return []
  }
}

function keepPending(lists: readonly string[]): void {
  try {
    if (lists.length === 0) localStorage.removeItem(storageKeys.exposures)
    else localStorage.setItem(storageKeys.exposures, JSON.stringify(lists.slice(-maxPending)))
  } catch {
    // Storage is full or disabled: the beacon is the last attempt.
  }
}
