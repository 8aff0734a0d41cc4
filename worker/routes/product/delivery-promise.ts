import type { DeliveryPromise } from '../../../client/pages/product-page.tsx'
import { freeShippingFrom, standardDeliveryDays } from '../../../shared/cart/delivery/shipping.ts'
import type { ProductDetails } from '../../../shared/contracts/product.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { siteDay, siteMidnight } from '../../../shared/time/clock.ts'
import { dayText, workingDayAfter } from '../../../shared/time/day.ts'
import type { RenderContext } from '../../context/render-context.ts'

/** The latest delivery date of the standard method, Sundays not counted, as weekday and date in the locale's format. */
export function deliveryPromise(context: RenderContext, product: ProductDetails): DeliveryPromise | null {
  if (product.isDigitalProduct) return null
  const { site, locale, now, reads } = context
  reads.until(siteMidnight(site, now))
  const day = workingDayAfter(siteDay(site, now), standardDeliveryDays)
  return {
    date: dayText(site.bcp47, day, { weekday: 'long', day: 'numeric', month: 'long' }),
    freeFrom: formatMoney(freeShippingFrom[site.currency], site.currency, locale),
    pickup: null,
    storeCount: 0,
  }
}
