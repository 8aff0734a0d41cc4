import type { SearchExplained } from '../../../../shared/contracts/catalog.ts'
import { type Block, isStocked } from '../../catalogue/index/block.ts'
import { newIn } from '../../catalogue/newness.ts'
import type { Interpreted } from '../interpret.ts'
import { boostFactor, isBoosted } from '../ranking/boost-factor.ts'
import { isPinned } from '../ranking/pinned-scope.ts'
import { worth } from '../ranking/worth.ts'
import { clauseShares } from './clause-shares.ts'
import { ruleLines } from './rule-lines.ts'

type Score = SearchExplained['scores'][number]
type Part = Score['parts'][number]

/** The parts of the scores of these products, and the rules that a query hits: for an editor, in English. */
export function explain(interpreted: Interpreted, productIds: readonly string[]): SearchExplained {
  const { ground, effects } = interpreted
  return {
    rules: effects.rules.map(({ name, rule }) => ({ name, lines: ruleLines(rule) })),
    scores: productIds.flatMap((productId) => {
      for (const block of ground.index.blocks()) {
        const row = block.productIds.indexOf(productId)
        if (row >= 0) return [{ productId, ...scoreOf(interpreted, block, row) }]
      }
      return []
    }),
  }
}

function scoreOf(interpreted: Interpreted, block: Block, row: number): Omit<Score, 'productId'> {
  const { ground, effects, counted, scope, shown } = interpreted
  const fit = shown(ground.index)(block)(row)
  const pin: Part[] = isPinned(fit) ? [{ label: `Pinned at place ${Math.floor(fit) + 1}`, points: null }] : []
  const weight: Part = { label: `Weight in the catalog, between equals: ${block.rank[row] ?? 0}`, points: null }
  if (scope(ground.index)(block)(row) < 0)
    return { total: 0, parts: [...pin, { label: 'The words don’t find it', points: null }, weight] }
  const shares = (all: readonly { readonly clause: Interpreted['query']['clauses'][number] }[]) =>
    all.flatMap(({ clause }) => clauseShares(clause, ground, counted.looked, block, row))
  const whole = counted.whole?.(block)(row) ?? 0
  const parts: Part[] = [
    ...(whole > 0 ? [{ label: 'All the words in one text', points: whole }] : []),
    ...shares(counted.needed),
    ...shares(counted.liked),
    ...shares(counted.disliked).map(({ label, points }) => ({ label: `Not wanted: ${label}`, points: -points })),
    ...badgeParts(interpreted, block, row),
    isStocked(block, row) ? { label: 'In stock', points: 0 } : { label: 'Sold out', points: worth.soldOut },
  ]
  const near = counted.near(block)(row)
  if (near > 0) parts.push({ label: 'Close to words that were left out', points: near })
  const sum = parts.reduce((all, { points }) => all + (points ?? 0), 0)
  const factor = boostFactor(effects.boosts, ground)?.(block)(row) ?? 1
  const boosted = factor === 1 || sum <= 0 ? [] : [boostPart(interpreted, block, row, { factor, sum })]
  const total = boosted.reduce((all, { points }) => all + (points ?? 0), sum)
  return { total, parts: [...pin, ...parts, ...boosted, weight] }
}

function badgeParts({ ground }: Interpreted, block: Block, row: number): Part[] {
  const badge = ground.index.known.values.texts[block.badge[row] ?? 0]
  if (newIn(block, ground.since)(row)) return [{ label: 'New', points: worth.newOrBestseller }]
  return badge === 'bestseller' ? [{ label: 'Sells best', points: worth.newOrBestseller }] : []
}

function boostPart(
  { ground, effects }: Interpreted,
  block: Block,
  row: number,
  { factor, sum }: { readonly factor: number; readonly sum: number },
): Part {
  const own = effects.boosts.filter((boost) => isBoosted(boost, ground)(block)(row))
  const names = own.map(({ field, value }) => `${field} ${value}`).join(', ')
  return { label: `Boost × ${factor} (${names})`, points: sum * factor - sum }
}
