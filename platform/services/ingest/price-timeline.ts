import type { IngestPrice } from '../../../shared/contracts/ingest.ts'
import type { Currency } from '../../../shared/i18n/locales.ts'
import { edgesOf, priceOn } from '../../../shared/price-calendar.ts'
import { countsFromLowest } from '../catalogue/price-law.ts'
import type { PriceStep } from '../catalogue/price-steps.ts'

/** The price of a size from an instant on (epoch milliseconds). */
export type Change = readonly [at: number, price: number]

const lookBackMs = 30 * 86_400_000
/** From when on a size that was never sold before has its first price. */
const always = 0

/**
 * The prices of a size, the earliest first. Its past stays; the calendar decides about all that comes, and about the
 * past of a size that is new here.
 */
export function timelineOf(price: IngestPrice, past: readonly Change[], now: number): Change[] {
  const known = past.filter(([at]) => at < now)
  const begins = known.length > 0 ? now : always
  const instants = [begins, ...edgesOf(price).filter((at) => at > begins)].sort((one, other) => one - other)
  const planned = instants.map((at): Change => [at, priceOn(price, at)])
  return [...known, ...planned].filter(([, amount], place, all) => amount !== all[place - 1]?.[1])
}

/** The price in force at `now`, and those that come; their reductions count as the law of the currency has it. */
export function stepsOf(price: IngestPrice, changes: readonly Change[], currency: Currency, now: number): PriceStep[] {
  const first = placeAt(changes, now)
  return changes.slice(first).map(([from, current], index) => {
    const place = first + index
    const historicBest = lowestBefore(changes, place)
    const base = countsFromLowest(currency) ? (historicBest ?? current) : Math.max(price.original, price.current)
    const before = changes[place - 1]?.[1] ?? current
    return {
      from,
      current,
      original: Math.max(base, current),
      historicBest,
      previous: base > current && before > current ? before : null,
    }
  })
}

/** The part of the past on which later statements may depend: the 30 days before the price in force began. */
export function prunedTo(changes: readonly Change[], now: number): Change[] {
  const [began] = changes[placeAt(changes, now)] ?? [now]
  return changes.slice(placeAt(changes, began - lookBackMs))
}

const placeAt = (changes: readonly Change[], instant: number): number =>
  Math.max(
    0,
    changes.findLastIndex(([at]) => at <= instant),
  )

/** The lowest price of the 30 days before a price began; null if nothing is known of them. */
function lowestBefore(changes: readonly Change[], place: number): number | null {
  const began = changes[place]?.[0] ?? 0
  const before = changes.slice(Math.min(place, placeAt(changes, began - lookBackMs)), place)
  return before.length > 0 ? Math.min(...before.map(([, amount]) => amount)) : null
}
