import type { Figure } from '../figure.ts'
import { allMutants, orderMutants } from '../mutants/all-mutants.ts'
import { judge } from '../mutants/judge.ts'
import type { MutatedFile } from '../mutants/mutant.ts'
import { copyTree } from '../mutants/tree-copy.ts'

const noticed = (id: string, files: readonly MutatedFile[], unit: string): Figure => ({
  id,
  goal: 97,
  unit,
  atLeast: true,
  async measure({ log }) {
    const { root, remove } = copyTree()
    try {
      const verdicts = await judge(root, files, log)
      const count = verdicts.filter((verdict) => verdict.noticed).length
      log(`${id}: ${count} of ${verdicts.length} noticed`)
      return (100 * count) / verdicts.length
    } finally {
      remove()
    }
  },
})

export const mutantFigures: readonly Figure[] = [
  noticed(
    'order.mutants',
    orderMutants,
    '% of our mutations of shared/cart, checkout, platform/objects and platform/payments that a test notices',
  ),
  noticed('safe.mutants', allMutants, '% of those and of our mutations of worker/http that a test notices'),
]
