import type { Figure } from '../figure.ts'
import { allMutants } from '../mutants/all-mutants.ts'
import { judge } from '../mutants/judge.ts'
import { copyTree } from '../mutants/tree-copy.ts'

export const mutantFigures: readonly Figure[] = [
  {
    id: 'safe.mutants',
    goal: 97,
    unit: '% of our mutations of worker/http, shared/cart, platform/objects and platform/payments that a test notices',
    atLeast: true,
    async measure({ log }) {
      const { root, remove } = copyTree()
      try {
        const verdicts = await judge(root, allMutants, log)
        const noticed = verdicts.filter((verdict) => verdict.noticed).length
        log(`safe.mutants: ${noticed} of ${verdicts.length} noticed`)
        return (100 * noticed) / verdicts.length
      } finally {
        remove()
      }
    },
  },
]
