import { type StoredDocument, splitOutside, valuesOf } from './document.ts'
import { type CheckField, readFilter } from './filter.ts'

export type Matched = { readonly document: StoredDocument; readonly textMatch: number }
type Rank = (matched: Matched) => number

const mostFields = 3

/** `sort_by` as it is documented: up to three fields, `_text_match` and `_eval` with scores among them. */
export function readSort(text: string, check: CheckField): (a: Matched, b: Matched) => number {
  const fields = splitOutside(text, ',').map((part) => readField(part, check))
  if (fields.length > mostFields) throw new Error('Only upto 3 sort_by fields can be specified.')
  return (a, b) => {
    for (const { rank, isDescending } of fields) {
      const difference = rank(a) - rank(b)
      if (difference !== 0) return isDescending ? -difference : difference
    }
    return 0
  }
}

function readField(text: string, check: CheckField): { readonly rank: Rank; readonly isDescending: boolean } {
  const at = text.lastIndexOf(':')
  const [name, order] = [text.slice(0, at), text.slice(at + 1)]
  const list = /^_eval\(\[(?<list>.*)\]\)$/s.exec(name)?.groups?.['list']
  const rank = list === undefined ? rankOf(name, check) : scoreOf(list, check)
  return { rank, isDescending: order === 'desc' }
}

function rankOf(name: string, check: CheckField): Rank {
  if (name === '_text_match') return ({ textMatch }) => textMatch
  check(name)
  return ({ document }) => Number(valuesOf(document, name)[0] ?? 0)
}

function scoreOf(list: string, check: CheckField): Rank {
  const scored = splitOutside(list, ',').map((part) => {
    const at = part.lastIndexOf(':')
    return { filter: readFilter(part.slice(0, at), check), score: Number(part.slice(at + 1)) }
  })
  return ({ document }) => scored.find(({ filter }) => filter(document))?.score ?? 0
}
