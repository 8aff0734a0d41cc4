import type { EventItem, LoggedEvent, ShopEvent } from '../../shared/contracts/shop-event.ts'
import { majorUnits } from '../../shared/money/format.ts'
import type { LayerEntry } from '../../shared/shop-events.ts'

/** Events of one payload. */
export const measurementLimit = 25

/** The names of another company, for its reports of shops; the others keep ours. */
const stepNames = { shipping: 'begin_checkout', billing: 'add_shipping_info', summary: 'add_payment_info' } as const

/**
 * Events of one visitor in the shape of GA4's Measurement Protocol, as an example of a sink that isn't ours. Amounts in
 * major units. Nobody is shown advertisements by it.
 */
export const measurementPayload = (visitor: string, events: readonly LoggedEvent[]) => ({
  client_id: visitor,
  consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
  events: events.map(({ uuid, at, page, locale, event }) => ({
    name: nameOf(event),
    timestamp_micros: at * 1000,
    params: { page_type: page, locale, ...paramsOf(event, uuid) },
  })),
})

/** An event as an entry of a tag manager's `dataLayer`, with the same names: products are its `ecommerce`. */
export function layerEntry({ uuid, page, locale, event }: LoggedEvent): LayerEntry {
  const params = paramsOf(event, uuid)
  const about = { event: nameOf(event), event_id: uuid, page_type: page, locale }
  return 'items' in params ? { ...about, ecommerce: params } : { ...about, ...params }
}

const nameOf = (event: ShopEvent): string => (event.name === 'checkout_step' ? stepNames[event.step] : event.name)

/** An order's uuid follows from its number, so it names the order once, and nobody finds the order by it. */
function paramsOf(event: ShopEvent, uuid: string): object {
  switch (event.name) {
    case 'search':
      return { results: event.results, corrected: event.isCorrected }
    case 'view_item_list':
      return { item_list_id: event.list, items: itemsOf(event.items) }
    case 'view_item':
      return { currency: event.currency, items: itemsOf([event.item]) }
    case 'add_to_cart':
    case 'remove_from_cart':
      return { items: itemsOf([event.item]) }
    case 'view_cart':
      return { ...totalOf(event), items: itemsOf(event.items) }
    case 'purchase':
      return { transaction_id: uuid, ...totalOf(event), items: itemsOf(event.items) }
    case 'view_promotion':
    case 'select_promotion':
      return {
        promotion_id: event.promotion,
        ...(event.title && { promotion_name: event.title }),
        ...(event.creative && { creative_name: event.creative }),
        ...(event.position && { creative_slot: event.position }),
      }
    case 'view_recommendation':
    case 'select_recommendation':
      return { recommendation: event.token }
    case 'view_pop_up':
      return { pop_up: event.popUp }
    case 'error_shown':
      return { status: event.status }
    default:
      return {}
  }
}

type Priced = Extract<ShopEvent, { readonly value: number }>
const totalOf = ({ value, currency }: Priced) => ({ currency, value: majorUnits(value) })

const itemsOf = (items: readonly EventItem[]) =>
  items.map(({ productId, price, quantity, position, discount, lowStock }) => ({
    item_id: productId,
    ...(price !== undefined && { price: majorUnits(price) }),
    ...(quantity !== undefined && { quantity }),
    ...(position !== undefined && { index: position }),
    ...(discount && { discount_type: discount }),
    ...(lowStock && { low_stock: true }),
  }))
