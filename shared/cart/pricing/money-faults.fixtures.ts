import { freeShippingFrom } from '../delivery/shipping.ts'
import type { CartToPrice, LineToPrice, PricedCart } from './priced-cart.ts'
import { taxRates } from './tax.ts'
import { taxIsIncluded } from './tax-included.ts'

/** Checks a priced cart with independent arithmetic rather than with the code that priced it. */
export function moneyFaults(cart: CartToPrice, priced: PricedCart): string[] {
  const { totals } = priced
  const faults: string[] = []
  const expectEqual = (label: string, actual: number, expected: number) => {
    if (actual !== expected) faults.push(`${label} is ${actual}, not ${expected}`)
  }
  const expectTrue = (label: string, condition: boolean) => {
    if (!condition) faults.push(label)
  }
  const sum = <T>(items: readonly T[], amountOf: (item: T) => number) =>
    items.reduce((total, item) => total + amountOf(item), 0)

  for (const [name, value] of Object.entries(totals))
    expectTrue(`${name} is ${value}`, name === 'totalDiscountPercentage' || (Number.isSafeInteger(value) && value >= 0))
  expectEqual(
    'itemTotal',
    totals.itemTotal,
    sum(cart.lines, ({ qty, original, current }) => qty * Math.max(original, current)),
  )
  expectEqual(
    'itemSubTotal',
    totals.itemSubTotal,
    sum(priced.lines, (line) => line.afterOrderDiscount),
  )
  expectEqual('totalDiscount', totals.totalDiscount, totals.itemTotal - totals.itemSubTotal)
  const afterItems = sum(priced.lines, (line) => line.afterItemDiscount)
  expectEqual('discount', totals.discount, afterItems - totals.itemSubTotal)
  expectEqual(
    'shipping',
    totals.shipping,
    sum(priced.shipments, ({ price }) => price),
  )
  expectEqual('tax', totals.tax, sum(priced.lines, ({ tax }) => tax) + sum(priced.shipments, ({ tax }) => tax))
  const addedTax = taxIsIncluded(cart.site) ? 0 : totals.tax
  expectEqual('total', totals.total, totals.itemSubTotal + totals.shipping + addedTax)
  expectEqual('totalWithoutTax', totals.totalWithoutTax, totals.total - totals.tax)
  expectEqual('netAmount', totals.netAmount, totals.total - totals.tax)
  expectEqual('taxAmount', totals.taxAmount, totals.tax)
  expectEqual('remainingToPay', totals.remainingToPay, totals.total)
  expectEqual('appliedRewards', totals.appliedRewards, 0)
  expectEqual(
    'totalUnits',
    totals.totalUnits,
    sum(cart.lines, ({ qty }) => qty),
  )
  const percentage = totals.totalDiscountPercentage
  expectTrue(
    `percentage is ${percentage}`,
    percentage >= 0 && percentage <= 100 && Number.isInteger(round(percentage * 10)),
  )

  const destinations = new Map(cart.shipments.map(({ shippingId, destination }) => [shippingId, destination]))
  const included = taxIsIncluded(cart.site)
  const isMoney = ({ isDigitalProduct, kind }: LineToPrice) => isDigitalProduct || kind === 'gift-card'
  const ratesOf = (shippingId: string) =>
    cart.lines.some((line) => !isMoney(line) && !taxRates(cart.site, destinations.get(line.shippingId) ?? null))
      ? null
      : taxRates(cart.site, destinations.get(shippingId) ?? null)
  for (const [index, line] of priced.lines.entries()) {
    const given = cart.lines[index] as LineToPrice
    const { rowTotal, afterItemDiscount, afterOrderDiscount, tax } = line
    expectEqual(`${line.id} rowTotal`, rowTotal, given.qty * given.current)
    expectTrue(
      `${line.id} gets more expensive`,
      afterItemDiscount <= rowTotal && afterOrderDiscount <= afterItemDiscount,
    )
    expectTrue(`${line.id} is negative`, afterOrderDiscount >= 0)
    if (isMoney(given)) {
      expectEqual(`${line.id} gift card`, afterOrderDiscount, rowTotal)
      expectEqual(`${line.id} gift card's tax`, tax, 0)
      expectEqual(`${line.id} gift card's promotions`, line.promotions.length, 0)
    } else {
      const rate = ratesOf(given.shippingId)?.goods ?? 0
      expectEqual(`${line.id} tax`, tax, halfUp(afterOrderDiscount, rate, included))
    }
  }
  const goods = sum(priced.lines, (line) => {
    const given = cart.lines.find(({ id }) => id === line.id)
    return given?.isDigitalProduct || given?.kind === 'gift-card' ? 0 : line.afterOrderDiscount
  })
  expectEqual('goodsValue', priced.goodsValue, goods)
  expectEqual('employeeSpend', priced.employeeSpend, cart.employeeRate === null ? 0 : goods)

  for (const { shippingId, listPrice, price, tax } of priced.shipments) {
    expectTrue(`${shippingId} costs ${price} of ${listPrice}`, price >= 0 && price <= listPrice)
    if (goods >= freeShippingFrom[cart.site.currency]) expectEqual(`${shippingId} above the threshold`, listPrice, 0)
    const rate = ratesOf(shippingId)?.delivery ?? 0
    expectEqual(`${shippingId} tax`, tax, halfUp(price, rate, included))
  }

  for (const { calloutMsg, distanceFromConditionThreshold: distance } of priced.promoSummary) {
    expectTrue(`${distance} to a threshold`, distance === undefined || distance > 0)
    expectTrue(`a callout says ${calloutMsg}`, distance === undefined || !calloutMsg.includes('{'))
  }
  return faults
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6

/** Rounds half up in integer arithmetic. */
function halfUp(amount: number, rate: number, included: boolean): number {
  const denominator = BigInt(included ? 100_000 + rate : 100_000)
  return Number((2n * BigInt(amount) * BigInt(rate) + denominator) / (2n * denominator))
}
