import { z } from 'zod'
import { isLocale } from '../i18n/locales.ts'
import { checkoutSteps, discountKinds, shopEventLimits } from '../shop-events.ts'
import { CurrencyCode, Minor } from './price.ts'

/** Also of a backend whose ids have another shape. */
const ProductId = z.string().regex(/^[\w.-]{1,60}$/)
const Amount = Minor.min(0).max(1_000_000_000)

/** A product in an event: `price` of one unit in minor units of the event's currency, `position` in its list from 1. */
const EventItem = z.strictObject({
  productId: ProductId,
  price: Amount.exactOptional(),
  quantity: z.int().min(1).max(999_999).exactOptional(),
  position: z.int().min(1).max(1_000_000).exactOptional(),
  discount: z.enum(discountKinds).exactOptional(),
  lowStock: z.literal(true).exactOptional(),
})
export type EventItem = z.infer<typeof EventItem>

const Items = z.array(EventItem).max(shopEventLimits.items)
const currency = CurrencyCode

/** A word of an editor. Nobody's address has room in it. */
const Label = z.string().regex(/^[^@\p{C}]{1,200}$/u)

/** Spec 2 §3 `promotionTracking`. */
const Promotion = {
  promotion: Label,
  title: Label.exactOptional(),
  creative: Label.exactOptional(),
  position: Label.exactOptional(),
}

/** Spec 1 §3 "Recommendation product": its `recToken`. */
const Recommendation = { token: z.string().regex(/^[\w.-]{1,160}$/) }

/**
 * Events that only the browser knows of: half of a promotion or a recommendation was in sight for a second, or somebody
 * pressed in it.
 */
export const SeenEvent = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('view_promotion'), ...Promotion }),
  z.strictObject({ name: z.literal('select_promotion'), ...Promotion }),
  z.strictObject({ name: z.literal('view_recommendation'), ...Recommendation }),
  z.strictObject({ name: z.literal('select_recommendation'), ...Recommendation }),
  z.strictObject({ name: z.literal('view_pop_up'), popUp: Label }),
])
export type SeenEvent = z.infer<typeof SeenEvent>

/** A browser's report of such an event: it sends an unanswered one again with its uuid. The path has no query. */
export const SeenReport = z.strictObject({
  uuid: z.guid(),
  path: z.string().regex(/^\/[^?#]{0,300}$/),
  event: SeenEvent,
})
export type SeenReport = z.infer<typeof SeenReport>

/**
 * An event of the shop (spec 1 §9). Every object is strict and every string is an id or a word of ours: nothing
 * that somebody typed has room in it.
 */
export const ShopEvent = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('page_view') }),
  /** The words are left out: people search for themselves. */
  z.strictObject({ name: z.literal('search'), results: z.int().min(0), isCorrected: z.boolean() }),
  z.strictObject({
    name: z.literal('view_item_list'),
    /** `search`, or the category's id. */
    list: z.string().regex(/^[\w-]{1,60}$/),
    total: z.int().min(0),
    currency,
    items: Items,
  }),
  z.strictObject({ name: z.literal('view_item'), currency, item: EventItem }),
  z.strictObject({ name: z.literal('add_to_cart'), item: EventItem }),
  z.strictObject({ name: z.literal('remove_from_cart'), item: EventItem }),
  z.strictObject({ name: z.literal('view_cart'), currency, value: Amount, items: Items }),
  z.strictObject({ name: z.literal('checkout_step'), step: z.enum(checkoutSteps) }),
  z.strictObject({ name: z.literal('purchase'), currency, value: Amount, items: Items }),
  z.strictObject({ name: z.literal('error_shown'), status: z.int().min(400).max(599) }),
  ...SeenEvent.options,
])
export type ShopEvent = z.infer<typeof ShopEvent>

/** An event on its way to the log. */
export const LoggedEvent = z.strictObject({
  /** The log counts an event once by this, however often it is sent. */
  uuid: z.guid(),
  /** Epoch milliseconds. */
  at: z.int().min(0),
  /** A hash of the visitor's id: equal for one browser, and nothing leads back from it. */
  visitor: z.guid(),
  /** A page type of the shop's routes; of an action, that of the page where it was done, empty where none is known. */
  page: z.string().regex(/^[\w-]{0,40}$/),
  locale: z.string().refine(isLocale),
  event: ShopEvent,
})
export type LoggedEvent = z.infer<typeof LoggedEvent>

export const LoggedEvents = z.strictObject({ events: z.array(LoggedEvent).min(1).max(shopEventLimits.events) })
export type LoggedEvents = z.infer<typeof LoggedEvents>
