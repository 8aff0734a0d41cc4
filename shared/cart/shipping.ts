import type { Currency } from '../i18n/locales.ts'

/** Standard shipping, in minor units: what it costs below the threshold, and from which goods value it is free. */
export const standardShippingPrice: Readonly<Record<Currency, number>> = { USD: 695, CAD: 895, GBP: 495, EUR: 495 }
export const freeShippingFrom: Readonly<Record<Currency, number>> = { USD: 7500, CAD: 9900, GBP: 6000, EUR: 6900 }
/** Latest delivery day of the standard method, Sundays not counted. */
export const standardDeliveryDays = 4
