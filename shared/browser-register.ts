import { type ConsentCategory, consentCookie, consentLifetime } from './consent.ts'
import { dismissedCookie, dismissedLifetime } from './content/dismissed.ts'
import type { MessageKey } from './i18n/messages/en.ts'

/** In seconds, or until the browser is closed (`session`), or until its data is cleared (`kept`). */
export type Lifetime = number | 'session' | 'kept'

export type Registered = {
  readonly name: string
  /** Nothing of it is stored, run or asked for before its category is allowed. */
  readonly category: ConsentCategory
  readonly purpose: MessageKey
  readonly life: Lifetime
  /** The site that it belongs to, where that isn't ours. */
  readonly party?: string
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day
const session = 30 * day
/** A working day, for an editor who signed in. */
export const previewLifetime = 8 * hour
/** Long enough to look at a page as shoppers see it, after leaving the preview. */
export const editorLifetime = hour

const own = (name: string, purpose: MessageKey, life: Lifetime, category: ConsentCategory = 'required') =>
  ({ name, purpose, life, category }) satisfies Registered

/**
 * Everything that the shop stores in a browser, and everything of others that it runs or frames there: one list, which
 * the cookies take their names and lifetimes from, and the page of the settings its table. A test walks the shop and
 * finds nothing else (docs/decisions/0034-consent.md).
 */
export const cookieRegister = {
  session: own('kerb-session', 'consent.forSession', session),
  turn: own('kerb-turn', 'consent.forSession', year),
  quick: own('kerb-quick', 'consent.forSession', session),
  cartCount: own('kerb-cart-count', 'consent.forSession', year),
  favorites: own('kerb-favorites', 'consent.forFavorites', session),
  visitor: own('kerb-visitor', 'consent.forVisitor', year),
  locale: own('kerb-locale', 'consent.forLocale', year),
  order: own('kerb-order', 'consent.forPurchase', day),
  contact: own('kerb-contact', 'consent.forPurchase', 2 * hour),
  payment: own('kerb-payment', 'consent.forPurchase', 2 * hour),
  failure: own('kerb-failure', 'consent.forAnswer', 2 * minute),
  answered: own('kerb-answered', 'consent.forAnswer', day),
  newsletter: own('kerb-newsletter', 'consent.forAnswer', minute),
  passwordReset: own('kerb-password-reset', 'consent.forLink', hour),
  emailProof: own('kerb-email-proof', 'consent.forLink', hour),
  newEmail: own('kerb-new-email', 'consent.forLink', hour),
  undo: own('kerb-undo', 'consent.forLink', hour),
  dismissed: own(dismissedCookie, 'consent.forDismissed', dismissedLifetime),
  consent: own(consentCookie, 'consent.forChoice', consentLifetime),
  preview: own('kerb-preview', 'consent.forEditors', previewLifetime),
  editor: own('kerb-editor', 'consent.forEditors', editorLifetime),
  foot: own('kerb-foot', 'consent.forFoot', year, 'functional'),
  experiments: own('kerb-experiments', 'consent.forExperiments', year, 'targeting'),
} as const satisfies Readonly<Record<string, Registered>>
export type CookieKey = keyof typeof cookieRegister

/** The keys that scripts store; `kept` in the browser, or for a tab's `session`. */
export const storageRegister = {
  cart: own('kerb.cart', 'consent.forCartCopy', 'kept'),
  favorites: own('kerb.favorites', 'consent.forFavorites', 'kept'),
  reloaded: own('kerb.reloaded', 'consent.forCartCopy', 'session'),
  unsent: own('kerb.unsent', 'consent.forTyped', 'session'),
  keptForm: own('kerb.kept-form', 'consent.forTyped', 'session'),
  minimised: own('kerb.minimised', 'consent.forDismissed', 'session'),
  searches: own('kerb.searches', 'consent.forSearches', 'kept', 'functional'),
  exposures: own('kerb.exposures', 'consent.forExperiments', 'kept', 'targeting'),
  shopEvents: own('kerb.events', 'consent.forVisits', 'kept', 'performance'),
  seen: own('kerb.seen', 'consent.forVisits', 'kept', 'performance'),
  layer: own('kerb.layer', 'consent.forVisits', 'kept', 'performance'),
} as const satisfies Readonly<Record<string, Registered>>

/** Scripts and frames of others, and requests to them. */
export const embedRegister = {
  payment: { ...own('payment', 'consent.forPaymentFields', 'session'), party: 'payment provider' },
  youtube: { ...own('youtube-nocookie.com', 'consent.forFilms', 'kept', 'functional'), party: 'YouTube' },
  vimeo: { ...own('player.vimeo.com', 'consent.forFilms', 'kept', 'functional'), party: 'Vimeo' },
  /** Only in a shop that has one. */
  tags: { ...own('tag manager', 'consent.forTags', 'kept', 'performance'), party: 'tag manager' },
  social: { ...own('social photos', 'consent.forPhotos', 'kept', 'functional'), party: 'social photo service' },
} as const satisfies Readonly<Record<string, Registered>>
