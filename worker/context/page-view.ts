/** User agents that read pages on somebody's behalf: search engines, link previews. */
const crawlers = /bot\b|crawl|spider|slurp|archiver|facebookexternalhit|whatsapp|mediapartners|lighthouse/i

export const isCrawler = (userAgent: string | undefined): boolean => crawlers.test(userAgent ?? '')

/** Most browsers send the first of these headers, some and older ones the others. */
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/** Prefetched for a visit that may never happen (speculation rules, prefetch links). */
export const isSpeculative = (header: (name: string) => string | undefined): boolean =>
  purposeHeaders.some((name) => header(name)?.includes('prefetch') ?? false)

/** `later`: by the browser, if the page is shown (a prefetch). `never`: a variant is forced, or an editor looks. */
export type Counting = 'now' | 'later' | 'never'

export const countingOf = (header: (name: string) => string | undefined, isOwnView: boolean): Counting =>
  isOwnView ? 'never' : isSpeculative(header) ? 'later' : 'now'
