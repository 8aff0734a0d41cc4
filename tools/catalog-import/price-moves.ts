import type { PriceMove } from '../../shared/contracts/ingest.ts'
import { defaultLocale } from '../../shared/i18n/locales.ts'
import { formatMoney } from '../../shared/money/format.ts'

const shown = 10

/** Collects how an import moves prices: how many, and those that move furthest. Those that wait come first. */
export function createPriceMoves() {
  const products = new Set<string>()
  const heldProducts = new Set<string>()
  let furthest: readonly PriceMove[] = []
  return {
    add(moves: readonly PriceMove[]): void {
      for (const { productId, held } of moves) {
        products.add(productId)
        if (held) heldProducts.add(productId)
      }
      furthest = [...furthest, ...moves]
        .toSorted((one, other) => Number(other.held) - Number(one.held) || factorOf(other) - factorOf(one))
        .slice(0, shown)
    },
    held: () => heldProducts.size,
    lines({ dryRun, origin }: { readonly dryRun: boolean; readonly origin: string }): string[] {
      if (products.size === 0) return []
      const order = heldProducts.size > 0 ? 'those that wait first' : 'the furthest first'
      const first = `Prices of ${products.size} products ${dryRun ? 'would change' : 'are others'}, ${order}:`
      return [first, ...furthest.map(moveLine), ...(heldProducts.size > 0 ? [heldLine(dryRun, origin)] : [])]
    },
  }

  function heldLine(dryRun: boolean, origin: string): string {
    const reason = 'because they move far, or many at once'
    if (dryRun)
      return `${heldProducts.size} of them would wait for a yes, ${reason}: the shop would go on selling them at the old prices, without sizes and currencies that are new. --accept-prices is a yes.`
    return `${heldProducts.size} of them wait for a yes, ${reason}; the shop sells at the old prices, without sizes and currencies that are new. Run it again with --accept-prices, or decide at ${origin}/console/prices.`
  }
}
export type PriceMoves = ReturnType<typeof createPriceMoves>

const factorOf = ({ from, to }: PriceMove): number => Math.max(from, to) / Math.min(from, to)

function moveLine({ productId, upc, currency, from, to, held }: PriceMove): string {
  const amount = (minor: number) => formatMoney(minor, currency, defaultLocale)
  return `  ${productId} (${upc}): ${amount(from)} → ${amount(to)}${held ? ', waits' : ''}`
}
