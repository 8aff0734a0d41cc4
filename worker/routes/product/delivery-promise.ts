import type { DeliveryPromise } from '../../../client/pages/product-page.tsx'
import { freeShippingFrom, standardDeliveryDays } from '../../../shared/cart/delivery/shipping.ts'
import type { ProductDetails } from '../../../shared/contracts/product.ts'
import { dateFormat } from '../../../shared/i18n/intl-formats.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { RenderContext } from '../../context/render-context.ts'

/** The latest delivery date of the standard method, Sundays not counted, as weekday and date in the locale's format. */
export function deliveryPromise(context: RenderContext, product: ProductDetails): DeliveryPromise | null {
  if (product.isDigitalProduct) return null
  const { site, locale, now, reads } = context
  reads.until(new Date(now).setUTCHours(24, 0, 0, 0))
  const day = new Date(now)
  for (let remainingDays = standardDeliveryDays; remainingDays > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() !== 0) remainingDays -= 1
  }
  return {
    date: dateFormat(site.bcp47, {
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
