import type { BehaviorName, IslandName } from '../../client/islands/contracts.ts'
import type { ShopEvent } from '../../shared/contracts/shop-event.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import type { ContentState } from '../content/content-reader.ts'
import type { ContentNote } from './content-note.ts'
import type { Segment } from './stream.ts'

/**
 * Answer of a route: everything a page is before it becomes HTML. The status is final; nothing is sent before
 * it is known.
 */
export type Page = {
  readonly status: 200 | 400 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503
  readonly title: string
  readonly description: string
  /** Path and allow-listed query without the locale; null for pages that have no address of their own (errors). */
  readonly canonical: string | null
  readonly index: boolean
  /** The page's own path on another shop front, where it isn't the same path behind another locale. */
  readonly alternates?: Readonly<Partial<Record<Locale, string>>>
  readonly shareImage?: string
  readonly jsonLd: readonly object[]
  /** Rules of the page's own parts; the shell's come with the shell. A rule sheet named twice is sent once. */
  readonly css: readonly string[]
  readonly segments: readonly Segment[]
  /** How the content of this page was come by; anything but fresh is told in a header. */
  readonly content: readonly ContentState[]
  /** Events that a view logs beside itself: the same for everybody who gets the page. */
  readonly events?: readonly ShopEvent[]
  /** Origins that blocks frame. */
  readonly frames?: readonly string[]
  /** How its documents came to look as they do, for the preview. */
  readonly notes?: readonly (ContentNote | null)[]
  /** The payment provider's own, where a page frames it and its forms lead there. */
  readonly paymentOrigin?: string
  /** For a 503: when asking again makes sense, in seconds. */
  readonly retryAfter?: number
  /** The page asks for itself again after so many seconds. */
  readonly refreshSeconds?: number
  /** The behavior that the page is there for: its script is fetched beside the entry's. */
  readonly mainBehavior?: BehaviorName
  /** Files of an island. */
  readonly mainIsland?: IslandName
  /** Islands that the shell sets up differently. */
  readonly onCartPage?: boolean
  /** Without header and footer: a block by itself, in the gallery. */
  readonly bare?: boolean
  /** `Page not found` and the like keep out of `private` caches too. */
  readonly noStore?: boolean
}
