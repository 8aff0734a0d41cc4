import type { Meaning } from '../lexicon/meaning.ts'
import { type Clause, means } from '../query/clause.ts'
import type { Looked } from '../ranking/clause-points.ts'
import { type Ground, meaningPoints } from '../ranking/meaning-points.ts'
import { seasons } from '../words/concepts.ts'
import { allOf, anyOf, beginsWith, type Field, noneOf, oneOf } from './filter.ts'
import { newFilter, oldFilter } from './list-filters.ts'

/** A filter and what it leaves out. */
type Target = { readonly is: string; readonly isNot: string }

const among = (field: Field, values: readonly string[]): Target => ({
  is: oneOf(field, values),
  isNot: noneOf(field, values),
})

/** Whether only the text of a product can say that it meets a clause. The server looks for such words by itself. */
export const isPlain = ({ said, meanings, readings, code }: Clause, { described, byBarcode }: Looked): boolean =>
  meanings.length === 0 &&
  readings.length === 0 &&
  !described.get(said)?.size &&
  (code === null || byBarcode.size === 0)

/** Met by products that meet a clause, in any of the ways that `clausePoints` counts; null where nothing would do. */
export function clauseFilter(clause: Clause, ground: Ground, looked: Looked): string | null {
  const carried = clause.meanings.filter((meaning) => meaningPoints(meaning, ground) !== null)
  const isUnderstood = carried.length > 0 && clause.beginning === null
  const ids = [...(looked.described.get(clause.said) ?? []), ...(clause.code === null ? [] : looked.byBarcode)]
  const parts = [
    ...carried.flatMap((meaning) => targetsOf(meaning, ground).map(({ is }) => is)),
    ...textFields(clause, isUnderstood).flatMap((field) => inText(field, clause)),
    ...(clause.code === null ? [] : beginsWith('codes', clause.code)),
    ...(ids.length > 0 ? [oneOf('id', ids)] : []),
    ...clause.readings.flatMap((clauses) => readingFilter(clauses, ground, looked)),
  ]
  return parts.length > 0 ? anyOf(parts) : null
}

/** A product that has none of a clause's meanings; null for a clause without any. */
export function withoutFilter({ meanings }: Clause, ground: Ground): string | null {
  const parts = meanings.flatMap((meaning) => targetsOf(meaning, ground).map(({ isNot }) => isNot))
  return parts.length > 0 ? allOf(parts) : null
}

function readingFilter(clauses: readonly Clause[], ground: Ground, looked: Looked): readonly string[] {
  const parts = clauses.map((clause) => clauseFilter(clause, ground, looked))
  return parts.length > 0 && parts.every((part) => part !== null) ? [allOf(parts)] : []
}

/** A clause that is understood is looked for in the texts of its own field only. */
function textFields(clause: Clause, isUnderstood: boolean): readonly Field[] {
  if (!isUnderstood) return ['name_words', 'brand_words', 'kind_words', 'colour_words']
  return [
    ...(means(clause, 'concept') || means(clause, 'kind') ? (['kind_words'] as const) : []),
    ...(means(clause, 'colour') ? (['colour_words'] as const) : []),
  ]
}

const inText = (field: Field, { read, stem, beginning }: Clause): readonly string[] => [
  ...(stem === null && beginning === null ? [] : [oneOf(field, [...new Set([read, stem ?? read])])]),
  ...(beginning === null ? [] : beginsWith(field, beginning)),
]

/** Filters of which one has to be met. */
function targetsOf({ type, id }: Meaning, { index, locale, since }: Ground): readonly Target[] {
  switch (type) {
    case 'concept':
      return [among('concepts', [id])]
    case 'category':
      return [among('categories', [...index.tree(locale).below(id)])]
    case 'season':
      return [among('concepts', seasons[id]?.concepts ?? []), among('material', seasons[id]?.materials ?? [])]
    case 'gender':
      return [among('gender', id === 'women' || id === 'men' ? [id, 'unisex'] : [id])]
    case 'offer':
      if (id === 'new') return [{ is: newFilter(since), isNot: oldFilter(since) }]
      return [among(id === 'sale' ? 'offers' : 'badge', [id])]
    case 'kind':
    case 'colour':
    case 'material':
      return [among(type, [id])]
    case 'page':
      return []
  }
}
