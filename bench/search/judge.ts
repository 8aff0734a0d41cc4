import type { Site } from '../../shared/i18n/locales.ts'
import type { Facts } from './facts.ts'
import { type Grade, gradeOf, type Wishes } from './grade.ts'

const first = 3
const judged = 10
const rightGrade = 2

const gainOf = (grades: readonly Grade[]): number =>
  grades.slice(0, judged).reduce((sum: number, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)

/** A style counts once, so that a list of styles and one of their colors are judged alike. */
function firstOfStyles(shown: readonly Facts[]): readonly Facts[] {
  const seen = new Set<string>()
  return shown.filter(({ styleId }) => !seen.has(styleId) && seen.add(styleId))
}

/** Grades of the best color of each style, best first. */
export function bestGrades(catalogue: Iterable<Facts>, wishes: Wishes, site: Site): readonly Grade[] {
  const best = new Map<string, Grade>()
  for (const product of catalogue) {
    const grade = gradeOf(product, wishes, site)
    if (grade > (best.get(product.styleId) ?? 0)) best.set(product.styleId, grade)
  }
  return [...best.values()].toSorted((a, b) => b - a)
}

export type Verdict = {
  /** A right product is among the first three: grade 2 or 3, or the best there is where the shop has none of that. */
  readonly isRight: boolean
  /** How good the first ten styles are, 1 if no order could be better. */
  readonly ndcg: number
}

/** Judges what an answer shows first. */
export function judge(shown: readonly Facts[], catalogue: Iterable<Facts>, wishes: Wishes, site: Site): Verdict {
  const ideal = bestGrades(catalogue, wishes, site)
  const enough = Math.min(rightGrade, ideal[0] ?? 0)
  const grade = (product: Facts) => gradeOf(product, wishes, site)
  return {
    isRight: enough > 0 && shown.slice(0, first).some((product) => grade(product) >= enough),
    ndcg: ideal.length === 0 ? 0 : gainOf(firstOfStyles(shown).map(grade)) / gainOf(ideal),
  }
}
