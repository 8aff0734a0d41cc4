import { counted, type Figure } from '../figure.ts'
import { faultsOfHistory } from '../price-truth/judged-history.ts'

/** Statements on prices that differ from the reference, of so many random histories. */
export function priceFaults(histories: number, seed: number): readonly string[] {
  const faults: string[] = []
  for (let at = seed; at < seed + histories; at += 1) faults.push(...faultsOfHistory(at, at % 2 === 0 ? 'EUR' : 'USD'))
  return faults
}

export const priceTruthFigures: readonly Figure[] = [
  {
    id: 'price.truth',
    goal: 0,
    unit: 'statements on prices (now, was, lowest, percentage) of 1,000,000 random histories and windows, on page, card and in the cart, that differ from a plain reference',
    onlyWhenNamed: true,
    measure: async ({ log }) => counted(log, 'price.truth', priceFaults(1_000_000, 1)),
  },
]
