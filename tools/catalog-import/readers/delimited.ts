import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type Cell, type ReadItem, squash, UnusableFeed } from '../raw-row.ts'
import { createRecordSplitter, type SplitFault, type SplitRecord } from './record-splitter.ts'

const Records = z.array(z.array(z.string()))

/** CSV, TSV and similar formats, including quoted line breaks. A column name that occurs twice becomes a list. */
export async function* readDelimited(
  text: AsyncIterable<string>,
  { delimiter, skipLines }: { delimiter: string; skipLines: number },
): AsyncGenerator<ReadItem> {
  const splitter = createRecordSplitter(delimiter)
  let header: string[] | null = null
  function* itemsOf(parts: readonly (SplitRecord | SplitFault)[]): Generator<ReadItem> {
    const records = parts.flatMap((part) => ('text' in part && part.line > skipLines ? [part] : []))
    const parsed = parseAll(records, delimiter)
    for (const part of parts) {
      if ('reason' in part) yield { kind: 'fault', line: part.line, field: 'row', reason: part.reason }
      const values = 'text' in part ? parsed.get(part) : undefined
      if (values === undefined) continue
      if (values === null)
        yield { kind: 'fault', line: part.line, field: 'row', reason: "can't be read: its quotes don't fit" }
      else if (header) {
        if (values.some((value) => value.trim() !== '')) yield rowOf(header, values, part.line)
      } else header = headerOf(values)
    }
  }

  for await (const chunk of text) yield* itemsOf(splitter.take(chunk))
  yield* itemsOf(splitter.end())
}

/** Parses all records at once, which is fast, and one by one only if one of them fails. Null for a failed one. */
function parseAll(records: readonly SplitRecord[], delimiter: string): Map<SplitRecord, string[] | null> {
  const options = { delimiter, bom: true, relax_column_count: true, relax_quotes: true }
  const tryRead = (text: string, literal: boolean) => {
    try {
      return Records.parse(parse(text, literal ? { ...options, quote: false } : options))
    } catch (error) {
      if (error instanceof z.ZodError) throw error
      return null
    }
  }
  const all = records.some(({ literal }) => literal) ? null : tryRead(records.map(({ text }) => text).join('\n'), false)
  if (all?.length === records.length) return new Map(records.map((record, index) => [record, all[index] ?? null]))
  return new Map(records.map((record) => [record, tryRead(record.text, record.literal)?.[0] ?? null]))
}

function headerOf(record: readonly string[]): string[] {
  const header = record.map(squash)
  if (header.filter((name) => name !== '').length < 2) throw new UnusableFeed('The first line has to name the columns.')
  return header
}

function rowOf(header: readonly string[], record: readonly string[], line: number): ReadItem {
  const beyond = record.slice(header.length).findIndex((value) => value.trim() !== '')
  if (beyond >= 0) {
    const reason = `has ${record.length} values, but the header names ${header.length} columns: a value with the delimiter in it needs quotes`
    return { kind: 'fault', line, field: 'row', reason }
  }
  const fields: Record<string, Cell> = {}
  for (const [index, name] of header.entries()) {
    const value = record[index]
    if (name === '' || value === undefined || value === '') continue
    const before = fields[name]
    fields[name] = typeof before === 'string' ? [before, value] : Array.isArray(before) ? [...before, value] : value
  }
  return { kind: 'row', line, fields }
}
