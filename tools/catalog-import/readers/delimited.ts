import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { type Cell, type ReadItem, squash, UnusableFeed } from '../raw-row.ts'

const longestRecord = 1_000_000

const ParsedRecord = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })

/** CSV, TSV and their kin, quoted line breaks included. A column that is named twice becomes a list. */
export async function* readDelimited(
  text: AsyncIterable<string>,
  { delimiter, skipLines }: { delimiter: string; skipLines: number },
): AsyncGenerator<ReadItem> {
  const skipped: CsvError[] = []
  const parser = Readable.from(text).pipe(
    parse({
      delimiter,
      bom: true,
      info: true,
      from_line: skipLines + 1,
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_error: true,
      max_record_size: longestRecord,
      on_skip: (error) => {
        if (error) skipped.push(error)
        return undefined
      },
    }),
  )
  let header: string[] | null = null
  let lastLine = skipLines
  for await (const chunk of parser) {
    const { record, info } = ParsedRecord.parse(chunk)
    for (const error of skipped.splice(0)) yield faultOf(error)
    const breaks = record.reduce((sum, value) => sum + (value.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
    const line = Math.max(info.lines - breaks, lastLine + 1)
    lastLine = info.lines
    if (record.every((value) => value.trim() === '')) continue
    if (!header) {
      header = headerOf(record)
      continue
    }
    yield rowOf(header, record, line)
  }
  for (const error of skipped) yield faultOf(error)
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

function faultOf(error: CsvError): ReadItem {
  const line = typeof error['lines'] === 'number' ? error['lines'] : 0
  const reason =
    error.code === 'CSV_MAX_RECORD_SIZE' || error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? 'a quote is opened and never closed: everything after it was taken for one value'
      : `can't be read: ${error.message}`
  return { kind: 'fault', line, field: 'row', reason }
}
