import type { Figure } from '../figure.ts'
import { simulate } from '../optimistic/simulation.ts'

/**
 * How many of `sequences` don't end with the shopper seeing the server's cart. The first few are told with the number
 * to run them again.
 */
export function sequencesThatEndWrong(sequences: number, seed: number, log: (line: string) => void): number {
  let wrong = 0
  for (let index = 0; index < sequences; index += 1) {
    const { faults } = simulate(seed + index)
    if (faults.length === 0) continue
    wrong += 1
    if (wrong <= 5) log(`cart.optimistic: sequence ${seed + index}: ${faults.join('; ')}`)
  }
  return wrong
}

export const cartOptimisticFigures: readonly Figure[] = [
  {
    id: 'cart.optimistic',
    goal: 0,
    unit: 'of 10,000 sequences of clicks on a bad network that end unlike the server',
    measure: async ({ log }) => sequencesThatEndWrong(10_000, 1, log),
  },
]
