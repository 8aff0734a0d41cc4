/**
 * Every key of browser storage, as in shared/browser-register.ts. The cart's is also the name of the BroadcastChannel
 * between tabs.
 */
export const storageKeys = {
  cart: 'kerb.cart',
  /** A new value with every change of the favorites. */
  favorites: 'kerb.favorites',
  /** Recent searches of this browser. */
  searches: 'kerb.searches',
  /** Lists of shown experiments that the shop has not confirmed. */
  exposures: 'kerb.exposures',
  /** Lists of the shop's events that it has not confirmed. */
  shopEvents: 'kerb.events',
  /** Reports of seen promotions that the shop has not confirmed. */
  seen: 'kerb.seen',
  /** Uuids of events that a tag manager has and the shop has not confirmed. */
  layer: 'kerb.layer',
  /** Per tab: the time of the last reload for a new cart, in milliseconds since 1970. */
  reloaded: 'kerb.reloaded',
  /** Per tab: cart changes without an answer. */
  unsent: 'kerb.unsent',
  /** Per tab: what is typed in checkout's forms and not saved yet. */
  keptForm: 'kerb.kept-form',
  /** Per tab: the minimized pop-up. */
  minimised: 'kerb.minimised',
} as const

/** Per tab is `sessionStorage`. */
type Area = 'localStorage' | 'sessionStorage'

/** A value kept as JSON; null for anything else, and where the browser refuses storage, which throws at every touch. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Null takes away what is kept. False where storage is full or refused: what isn't kept is only less comfortable. */
export function store(area: Area, key: string, value: unknown): boolean {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
