import type { IngestPrice } from './contracts/ingest.ts'

/** The price of a size at an instant: a sale holds from its beginning on, and no longer at its end. */
export function priceOn({ current, sales = [] }: IngestPrice, at: number): number {
  const held = sales.filter(({ from, until }) => Date.parse(from) <= at && at < Date.parse(until))
  return Math.min(current, ...held.map(({ price }) => price))
}

/** Instants at which the price may change. */
export const edgesOf = ({ sales = [] }: IngestPrice): number[] =>
  sales.flatMap(({ from, until }) => [Date.parse(from), Date.parse(until)])
