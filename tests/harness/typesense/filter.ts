import { plain, type StoredDocument, splitOutside, valuesOf, wordsOf } from './document.ts'

export type Filter = (document: StoredDocument) => boolean
/** Throws the server's own words where a collection has no such field. */
export type CheckField = (field: string) => void

/** The part of `filter_by` that the platform uses, as it is documented: `&&` binds more than `||`. */
export function readFilter(text: string, check: CheckField): Filter {
  const either = splitOutside(text, '||')
  if (either.length > 1) return anyFilter(either.map((part) => readFilter(part, check)))
  const each = splitOutside(text, '&&')
  if (each.length > 1) return everyFilter(each.map((part) => readFilter(part, check)))
  const inner = /^\((?<inner>.*)\)$/s.exec(text.trim())?.groups?.['inner']
  return inner === undefined ? readCondition(text.trim(), check) : readFilter(inner, check)
}

const anyFilter =
  (filters: readonly Filter[]): Filter =>
  (document) =>
    filters.some((filter) => filter(document))
const everyFilter =
  (filters: readonly Filter[]): Filter =>
  (document) =>
    filters.every((filter) => filter(document))

const condition = /^(?<field>\w+):(?<operator>!=|=|>=|<=|>|<|)(?<operand>.+)$/s

function readCondition(text: string, check: CheckField): Filter {
  const { field = '', operator = '', operand = '' } = condition.exec(text)?.groups ?? {}
  if (field === '') throw new Error(`Could not parse the filter query: ${text}`)
  if (field !== 'id') check(field)
  if (operator === '=' || operator === '!=') {
    const values = new Set(listOf(operand).map(plain))
    const isIn: Filter = (document) => valuesOf(document, field).some((value) => values.has(plain(String(value))))
    return operator === '=' ? isIn : (document) => !isIn(document)
  }
  const [, least, most] = /^\[(-?[\d.]+?)\.\.(-?[\d.]+)\]$/.exec(operand) ?? []
  if (least !== undefined && most !== undefined)
    return ofNumber(field, (value) => value >= Number(least) && value <= Number(most))
  if (operator !== '') return ofNumber(field, comparison(operator, Number(operand)))
  const beginning = operand.endsWith('*') ? plain(operand.slice(0, -1)) : null
  return (document) =>
    valuesOf(document, field)
      .flatMap((value) => wordsOf(String(value)))
      .some((word) => (beginning === null ? word === plain(operand) : word.startsWith(beginning)))
}

const listOf = (operand: string): readonly string[] =>
  splitOutside(/^\[(?<list>.*)\]$/s.exec(operand)?.groups?.['list'] ?? operand, ',').map((value) =>
    value.replaceAll('`', ''),
  )

const ofNumber =
  (field: string, is: (value: number) => boolean): Filter =>
  (document) =>
    valuesOf(document, field).some((value) => typeof value === 'number' && is(value))

function comparison(operator: string, other: number): (value: number) => boolean {
  if (operator === '>=') return (value) => value >= other
  if (operator === '<=') return (value) => value <= other
  return operator === '>' ? (value) => value > other : (value) => value < other
}
