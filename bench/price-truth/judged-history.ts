import { priceAt, priceDisplay, skuPriceDisplay } from '../../platform/services/catalogue/price.ts'
import { pricedIn, prunedChanges } from '../../platform/services/ingest/price-history.ts'
import { priceRow, stepsIn } from '../../platform/services/ingest/price-rows.ts'
import type { PriceDisplay } from '../../shared/contracts/price.ts'
import type { Currency } from '../../shared/i18n/locales.ts'
import { type Random, random } from '../../shared/random.ts'
import { hourMs, randomInstants, randomPrice } from './history.ts'
import { type Sent, type Statement, sentAt, statementAt } from './reference.ts'

const readsPerPrice = 3
const upcs = ['40', '41', '42']

type Size = { readonly upc: string; readonly sent: readonly Sent[] }

/** Sizes of a product, which mostly cost the same. */
function randomSizes(draw: Random, instants: readonly number[]): readonly Size[] {
  const shared = instants.map((at) => sentAt(at, randomPrice(draw, at)))
  return upcs.slice(0, draw.int(1, upcs.length)).map((upc) => ({
    upc,
    sent: draw.chance(0.8) ? shared : instants.map((at) => sentAt(at, randomPrice(draw, at))),
  }))
}

const saidOf = ({ lowCurrent, highCurrent, lowOriginal, highOriginal, ...price }: PriceDisplay) =>
  [lowCurrent, highCurrent, lowOriginal, highOriginal, price.historicBestPrice, price.percentagePriceDiscount].join()

/** The words of a price line for sizes that cost as the reference says. */
function expectedOf(sizes: readonly Statement[]): string {
  const [now, was] = [sizes.map((size) => size.now), sizes.map((size) => size.was)]
  const common = <T>(values: readonly T[]): T | null => (new Set(values).size === 1 ? (values[0] ?? null) : null)
  const ends = [Math.min(...now), Math.max(...now), Math.min(...was), Math.max(...was)]
  const isOne = common(now) !== null && common(was) !== null
  const lowest = sizes.some((size) => size.lowest !== null) ? common(was) : null
  return [...ends, lowest, isOne ? common(sizes.map(({ percent }) => percent)) : null].join()
}

/** A random history of a product: prices on page, card and in the cart that the reference doesn't say. */
export function faultsOfHistory(seed: number, currency: Extract<Currency, 'USD' | 'EUR'>): readonly string[] {
  const draw = random(`price ${seed}`)
  const instants = randomInstants(draw)
  const sizes = randomSizes(draw, instants)
  const faults: string[] = []
  let past: Parameters<typeof pricedIn>[2] = {}
  for (const [turn, at] of instants.entries()) {
    const skus = sizes.flatMap(({ upc, sent }, position) => {
      const price = sent[turn]?.price
      return price ? [{ upc, size: upc, position, quantity: 1, prices: { [currency]: price } }] : []
    })
    for (const priced of pricedIn({ skus }, currency, past, at)) {
      const steps = stepsIn({ skus }, priced, at)
      const row = priceRow('KR000001C1', steps, at)
      past = prunedChanges(priced.changes, at)
      const end = instants[turn + 1] ?? at + 2400 * hourMs
      for (let read = 0; read < readsPerPrice; read += 1) {
        const now = read === 0 ? at : draw.int(at, end - 1)
        const expected = sizes.map(({ sent }) => statementAt(sent.slice(0, turn + 1), now, currency === 'EUR'))
        const shown = sizes.map(({ upc }) => skuPriceDisplay(steps.sizes.get(upc) ?? null, currency, now))
        const pairs = [
          [saidOf(priceDisplay(priceAt(row, now), currency)), expectedOf(expected)],
          ...shown.map((price, place) => [price ? saidOf(price) : '', expectedOf(expected.slice(place, place + 1))]),
        ]
        for (const [said, truth] of pairs)
          if (said !== truth)
            faults.push(`${seed} ${currency} at ${new Date(now).toISOString()}: ${said}, not ${truth}`)
      }
    }
  }
  return faults
}
