import { z } from 'zod'
import { SearchLanding } from '../contracts/catalog.ts'
import { locales } from '../i18n/locales.ts'
import { plainWordsOf } from '../plain-words.ts'

/** Words that somebody types. */
const Words = z.string().trim().min(1).max(100)
/** A product's id, or its style's, which stands for all its colors. */
const ProductOrStyle = z.string().min(1).max(11)

/** Words of a synonym, at most as many as the longest phrase that a search reads. */
const longestSynonym = 4

/** All `words` mean each other, or with `mean` each of them also means that, and not the other way round. */
const Synonym = z.object({ words: z.array(Words).min(1).max(20), mean: Words.optional() })
type Synonym = z.infer<typeof Synonym>

/** Multiplies the score of what has the value: less than 1 puts it further down. */
export const Boost = z.object({
  field: z.enum(['style', 'kind', 'brand', 'category']),
  value: z.string().min(1).max(80),
  factor: z.number().min(0.25).max(4),
})
export type Boost = z.infer<typeof Boost>

/**
 * An editors' rule for searches. `queries` are compared by the stems of their words, as a search compares them; only
 * synonyms may do without, and then hold for every search of a locale.
 */
export const SearchRuleDocument = z
  .object({
    id: z.string().min(1).max(120),
    revision: z.int().min(0).optional(),
    updatedAt: z.string().max(40).optional(),
    queries: z.array(Words).max(100).default([]),
    /** Locales of a rule that sites share; all of them if it names none. */
    locales: z.array(z.enum(locales)).min(1).optional(),
    /** In this order before everything else. */
    pins: z.array(ProductOrStyle).max(48).default([]),
    boosts: z.array(Boost).max(50).default([]),
    hidden: z.array(ProductOrStyle).max(500).default([]),
    synonyms: z.array(Synonym).max(200).default([]),
    redirect: z.object({ url: z.string().min(1).max(2000) }).optional(),
    landing: SearchLanding.optional(),
  })
  .superRefine((rule, context) => {
    for (const { path, reason } of faultsOf(rule))
      context.addIssue({ code: 'custom', path: [...path], message: reason })
  })
export type SearchRuleDocument = z.infer<typeof SearchRuleDocument>

type Fault = { readonly path: readonly (string | number)[]; readonly reason: string }

const forQueries = ['pins', 'boosts', 'hidden', 'redirect', 'landing'] as const
type Rule = Omit<z.infer<typeof SearchRuleDocument>, 'revision' | 'updatedAt'>

function faultsOf(rule: Rule): readonly Fault[] {
  const { queries, pins, hidden, synonyms } = rule
  const used = forQueries.filter((field) => {
    const value = rule[field]
    return Array.isArray(value) ? value.length > 0 : value !== undefined
  })
  const needing = queries.length === 0 ? used : []
  return [
    ...needing.map((field) => ({ path: ['queries'], reason: `${field} need the queries that they are for` })),
    ...(used.length === 0 && synonyms.length === 0
      ? [{ path: [], reason: `a rule needs synonyms, ${forQueries.join(', ')}, or several of them` }]
      : []),
    ...repeated('queries', queries.map(plain)),
    ...repeated('pins', pins),
    ...repeated('hidden', hidden),
    ...pins.flatMap((id, place) =>
      hidden.includes(id) ? [{ path: ['pins', place], reason: `"${id}" is hidden by the same rule` }] : [],
    ),
    ...synonyms.flatMap((synonym, place) => synonymFaults(synonym, ['synonyms', place])),
  ]
}

const plain = (text: string): string => plainWordsOf(text).join(' ')

const repeated = (field: string, values: readonly string[]): Fault[] =>
  values.flatMap((value, place) => {
    if (value === '') return [{ path: [field, place], reason: 'has no words' }]
    return values.indexOf(value) < place ? [{ path: [field, place], reason: `"${value}" stands there twice` }] : []
  })

function synonymFaults({ words, mean }: Synonym, path: Fault['path']): Fault[] {
  const own = words.map(plain)
  const long = [...words, ...(mean === undefined ? [] : [mean])].filter(
    (text) => plainWordsOf(text).length > longestSynonym,
  )
  const self = mean === undefined ? -1 : own.indexOf(plain(mean))
  return [
    ...repeated('words', own).map((fault) => ({ ...fault, path: [...path, ...fault.path] })),
    ...long.map((text) => ({ path, reason: `"${text}" has more than ${longestSynonym} words` })),
    ...(self < 0 ? [] : [{ path: [...path, 'words', self], reason: `"${words[self]}" is a synonym of itself` }]),
    ...(mean === undefined && words.length < 2
      ? [{ path: [...path, 'words'], reason: 'needs a second word, or what it means in `mean`' }]
      : []),
    ...(mean !== undefined && plain(mean) === '' ? [{ path: [...path, 'mean'], reason: 'has no words' }] : []),
  ]
}
