import type { CartToPrice, LineToPrice, PricedCart } from './priced-cart.ts'
import { freeShippingFrom } from './shipping.ts'
import { taxIsIncluded, taxRates } from './tax.ts'

/** Checked by adding up again from what was put in and what came out, not with the code that made it. */
export function moneyFaults(cart: CartToPrice, priced: PricedCart): string[] {
  const { totals } = priced
  const faults: string[] = []
  const same = (what: string, got: number, wanted: number) => {
    if (got !== wanted) faults.push(`${what} is ${got}, not ${wanted}`)
  }
  const holds = (what: string, truth: boolean) => {
    if (!truth) faults.push(what)
  }
  const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0)

  for (const [name, value] of Object.entries(totals))
    holds(`${name} is ${value}`, name === 'totalDiscountPercentage' || (Number.isSafeInteger(value) && value >= 0))
  same(
    'itemTotal',
    totals.itemTotal,
    sum(cart.lines, ({ qty, original, current }) => qty * Math.max(original, current)),
  )
  same(
    'itemSubTotal',
    totals.itemSubTotal,
    sum(priced.lines, (line) => line.afterOrderDiscount),
  )
  same('totalDiscount', totals.totalDiscount, totals.itemTotal - totals.itemSubTotal)
  const afterItems = sum(priced.lines, (line) => line.afterItemDiscount)
  same('discount', totals.discount, afterItems - totals.itemSubTotal)
  same(
    'shipping',
    totals.shipping,
    sum(priced.shipments, ({ price }) => price),
  )
  same('tax', totals.tax, sum(priced.lines, ({ tax }) => tax) + sum(priced.shipments, ({ tax }) => tax))
  const added = taxIsIncluded(cart.site) ? 0 : totals.tax
  same('total', totals.total, totals.itemSubTotal + totals.shipping + added)
  same('totalWithoutTax', totals.totalWithoutTax, totals.total - totals.tax)
  same('netAmount', totals.netAmount, totals.total - totals.tax)
  same('taxAmount', totals.taxAmount, totals.tax)
  same('remainingToPay', totals.remainingToPay, totals.total)
  same('appliedRewards', totals.appliedRewards, 0)
  same(
    'totalUnits',
    totals.totalUnits,
    sum(cart.lines, ({ qty }) => qty),
  )
  const percentage = totals.totalDiscountPercentage
  holds(`percentage is ${percentage}`, percentage >= 0 && percentage <= 100 && Number.isInteger(round(percentage * 10)))

  const destinations = new Map(cart.shipments.map(({ shippingId, destination }) => [shippingId, destination]))
  const included = taxIsIncluded(cart.site)
  for (const [index, line] of priced.lines.entries()) {
    const given = cart.lines[index] as LineToPrice
    const { rowTotal, afterItemDiscount, afterOrderDiscount, tax } = line
    same(`${line.id} rowTotal`, rowTotal, given.qty * given.current)
    holds(`${line.id} gets dearer`, afterItemDiscount <= rowTotal && afterOrderDiscount <= afterItemDiscount)
    holds(`${line.id} is below nothing`, afterOrderDiscount >= 0)
    const giftCard = given.isDigitalProduct || given.kind === 'gift-card'
    if (giftCard) {
      same(`${line.id} gift card`, afterOrderDiscount, rowTotal)
      same(`${line.id} gift card's tax`, tax, 0)
      same(`${line.id} gift card's promotions`, line.promotions.length, 0)
    } else {
      const rate = taxRates(cart.site, destinations.get(given.shippingId) ?? null)?.goods ?? 0
      same(`${line.id} tax`, tax, halfUp(afterOrderDiscount, rate, included))
    }
  }
  const goods = sum(priced.lines, (line) => {
    const given = cart.lines.find(({ id }) => id === line.id)
    return given?.isDigitalProduct || given?.kind === 'gift-card' ? 0 : line.afterOrderDiscount
  })
  same('goodsValue', priced.goodsValue, goods)
  same('employeeSpend', priced.employeeSpend, cart.employeeRate === null ? 0 : goods)

  for (const [index, { shippingId, listPrice, price, tax }] of priced.shipments.entries()) {
    const given = cart.shipments[index]
    holds(`${shippingId} costs ${price} of ${listPrice}`, price >= 0 && price <= listPrice)
    if (goods >= freeShippingFrom[cart.site.currency]) same(`${shippingId} above the threshold`, listPrice, 0)
    const rate = taxRates(cart.site, given?.destination ?? null)?.delivery ?? 0
    same(`${shippingId} tax`, tax, halfUp(price, rate, included))
  }

  for (const { calloutMsg, distanceFromConditionThreshold: distance } of priced.promoSummary) {
    holds(`${distance} to a threshold`, distance === undefined || distance > 0)
    holds(`a callout says ${calloutMsg}`, distance === undefined || !calloutMsg.includes('{'))
  }
  return faults
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6

/** By long division, in whole numbers. */
function halfUp(amount: number, rate: number, included: boolean): number {
  const below = BigInt(included ? 100_000 + rate : 100_000)
  return Number((2n * BigInt(amount) * BigInt(rate) + below) / (2n * below))
}
