import { isAllowed } from './consent.ts'
import { readStored, storageKeys, store } from './storage.ts'

/** Reports to the shop of what was shown, by who asked the visitor for them. */
export const reportKinds = {
  experiments: { endpoint: '/api/expose', category: 'targeting', key: storageKeys.exposures },
  events: { endpoint: '/api/shown', category: 'performance', key: storageKeys.shopEvents },
  seen: { endpoint: '/api/seen', category: 'performance', key: storageKeys.seen },
} as const
type Kind = (typeof reportKinds)[keyof typeof reportKinds]
/** Spec 2 §9 "pending-event store". */
const maxPending = 100

/**
 * The function that sends a report of this kind. Unconfirmed reports are kept, and sent again as a beacon when the page
 * is left, with the next report, and when the page returns from the back/forward cache; the shop counts each of them
 * once. Nothing is reported or kept once consent was taken back, in whatever tab.
 */
export function openReports(kind: Kind): (report: string) => void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void send(kind, pending(kind))
  })
  addEventListener('pagehide', () =>
    keepPending(
      kind,
      pending(kind).filter((report) => !navigator.sendBeacon(kind.endpoint, report)),
    ),
  )
  return (report) => {
    if (!isAllowed(kind.category)) return keepPending(kind, [])
    keepPending(kind, [...pending(kind), report])
    void send(kind, [report, ...pending(kind)])
  }
}

async function send(kind: Kind, reports: readonly string[]): Promise<void> {
  for (const report of new Set(reports)) {
    if (!isAllowed(kind.category)) return
    const answer = await fetch(kind.endpoint, { method: 'POST', body: report, keepalive: true }).catch(() => null)
    // A rejected report would be rejected again.
    if (answer && answer.status < 500)
      keepPending(
        kind,
        pending(kind).filter((kept) => kept !== report),
      )
  }
}

function pending(kind: Kind): readonly string[] {
  if (!isAllowed(kind.category)) {
    keepPending(kind, [])
    return []
  }
  const stored = readStored('localStorage', kind.key)
  return Array.isArray(stored) ? stored.filter((report) => typeof report === 'string') : []
}

function keepPending({ key }: Kind, reports: readonly string[]): void {
  store('localStorage', key, reports.length > 0 ? reports.slice(-maxPending) : null)
}
