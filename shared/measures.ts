/** Names of the measures that both sides know. Separate from the contracts, whose schemas no browser needs. */

/** The shop's path of spec 1 §7 "performance ingest", which the browser sends its batches to. */
export const ingestPath = '/fapi/performance/ingest'
/** POST: where the shop sends measures to be kept. 204. */
export const measuresPath = '/v1/measures'

/** POST: how many pages visitors who allow experiments were shown, and others. 204. */
export const trafficPath = '/v1/traffic'
/** Whether a page's visitor allows experiments. */
export const trafficConsents = ['allowed', 'declined', 'undecided'] as const
export type TrafficConsent = (typeof trafficConsents)[number]

export const measureLimits = { bytes: 16_000, measures: 40, variants: 12 } as const

/** Largest contentful paint, interaction to next paint and time to first byte in milliseconds; a shift has no unit. */
export const vitals = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export type Vital = (typeof vitals)[number]
/** `error`: an exception of a script, or something that the browser has refused to do. */
export const measureNames = [...vitals, 'error'] as const
export type MeasureName = (typeof measureNames)[number]

/** How a page came: `soft` for one that script has put in the place of another. */
export const pageWays = ['hit', 'miss', 'bypass', 'soft'] as const
export type PageWay = (typeof pageWays)[number]
