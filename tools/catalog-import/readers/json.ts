import { type Cell, isRecord, type ReadItem, squashKeys } from '../raw-row.ts'
import { createRecordScanner, longestRecord, type ScannedRecord } from './record-scanner.ts'

/**
 * Every record of one array inside a JSON file, one at a time. `at` names the array by keys (`data.products`); without
 * it the outermost array of records is taken.
 */
export async function* readJson(text: AsyncIterable<string>, at?: string): AsyncGenerator<ReadItem> {
  const scanner = createRecordScanner(at)
  for await (const chunk of text) for (const record of scanner.take(chunk)) yield itemOf(record)
  const cut = scanner.end()
  if (cut) yield { kind: 'fault', line: cut.line, field: 'row', reason: cut.reason }
}

/** Reads a record per line. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<ReadItem> {
  let buffer = ''
  let line = 0
  for await (const chunk of text) {
    const lines = (buffer + chunk).split('\n')
    buffer = lines.pop() ?? ''
    for (const json of lines) {
      line += 1
      if (json.trim() !== '') yield itemOf({ line, json: json.length > longestRecord ? null : json })
    }
    if (buffer.length > 2 * longestRecord) buffer = buffer.slice(0, longestRecord + 1)
  }
  if (buffer.trim() !== '') yield itemOf({ line: line + 1, json: buffer.length > longestRecord ? null : buffer })
}

function itemOf({ line, json }: ScannedRecord): ReadItem {
  const fault = (reason: string): ReadItem => ({ kind: 'fault', line, field: 'row', reason })
  if (json === null) return fault(`the record is longer than ${longestRecord} characters`)
  try {
    const fields = squashKeys(JSON.parse(json.replace(/^\uFEFF/, '')) as Cell)
    return isRecord(fields) ? { kind: 'row', line, fields } : fault('is not a record ({…})')
  } catch (error) {
    return fault(`is not valid JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
