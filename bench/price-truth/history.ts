import type { IngestPrice } from '../../shared/contracts/ingest.ts'
import type { Random } from '../../shared/random.ts'

const start = Date.UTC(2026, 2, 1)
export const hourMs = 3_600_000
const prices = [4000, 5000, 6000, 7000, 8000, 9000, 10_000]
const offsets = ['Z', '+01:00', '+02:00', '-05:00', '-08:00']

/** An instant by the clock of some zone. */
function written(draw: Random, at: number): string {
  const offset = draw.pick(offsets)
  const hours = offset === 'Z' ? 0 : Number(offset.slice(0, 3))
  return new Date(at + hours * hourMs).toISOString().replace('Z', offset)
}

/** A price as it is sent at an instant, with sales before, around and after it. */
export function randomPrice(draw: Random, at: number): IngestPrice {
  const current = draw.pick(prices)
  const sales = Array.from({ length: draw.int(0, 3) }, () => {
    const from = at + draw.int(-60 * 24, 60 * 24) * hourMs
    const until = from + draw.int(1, 50 * 24) * hourMs
    return { price: draw.pick(prices) - 500, from: written(draw, from), until: written(draw, until) }
  })
  return { current, original: draw.pick(prices), sales: sales.filter(({ price }) => price < current) }
}

/** When a price is sent: up to five times within half a year. */
export function randomInstants(draw: Random): number[] {
  const instants = [start]
  for (let more = draw.int(0, 4); more > 0; more -= 1)
    instants.push((instants.at(-1) ?? start) + draw.int(1, 45 * 24) * hourMs)
  return instants
}
