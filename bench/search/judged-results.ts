import { type Locale, sites } from '../../shared/i18n/locales.ts'
import type { CatalogueCalls } from '../../tests/harness/shown-labels.ts'
import { atOnce } from '../reliability/at-once.ts'
import { demoFacts } from './facts.ts'
import { gradeOf } from './grade.ts'
import { judge } from './judge.ts'
import { allQueries } from './judged/all-queries.ts'
import type { JudgedQuery } from './judged/query.ts'

const perPage = 48
const width = 4

export type LanguageResult = {
  /** % of queries with a right product among the first three. */
  readonly right: number
  readonly ndcg: number
  /** % of queries that find nothing. */
  readonly empty: number
}

/** Asks all judged queries of a language and logs each that isn't right. */
async function resultOf(
  { search }: CatalogueCalls,
  locale: Locale,
  queries: readonly JudgedQuery[],
  log: (line: string) => void,
): Promise<LanguageResult> {
  const facts = demoFacts()
  const verdicts = await atOnce(queries, width, async ({ text, wishes }) => {
    const { products, total } = await search(locale, text, perPage)
    const shown = products.flatMap(({ productId }) => facts.get(productId) ?? [])
    const verdict = judge(shown, facts.values(), wishes, sites[locale])
    if (!verdict.isRight || verdict.ndcg < 0.5) {
      const first = products.slice(0, 3).map(({ name, kind, colourName, productId }) => {
        const product = facts.get(productId)
        return `${name}, ${kind}, ${colourName} (${product ? gradeOf(product, wishes, sites[locale]) : 0})`
      })
      const score = `${verdict.isRight ? 'right' : 'WRONG'}, nDCG ${verdict.ndcg.toFixed(2)}`
      log(`search.judged ${locale} "${text}": ${score}, of ${total}: ${first.join(' | ')}`)
    }
    return { ...verdict, isEmpty: total === 0 }
  })
  const share = (holds: (verdict: (typeof verdicts)[number]) => boolean) =>
    (100 * verdicts.filter(holds).length) / verdicts.length
  return {
    right: share(({ isRight }) => isRight),
    ndcg: verdicts.reduce((sum, { ndcg }) => sum + ndcg, 0) / verdicts.length,
    empty: share(({ isEmpty }) => isEmpty),
  }
}

/** By language. */
export async function judgedResults(
  calls: CatalogueCalls,
  log: (line: string) => void,
): Promise<readonly LanguageResult[]> {
  const results: LanguageResult[] = []
  for (const [locale, queries] of allQueries) {
    const result = await resultOf(calls, locale, queries, log)
    const { right, ndcg, empty } = result
    log(
      `search.judged ${locale}: ${queries.length} queries, ${right.toFixed(1)} % right among the first three, ` +
        `nDCG@10 ${ndcg.toFixed(3)}, ${empty.toFixed(1)} % empty`,
    )
    results.push(result)
  }
  return results
}
