export const longestRecord = 4_000_000

/** The text of one record, or null when it is too long to be one. */
export type ScannedRecord = { readonly line: number; readonly json: string | null }
type Frame = { readonly list: boolean; key: string }

/**
 * Cuts the records of one array out of JSON text that comes in pieces, without ever holding more than one record. It
 * only follows strings and brackets; whether a record is valid JSON is for the one who parses it.
 */
export function createRecordScanner(at?: string): {
  readonly take: (chunk: string) => ScannedRecord[]
  readonly end: () => { line: number; reason: string } | null
} {
  const frames: Frame[] = []
  let path = at?.split('.').filter(Boolean).join('.')
  let line = 1
  let string: string | null = null
  let escaped = false
  let record: { line: number; parts: string[]; size: number; depth: number } | null = null

  const pathOf = () => frames.flatMap((frame) => (frame.list ? [] : [frame.key])).join('.')
  const startsRecord = (char: string) => {
    if (char !== '{' || !frames.at(-1)?.list) return false
    const currentPath = pathOf()
    path ??= currentPath
    return path === currentPath && frames.filter((frame) => frame.list).length === 1
  }
  const addToRecord = (part: string) => {
    if (!record) return
    record.size += part.length
    if (record.size <= longestRecord) record.parts.push(part)
  }

  const scan = (chunk: string): ScannedRecord[] => {
    const records: ScannedRecord[] = []
    let from = 0
    for (let index = 0; index < chunk.length; index += 1) {
      const char = chunk[index] ?? ''
      if (char === '\n') line += 1
      if (string !== null) {
        if (escaped) escaped = false
        else if (char === '\\') escaped = true
        else if (char === '"') {
          const frame = frames.at(-1)
          if (!record && frame && !frame.list) frame.key = nextKey(frame.key, string)
          string = null
          continue
        }
        if (!record && string.length < 200) string += char
        continue
      }
      if (char === '"') string = ''
      else if (char === '{' || char === '[') {
        if (record) record.depth += 1
        else if (startsRecord(char)) {
          record = { line, parts: [], size: 0, depth: 1 }
          from = index
        } else frames.push({ list: char === '[', key: '' })
      } else if (char === '}' || char === ']') {
        if (!record) frames.pop()
        else {
          record.depth -= 1
          if (record.depth === 0) {
            addToRecord(chunk.slice(from, index + 1))
            records.push({ line: record.line, json: record.size > longestRecord ? null : record.parts.join('') })
            record = null
          }
        }
      } else if (char === ',' && !record) {
        const frame = frames.at(-1)
        if (frame && !frame.list) frame.key = ''
      }
    }
    addToRecord(chunk.slice(from))
    return records
  }
  const end = () => {
    if (record) return { line: record.line, reason: 'the file ends in the middle of this record' }
    return frames.length > 0 ? { line, reason: 'the file ends before its JSON does: was it cut off?' } : null
  }
  return { take: scan, end }
}

/** The first string after `{` or `,` is the key; the next one is its value. */
function nextKey(current: string, string: string): string {
  return current === '' ? string : current
}
