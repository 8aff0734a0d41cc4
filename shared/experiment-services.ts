/**
 * Names used by both sides of experimentation. Separate from the contracts, whose schemas the shop does not need.
 */

/** GET: the datafile of a key, with `last-modified` and support for `if-modified-since`. */
export const datafilePath = (sdkKey: string): string => `/datafiles/${sdkKey}.json`

/** The log endpoint's path. The endpoint answers 204. */
export const eventsPath = '/v1/events'

/** Conversions that the shop reports, by the key of their event: an order's revenue is its total in minor units. */
export const conversions = { purchase: 'purchase', addToCart: 'add_to_cart' } as const

/** The header of the embedded log endpoint's key. Other endpoints receive EVENTS_ACCESS_KEY, or no key. */
export const accessKeyHeader = 'x-auth-access-key'
