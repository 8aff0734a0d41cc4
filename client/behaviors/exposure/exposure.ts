import { isAllowed } from '../../state/consent.ts'
import { storageKeys } from '../../state/storage.ts'
import type { Attach } from '../attach.ts'

const lists = {
  experiments: { endpoint: '/api/expose', category: 'targeting', key: storageKeys.exposures },
  events: { endpoint: '/api/shown', category: 'performance', key: storageKeys.shopEvents },
} as const
type Kind = (typeof lists)[keyof typeof lists]
/** Spec 2 §9 "pending-event store". */
const maxPending = 100

/**
 * Reports the experiments on a prefetched page, or its events, once it is shown. Unconfirmed reports are sent again as
 * a beacon when the page is left, when the next such page starts, and when this one returns from the back/forward
 * cache; the shop counts each of them once. Nothing is reported or kept once consent was taken back, in whatever tab.
 */
export const attach: Attach<'exposure'> = (_, { list, of }) => {
  const kind = lists[of]
  const report = () => {
    if (!isAllowed(kind.category)) return keepPending(kind, [])
    keepPending(kind, [...pending(kind), list])
    void send(kind, [list, ...pending(kind)])
  }
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', report, { once: true })
  else report()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void send(kind, pending(kind))
  })
  addEventListener('pagehide', () =>
    keepPending(
      kind,
      pending(kind).filter((list) => !navigator.sendBeacon(kind.endpoint, list)),
    ),
  )
}

async function send(kind: Kind, lists: readonly string[]): Promise<void> {
  for (const list of new Set(lists)) {
    const answer = await fetch(kind.endpoint, { method: 'POST', body: list, keepalive: true }).catch(() => null)
    // A rejected list would be rejected again.
    if (answer && answer.status < 500)
      keepPending(
        kind,
        pending(kind).filter((pendingList) => pendingList !== list),
      )
  }
}

function pending(kind: Kind): readonly string[] {
  if (!isAllowed(kind.category)) {
    keepPending(kind, [])
    return []
  }
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(kind.key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((list) => typeof list === 'string') : []
  } catch {
    return []
  }
}

function keepPending({ key }: Kind, lists: readonly string[]): void {
  try {
    if (lists.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(lists.slice(-maxPending)))
  } catch {
    // Storage is full or disabled: the beacon is the last attempt.
  }
}
