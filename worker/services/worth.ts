/**
 * Importance of requests when not all can be served, in ascending order: optional parts of a page, browsing, the cart,
 * checkout. Shoppers at checkout have invested most time and are turned away last.
 */
export const worths = ['extra', 'browse', 'cart', 'checkout'] as const
export type Worth = (typeof worths)[number]

/** The share of a capacity that each may use; the rest is reserved for more important requests. */
export const shareOf: Readonly<Record<Worth, number>> = { extra: 0.4, browse: 0.7, cart: 0.85, checkout: 1 }

const paying =
  /^(?:auth\.token|cart\.(?:place|patch|prepare|payment|addPayment|removePayment|set|shipping|validate|applyReward)\w*)$/
const extras =
  /^(?:content\.(?:search|children|popups|category|product|fragment)|products\.(?:inventory|suggest|reviews|questions|recommendations)$|social\.|stores\.|decisions\.|utilities\.)/

/** By the id of an operation. */
export function worthOfCall(id: string): Worth {
  if (paying.test(id)) return 'checkout'
  if (/^(?:cart|auth|wishlists)\./.test(id)) return 'cart'
  return extras.test(id) ? 'extra' : 'browse'
}

/** By the requested path. */
export function worthOfPath(path: string): Worth {
  if (
    /^\/(?:api\/(?:checkout|session)\b|[a-z]{2}-[a-z]{2}\/(?:checkout|order-confirmation)\b)|^\/(?:healthz|readyz)$/.test(
      path,
    )
  )
    return 'checkout'
  if (/^\/(?:api\/cart\b|[a-z]{2}-[a-z]{2}\/(?:cart|account)\b)/.test(path)) return 'cart'
  return /^\/(?:images|films|social|fapi|preview|api\/suggest|sitemap)/.test(path) ? 'extra' : 'browse'
}
