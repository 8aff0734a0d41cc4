import type { TrafficConsent } from '../../shared/measures.ts'
import type { VisitorConsent } from '../context/visitor-consent.ts'
import type { Edges } from '../edges.ts'
import type { SendMeasures } from './send-measures.ts'

/** In milliseconds: a report of many pages costs as much as one of a single page. */
const pauseMs = 5000

/** Counts a page of a visitor with this consent. Resolves once a report that is due has been sent. */
export type CountTraffic = (consent: Pick<VisitorConsent, 'allowed' | 'choice' | 'hasPrivacyControl'>) => Promise<void>

/**
 * Counts the pages of this isolate, and reports them together, with a page that comes late enough. An isolate that ends
 * takes along what it has not reported.
 */
export function createTraffic(
  { traffic: send }: Pick<SendMeasures, 'traffic'>,
  { now }: Pick<Edges, 'now'>,
): CountTraffic {
  const counts = new Map<TrafficConsent, number>()
  let reportedAt = now()
  return async (consent) => {
    const state = stateOf(consent)
    counts.set(state, (counts.get(state) ?? 0) + 1)
    if (now() - reportedAt < pauseMs) return
    reportedAt = now()
    const views = [...counts].map(([state, views]) => ({ consent: state, views }))
    counts.clear()
    await send({ views })
  }
}

function stateOf({ allowed, choice, hasPrivacyControl }: Parameters<CountTraffic>[0]): TrafficConsent {
  if (allowed.has('targeting')) return 'allowed'
  return choice === null && !hasPrivacyControl ? 'undecided' : 'declined'
}
