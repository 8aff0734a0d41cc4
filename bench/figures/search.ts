import { locales } from '../../shared/i18n/locales.ts'
import { missingLabels, shownLabels } from '../../tests/harness/shown-labels.ts'
import type { Bench, Figure } from '../figure.ts'
import { judgedResults, type LanguageResult } from '../search/judged-results.ts'
import { brokenLimits } from '../search/limits.ts'
import { platformCalls } from '../search/platform-calls.ts'
import { rightInSpiteOfTypos, typoCount } from '../search/typos.ts'

const callsOf = ({ runtime }: Bench) => platformCalls(runtime.platformUrl)

async function foundLabels(bench: Bench): Promise<number> {
  const calls = callsOf(bench)
  let searched = 0
  let missed = 0
  for (const locale of locales) {
    const { facets, cards, categories } = await shownLabels(calls, locale)
    const labels = [...facets, ...cards, ...categories]
    const faults = await missingLabels(calls, labels, locale)
    for (const fault of faults) bench.log(`search.words: ${fault}`)
    searched += labels.length
    missed += faults.length
  }
  bench.log(`search.words: ${searched - missed} of ${searched}`)
  return 100 * (1 - missed / searched)
}

let judged: Promise<readonly LanguageResult[]> | undefined

const judgedFigure = (
  id: string,
  goal: number,
  unit: string,
  of: (results: readonly LanguageResult[]) => number,
): Figure => ({
  id,
  goal,
  unit,
  async measure(bench) {
    judged ??= judgedResults(callsOf(bench), bench.log)
    return of(await judged)
  },
})

export const searchFigures: readonly Figure[] = [
  {
    id: 'search.words',
    goal: 100,
    unit: '% of all labels of facets, cards and categories in all locales that find at least what they stand on',
    atLeast: true,
    measure: foundLabels,
  },
  {
    ...judgedFigure(
      'search.judged',
      95,
      '% of judged queries with a right product among the first three, worst of five languages',
      (results) => Math.min(...results.map(({ right }) => right)),
    ),
    atLeast: true,
  },
  {
    ...judgedFigure('search.judged-order', 0.9, 'nDCG@10 of the same queries, worst language', (results) =>
      Math.min(...results.map(({ ndcg }) => ndcg)),
    ),
    atLeast: true,
  },
  judgedFigure('search.judged-empty', 1, '% of the same queries that find nothing, worst language', (results) =>
    Math.max(...results.map(({ empty }) => empty)),
  ),
  {
    id: 'search.typos',
    goal: 95,
    unit: `% of ${typoCount} names and kinds with one wrong letter that show what is meant on the first page`,
    atLeast: true,
    measure: async (bench) => (100 * (await rightInSpiteOfTypos(callsOf(bench), bench.log))) / typoCount,
  },
  {
    id: 'search.limits',
    goal: 0,
    unit: 'results that break a price or size that the query states',
    measure: (bench) => brokenLimits(callsOf(bench), bench.log),
  },
]
