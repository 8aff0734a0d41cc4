import type { DeliveryPromise } from '../../../client/pages/product-page.tsx'
import { freeShippingFrom, standardDeliveryDays } from '../../../shared/cart/shipping.ts'
import type { ProductDetails } from '../../../shared/contracts/product.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { RequestContext } from '../../context/request-context.ts'

/** The latest day of the standard method's promise, Sundays not counted, as the locale writes a weekday and a date. */
export function deliveryPromise(context: RequestContext, product: ProductDetails): DeliveryPromise | null {
  if (product.isDigitalProduct) return null
  const { site, locale, now } = context
  const day = new Date(now)
  for (let left = standardDeliveryDays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() !== 0) left -= 1
  }
  return {
    date: new Intl.DateTimeFormat(site.bcp47, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(day),
    freeFrom: formatMoney(freeShippingFrom[site.currency], site.currency, locale),
    pickup: null,
    storeCount: 0,
  }
}
