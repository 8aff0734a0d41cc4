import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { type Cell, type ReadItem, squash, UnusableFeed } from '../raw-row.ts'

const longestRecord = 1_000_000

const ParsedRecord = z.array(z.string())

/** CSV, TSV and their kin, quoted line breaks included. A column that is named twice becomes a list. */
export async function* readDelimited(
  text: AsyncIterable<string>,
  { delimiter, skipLines }: { delimiter: string; skipLines: number },
): AsyncGenerator<ReadItem> {
  const skipped: { readonly error: CsvError; readonly start: number }[] = []
  // The parser is ahead of what is taken from it, and counts a quoted CRLF as two lines.
  const ends: number[] = []
  let doubled = 0
  let parsedLines = skipLines
  const parser = Readable.from(text).pipe(
    parse({
      delimiter,
      bom: true,
      from_line: skipLines + 1,
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_error: true,
      max_record_size: longestRecord,
      on_record: (record: string[], { lines }) => {
        doubled += record.reduce((sum, value) => sum + countOf(value, /\r\n/g), 0)
        parsedLines = lines - doubled
        ends.push(parsedLines)
        return record
      },
      on_skip: (error) => {
        if (error) skipped.push({ error, start: parsedLines + 1 })
        return undefined
      },
    }),
  )
  let header: string[] | null = null
  let lastLine = skipLines
  for await (const chunk of parser) {
    const record = ParsedRecord.parse(chunk)
    const breaks = record.reduce((sum, value) => sum + countOf(value, /\r\n|\n|\r/g), 0)
    const end = ends.shift() ?? lastLine + 1
    const line = Math.max(end - breaks, lastLine + 1)
    lastLine = end
    if (record.every((value) => value.trim() === '')) continue
    if (!header) {
      header = headerOf(record)
      continue
    }
    yield swallowedRow(header, record, line, delimiter) ?? rowOf(header, record, line)
  }
  for (const { error, start } of skipped) yield faultOf(error, start)
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
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

/** A stray quote that a later one happens to close: the lines at both ends of the value, with the fields around it, are rows themselves. */
function swallowedRow(
  header: readonly string[],
  record: readonly string[],
  line: number,
  delimiter: string,
): ReadItem | null {
  if (record.length !== header.length) return null
  for (const [index, value] of record.entries()) {
    if (!value.includes(delimiter)) continue
    const lines = value.split(/\r\n|\n|\r/)
    const [atStart, atEnd] = [lines[0], lines.at(-1)].map((text) => (text ?? '').split(delimiter).length - 1)
    if (lines.length < 2 || atStart !== header.length - 1 - index || atEnd !== index) continue
    const reason = `a quote is opened here and closed only ${lines.length - 1} line${lines.length > 2 ? 's' : ''} below: the rows between were taken for one value`
    return { kind: 'fault', line, field: header[index] || 'row', reason }
  }
  return null
}

function faultOf(error: CsvError, start: number): ReadItem {
  if (error.code === 'CSV_MAX_RECORD_SIZE' || error.code === 'CSV_QUOTE_NOT_CLOSED') {
    const reason = 'a quote is opened here and never closed: everything after it was taken for one value'
    return { kind: 'fault', line: start, field: 'row', reason }
  }
  const line = typeof error['lines'] === 'number' ? error['lines'] : start
  return { kind: 'fault', line, field: 'row', reason: `can't be read: ${error.message}` }
}
