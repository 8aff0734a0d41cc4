import type { IngestPrice } from '../../shared/contracts/ingest.ts'

type Sale = { readonly price: number; readonly from: number; readonly until: number }
/** The price of a size as it was sent at an instant (epoch milliseconds). */
export type Sent = { readonly at: number; readonly price: IngestPrice; readonly sales: readonly Sale[] }

export const sentAt = (at: number, price: IngestPrice): Sent => ({
  at,
  price,
  sales: (price.sales ?? []).map((sale) => ({
    price: sale.price,
    from: Date.parse(sale.from),
    until: Date.parse(sale.until),
  })),
})

/** Statements about one price. `lowest` and `percent` are null where nothing may be said. */
export type Statement = {
  readonly now: number
  readonly was: number
  readonly lowest: number | null
  readonly percent: number | null
}

const dayMs = 86_400_000

/** Written from the rules of decision 45 alone, and slow: every instant is asked again. */
export function statementAt(sent: readonly Sent[], at: number, isUnion: boolean): Statement {
  const { price } = sentBy(sent, at)
  const now = priceThen(sent, at)
  const instants = instantsOf(sent)
  const began = instants.find((instant) => instant <= at && priceThen(sent, instant - 1) !== now) ?? null
  const lowest = began === null ? null : lowestOf(sent, instants, began)
  const was = Math.max(now, isUnion ? (lowest ?? now) : Math.max(price.original, price.current))
  const isCheapest = lowest === null || lowest >= now
  return {
    now,
    was,
    lowest: isUnion && was > now ? was : null,
    percent: was > now && isCheapest ? Math.round((1 - now / was) * 1000) / 10 : null,
  }
}

function sentBy(sent: readonly Sent[], at: number): Sent {
  const found = sent.findLast((one) => one.at <= at) ?? sent[0]
  if (!found) throw new RangeError('nothing was sent')
  return found
}

function priceThen(sent: readonly Sent[], at: number): number {
  const { price, sales } = sentBy(sent, at)
  return Math.min(price.current, ...sales.flatMap((sale) => (sale.from <= at && at < sale.until ? sale.price : [])))
}

/** All instants at which any price could have changed, the latest first. */
const instantsOf = (sent: readonly Sent[]): number[] =>
  sent.flatMap(({ at, sales }) => [at, ...sales.flatMap(({ from, until }) => [from, until])]).sort((a, b) => b - a)

/** The lowest price of the 30 days before a price began. */
function lowestOf(sent: readonly Sent[], instants: readonly number[], began: number): number {
  const since = began - 30 * dayMs
  const inside = instants.filter((instant) => instant > since && instant < began)
  return Math.min(...[since, ...inside].map((instant) => priceThen(sent, instant)))
}
