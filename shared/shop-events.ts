/** Names of the shop's events that both sides know. Separate from the contracts, whose schemas no page needs. */

/** POST: where the shop's events are logged. 204. */
export const shopEventsPath = '/v1/shop-events'

/** A report of a browser, in bytes. */
export const seenReportBytes = 2000

export const shopEventLimits = { bytes: 1_000_000, events: 100, items: 60 } as const

/**
 * POST, JSON `{taken}`: uuids of events that the browser has handed to the tag manager -> `{events}`, the next entries
 * of its `dataLayer`, each with its uuid as `event_id`.
 */
export const dataLayerPath = '/api/data-layer'
export type LayerEntry = { readonly event: string; readonly event_id: string } & Readonly<Record<string, unknown>>
export const layerLimits = { bytes: 4000, events: 50 } as const

/** Kinds of discount (spec 1 §9). */
export const discountKinds = ['Free Gift', 'Marked Down'] as const

/** Kinds of events, in the order in which a shopper comes by them. */
export const shopEventNames = [
  'page_view',
  'search',
  'view_item_list',
  'view_item',
  'view_promotion',
  'select_promotion',
  'view_recommendation',
  'select_recommendation',
  'view_pop_up',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'checkout_step',
  'purchase',
  'error_shown',
] as const
export type ShopEventName = (typeof shopEventNames)[number]

/** Steps of checkout, as they follow each other. */
export const checkoutSteps = ['shipping', 'billing', 'summary'] as const
