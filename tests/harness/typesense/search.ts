import { z } from 'zod'
import { type StoredDocument, splitOutside, valuesOf, wordsOf } from './document.ts'
import { type CheckField, readFilter } from './filter.ts'
import { type Matched, readSort } from './sort.ts'

export const Schema = z.object({
  name: z.string(),
  fields: z.array(z.object({ name: z.string(), type: z.string(), facet: z.boolean().default(false) })),
})
export type Collection = {
  readonly schema: z.output<typeof Schema>
  readonly documents: Map<string, StoredDocument>
}

/** The parameters that the platform sends; the server would ignore others. */
export const Search = z.object({
  collection: z.string(),
  q: z.string(),
  query_by: z.string(),
  query_by_weights: z.string(),
  prefix: z.boolean(),
  num_typos: z.literal(0),
  filter_by: z.string(),
  sort_by: z.string(),
  group_by: z.string(),
  group_limit: z.literal(1),
  facet_by: z.string().default(''),
  max_facet_values: z.int(),
  pinned_hits: z.string().default(''),
  offset: z.int().default(0),
  limit: z.int().optional(),
  per_page: z.int().max(250).default(10),
})
type Search = z.output<typeof Search>
type Group = { readonly key: string; readonly documents: readonly StoredDocument[] }

/** The answer to one search of `multi_search`. Throws the server's message where a search is wrong. */
export function searchIn({ schema, documents }: Collection, search: Search) {
  const facets = splitOutside(search.facet_by, ',').filter(Boolean).map(readFacet)
  for (const field of [...facets.map((facet) => facet.field), search.group_by])
    if (!schema.fields.some(({ name, facet }) => facet && name === field))
      throw new Error(`Could not find a facet field named \`${field}\` in the schema.`)
  const check: CheckField = (field) => {
    if (!schema.fields.some(({ name }) => name === field))
      throw new Error(`Could not find a field named \`${field}\` in the schema.`)
  }
  const filter = readFilter(search.filter_by, check)
  const textMatch = readQuery(search, check)
  const matched = [...documents.values()]
    .filter(filter)
    .map((document): Matched => ({ document, textMatch: textMatch(document) }))
    .filter((one) => one.textMatch > 0)
    .sort(readSort(search.sort_by, check))
    .map(({ document }) => document)
  const groups = withPins(grouped(matched, search.group_by), search, documents)
  const { offset, limit = search.per_page } = search
  return {
    found: groups.length,
    out_of: documents.size,
    grouped_hits: groups.slice(offset, offset + limit).map(({ key, documents: [first, ...others] }) => ({
      found: others.length + 1,
      group_key: [key],
      hits: [{ document: { id: first?.['id'] } }],
    })),
    facet_counts: facets.map((facet) => ({
      field_name: facet.field,
      counts: countsOf(groups, facet).slice(0, search.max_facet_values),
    })),
  }
}

type Range = { readonly label: string; readonly from: number; readonly before: number }
type Facet = { readonly field: string; readonly range: Range | null }

/** `field`, or a labelled range of its numbers: `field(label:[from, before])`. */
function readFacet(text: string): Facet {
  const [, field = '', label = '', from, before] = /^(\w+)\((\w+):\[(\d+), (\d+)\]\)$/.exec(text) ?? []
  return field === ''
    ? { field: text, range: null }
    : { field, range: { label, from: Number(from), before: Number(before) } }
}

/** Every word of the query has to be in some field; the last one as a beginning, if `prefix` is set. */
function readQuery({ q, query_by, query_by_weights, prefix }: Search, check: CheckField) {
  const fields = query_by.split(',')
  const weights = query_by_weights.split(',').map(Number)
  for (const field of fields) check(field)
  const words = q === '*' ? [] : wordsOf(q)
  return (document: StoredDocument): number => {
    let score = 1
    for (const [place, word] of words.entries()) {
      const isBeginning = prefix && place === words.length - 1
      const found = fields.flatMap((field, at) => {
        const own = valuesOf(document, field).flatMap((value) => wordsOf(String(value)))
        return own.some((one) => (isBeginning ? one.startsWith(word) : one === word)) ? [weights[at] ?? 0] : []
      })
      if (found.length === 0) return 0
      score += Math.max(...found)
    }
    return score
  }
}

function grouped(documents: readonly StoredDocument[], field: string): Group[] {
  const groups = new Map<string, StoredDocument[]>()
  for (const document of documents) {
    const key = String(document[field])
    groups.set(key, [...(groups.get(key) ?? []), document])
  }
  return [...groups].map(([key, own]) => ({ key, documents: own }))
}

/** Pinned documents stand at their places whatever was asked for. */
function withPins(
  groups: readonly Group[],
  { pinned_hits, group_by }: Search,
  documents: ReadonlyMap<string, StoredDocument>,
): Group[] {
  const pins = pinned_hits.split(',').flatMap((pin) => {
    const [id = '', place = ''] = pin.split(':')
    const document = documents.get(id)
    return document ? [{ key: String(document[group_by]), documents: [document], place: Number(place) }] : []
  })
  const list = groups.filter(({ key }) => !pins.some((pin) => pin.key === key))
  for (const { place, ...group } of pins) list.splice(place - 1, 0, group)
  return list
}

/** How many groups have a value, the most frequent ones first. */
function countsOf(groups: readonly Group[], { field, range }: Facet) {
  const counts = new Map<string, number>()
  const labelOf = (value: string | number): readonly string[] => {
    if (!range) return [String(value)]
    return Number(value) >= range.from && Number(value) < range.before ? [range.label] : []
  }
  for (const { documents } of groups) {
    const values = new Set(documents.flatMap((document) => valuesOf(document, field)).flatMap(labelOf))
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}
