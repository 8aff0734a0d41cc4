import type { ApplicableShippingMethod, ShippingMethodCode } from '../../contracts/cart.ts'
import type { Store } from '../../contracts/store.ts'
import { dateFormat } from '../../i18n/intl-formats.ts'
import type { Currency, Site } from '../../i18n/locales.ts'
import type { LineToPrice } from '../pricing/priced-cart.ts'
import { shippingLabel } from './shipping-labels.ts'

type Prices = Readonly<Record<Currency, number>>

/** Standard shipping, in minor units: its price, and the goods value from which it is free. */
export const standardShippingPrice: Prices = { USD: 695, CAD: 895, GBP: 495, EUR: 495 }
export const freeShippingFrom: Prices = { USD: 7500, CAD: 9900, GBP: 6000, EUR: 6900 }
/** The latest delivery day of the standard method, not counting Sundays. */
export const standardDeliveryDays = 4

const free: Prices = { USD: 0, CAD: 0, GBP: 0, EUR: 0 }

type Method = {
  /** Prices below `freeShippingFrom`. */
  readonly prices: Prices
  /** In working days. Pickup depends on the time of day (`pickupDays`). */
  readonly deliveryTime: string
}

/** The methods of spec 1 §3 with this shop's prices and days. `me` is taken along by a store associate's customer. */
const methods: Readonly<Record<ShippingMethodCode, Method>> = {
  standard: { prices: standardShippingPrice, deliveryTime: `2-${standardDeliveryDays}` },
  pudo: { prices: { USD: 495, CAD: 695, GBP: 395, EUR: 395 }, deliveryTime: '2-5' },
  customs: { prices: { USD: 995, CAD: 1295, GBP: 695, EUR: 795 }, deliveryTime: '10-15' },
  sts: { prices: free, deliveryTime: '3-6' },
  pickup: { prices: free, deliveryTime: '0' },
  digital: { prices: free, deliveryTime: '0' },
  me: { prices: free, deliveryTime: '0' },
}

/**
 * @param goodsValue price of the goods after every discount, without gift cards (`PricedCart.goodsValue`)
 */
export function shippingPrice(code: ShippingMethodCode, currency: Currency, goodsValue: number): number {
  return goodsValue >= freeShippingFrom[currency] ? 0 : methods[code].prices[currency]
}

/** Whether a store hands goods over by this method: the one rule for pickup and ship to store, without their stock. */
export const storeOffers = (
  method: 'pickup' | 'sts',
  { services, country }: Pick<Store, 'services' | 'country'>,
  site: Pick<Site, 'country'>,
): boolean => country === site.country && services.includes(method === 'pickup' ? 'pickup' : 'ship-to-store')

type PricedMethod = ApplicableShippingMethod & { readonly price: object }

/** The input for a line's delivery methods. */
export type DeliveryQuestion = {
  readonly site: Site
  readonly line: Pick<LineToPrice, 'isDigitalProduct'> & { readonly isCustoms: boolean }
  readonly goodsValue: number
  /** Epoch milliseconds. */
  readonly now: number
  /** The selected store, and whether it has the size in stock; null if none is selected. */
  readonly store: (Pick<Store, 'services' | 'country'> & { readonly hasStock: boolean }) | null
  /** The address is a PO box, which couriers and collection points don't support. */
  readonly poBox: boolean
  /** The sale is made by an associate in a store. */
  readonly inStore: boolean
  /** A carrier with parcel shops delivers for this shop. */
  readonly hasCarrier: boolean
}

/**
 * The delivery methods of a line, the default first. Gift cards are sent by email only, made-to-order items from the
 * workshop. Collection points exist in Europe only and need a carrier; a store offers its services within its country.
 */
export function shippingMethodsFor(question: DeliveryQuestion): PricedMethod[] {
  return codesFor(question).map((code) => shippingMethod(code, question))
}

/**
 * A method as offered in a cart, with its price before promotions (see `PricedShipment.price`).
 */
export function shippingMethod(
  code: ShippingMethodCode,
  { site, goodsValue, now }: Pick<DeliveryQuestion, 'site' | 'goodsValue' | 'now'>,
): PricedMethod {
  return {
    code,
    label: shippingLabel(code, site.locale),
    deliveryTime: code === 'pickup' ? pickupDays(site.country, now) : methods[code].deliveryTime,
    price: { amount: shippingPrice(code, site.currency, goodsValue) },
  }
}

function codesFor({ site, line, store, poBox, inStore, hasCarrier }: DeliveryQuestion): ShippingMethodCode[] {
  if (line.isDigitalProduct) return ['digital']
  if (line.isCustoms) return poBox ? [] : ['customs']
  const codes: ShippingMethodCode[] = ['standard']
  if (hasCarrier && site.region === 'EMEA' && !poBox) codes.push('pudo')
  if (store?.hasStock && storeOffers('pickup', store, site)) codes.push('pickup')
  if (store && storeOffers('sts', store, site)) codes.push('sts')
  if (inStore) codes.push('me')
  return codes
}

const pickupCutoffHour = 15

/**
 * The easternmost time zone of a country's stores: before the cutoff there, it is before the cutoff everywhere.
 */
const earliestZone: Readonly<Record<Site['country'], string>> = {
  US: 'America/New_York',
  CA: 'America/Halifax',
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
}

/** Ready the same day if ordered before the cutoff, otherwise the next. */
function pickupDays(country: Site['country'], now: number): string {
  const hour = dateFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: earliestZone[country] })
  return Number(hour.format(now)) < pickupCutoffHour ? '0' : '1'
}
