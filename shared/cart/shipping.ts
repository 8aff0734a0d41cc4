import type { ApplicableShippingMethod, ShippingMethodCode } from '../contracts/cart.ts'
import type { Store } from '../contracts/store.ts'
import type { Currency, Site } from '../i18n/locales.ts'
import type { LineToPrice } from './priced-cart.ts'
import { shippingLabel } from './shipping-labels.ts'

type Prices = Readonly<Record<Currency, number>>

/** Standard shipping, in minor units: what it costs below the threshold, and from which goods value it is free. */
export const standardShippingPrice: Prices = { USD: 695, CAD: 895, GBP: 495, EUR: 495 }
export const freeShippingFrom: Prices = { USD: 7500, CAD: 9900, GBP: 6000, EUR: 6900 }
/** Latest delivery day of the standard method, Sundays not counted. */
export const standardDeliveryDays = 4

const nothing: Prices = { USD: 0, CAD: 0, GBP: 0, EUR: 0 }

type Method = {
  /** Below the threshold. */
  readonly prices: Prices
  /** Working days. Pickup's depend on the clock (`pickupDays`). */
  readonly deliveryTime: string
  /** Costs nothing from `freeShippingFrom` on. */
  readonly freeFromThreshold: boolean
}

/** Spec 1 §3 names the methods; prices and days are this shop's. `me` is taken along by a customer of an associate. */
const methods: Readonly<Record<ShippingMethodCode, Method>> = {
  standard: { prices: standardShippingPrice, deliveryTime: `2-${standardDeliveryDays}`, freeFromThreshold: true },
  pudo: { prices: { USD: 495, CAD: 695, GBP: 395, EUR: 395 }, deliveryTime: '2-5', freeFromThreshold: true },
  customs: { prices: { USD: 995, CAD: 1295, GBP: 695, EUR: 795 }, deliveryTime: '10-15', freeFromThreshold: true },
  sts: { prices: nothing, deliveryTime: '3-6', freeFromThreshold: false },
  pickup: { prices: nothing, deliveryTime: '0', freeFromThreshold: false },
  digital: { prices: nothing, deliveryTime: '0', freeFromThreshold: false },
  me: { prices: nothing, deliveryTime: '0', freeFromThreshold: false },
}

/** @param goodsValue what the order's goods cost after every discount, gift cards not counted (`PricedCart.goodsValue`) */
export function shippingPrice(code: ShippingMethodCode, currency: Currency, goodsValue: number): number {
  const { prices, freeFromThreshold } = methods[code]
  return freeFromThreshold && goodsValue >= freeShippingFrom[currency] ? 0 : prices[currency]
}

/** What a delivery is chosen for. */
export type DeliveryQuestion = {
  readonly site: Site
  readonly line: Pick<LineToPrice, 'isDigitalProduct'> & { readonly isCustoms: boolean }
  readonly goodsValue: number
  /** Epoch milliseconds. */
  readonly now: number
  /** Where the goods could be fetched, and whether the size is on its shelf; null where no store was chosen. */
  readonly store: (Pick<Store, 'services' | 'country'> & { readonly hasStock: boolean }) | null
  /** The address is a post-office box: couriers and collection points don't go by it. */
  readonly poBox: boolean
  /** An associate sells this in a store. */
  readonly inStore: boolean
}

/**
 * The ways a line can travel, the usual one first. A gift card comes by e-mail and nothing else does; what is made to order comes from the
 * workshop. Collection points exist in Europe only; a store offers what its services say, in its own country.
 */
export function shippingMethodsFor(question: DeliveryQuestion): ApplicableShippingMethod[] {
  return codesFor(question).map((code) => shippingMethod(code, question))
}

/** One method as a cart offers it. The price is before promotions: `PricedShipment.price` is what the chosen one costs. */
export function shippingMethod(
  code: ShippingMethodCode,
  { site, goodsValue, now }: Pick<DeliveryQuestion, 'site' | 'goodsValue' | 'now'>,
): ApplicableShippingMethod {
  return {
    code,
    label: shippingLabel(code, site.locale),
    deliveryTime: code === 'pickup' ? pickupDays(site.country, now) : methods[code].deliveryTime,
    price: { amount: shippingPrice(code, site.currency, goodsValue) },
  }
}

function codesFor({ site, line, store, poBox, inStore }: DeliveryQuestion): ShippingMethodCode[] {
  if (line.isDigitalProduct) return ['digital']
  if (line.isCustoms) return poBox ? [] : ['customs']
  const codes: ShippingMethodCode[] = ['standard']
  if (site.region === 'EMEA' && !poBox) codes.push('pudo')
  const near = store?.country === site.country ? store : null
  if (near?.services.includes('pickup') && near.hasStock) codes.push('pickup')
  if (near?.services.includes('ship-to-store')) codes.push('sts')
  if (inStore) codes.push('me')
  return codes
}

const pickupCutoffHour = 15

/** The easternmost zone a country's stores are in: where it is not yet three there, it is not yet three anywhere, so the promise holds. */
const earliestZone: Readonly<Record<Site['country'], string>> = {
  US: 'America/New_York',
  CA: 'America/Halifax',
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
}

/** Ready the same day when ordered before three in the afternoon, else the next. */
function pickupDays(country: Site['country'], now: number): string {
  const hour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: earliestZone[country] })
  return Number(hour.format(now)) < pickupCutoffHour ? '0' : '1'
}
