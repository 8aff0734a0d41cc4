/** A quote that is still open after this many characters or lines was never closed. */
const longestRecord = 1_000_000
const mostLines = 300

/** `literal`: quotes in it are text. */
export type SplitRecord = { readonly line: number; readonly text: string; readonly literal: boolean }
export type SplitFault = { readonly line: number; readonly reason: string }
type Scan =
  | 'runaway'
  | { readonly end: number; readonly next: number; readonly columns: number; readonly lines: number }

/**
 * Cuts delimited text into records of one or more lines. A record over several lines has to have as many columns as the
 * first one: otherwise a quote was opened by mistake, only the line with that quote is lost, and reading goes on with
 * the line after it. Where tabs part the values not even that line is lost: such files seldom mean their quotes.
 */
export function createRecordSplitter(delimiter: string): {
  readonly take: (chunk: string) => (SplitRecord | SplitFault)[]
  readonly end: () => (SplitRecord | SplitFault)[]
} {
  let buffer = ''
  let line = 1
  let width: number | null = null

  // Lines that each have all columns are rows: a quote in one of them happened to meet a quote in another.
  const isMeant = (text: string, columns: number, expected: number | null) =>
    expected === null ||
    (columns === expected && !text.split(/\r\n|\n|\r/).every((line) => line.split(delimiter).length === expected))

  const split = (final: boolean): (SplitRecord | SplitFault)[] => {
    const records: (SplitRecord | SplitFault)[] = []
    let at = 0
    while (at < buffer.length) {
      const scan = scanRecord(buffer, at, delimiter, final)
      if (scan === null && !final && buffer.length - at <= longestRecord) break
      if (
        scan === null ||
        scan === 'runaway' ||
        (scan.lines > 1 && !isMeant(buffer.slice(at, scan.end), scan.columns, width))
      ) {
        const { text, next } = physicalLine(buffer, at)
        const isOneRecord = delimiter === '\t' && text.split(delimiter).length === width
        records.push(
          isOneRecord
            ? { line, text, literal: true }
            : { line, reason: 'a quote is opened and not closed where the value ends' },
        )
        at = next
        line += 1
        continue
      }
      const text = buffer.slice(at, scan.end)
      if (text.trim() !== '') {
        width ??= scan.columns
        records.push({ line, text, literal: false })
      }
      at = scan.next
      line += scan.lines
    }
    buffer = buffer.slice(at)
    return records
  }
  return {
    take(chunk) {
      buffer += chunk
      return split(false)
    },
    end: () => split(true),
  }
}

/**
 * Null when the record's end isn't in the text. A quote opens a value only at its start, and closes it only at its end.
 */
function scanRecord(text: string, from: number, delimiter: string, final: boolean): Scan | null {
  let columns = 1
  let lines = 1
  let quoted = false
  let starts = true
  for (let at = from; at < text.length; at += 1) {
    const char = text[at]
    if (quoted) {
      if (char === '\n' || (char === '\r' && text[at + 1] !== '\n')) lines += 1
      if (lines > mostLines) return 'runaway'
      if (char !== '"') continue
      if (text[at + 1] === '"') at += 1
      else if (isValueEnd(text, at + 1, delimiter)) quoted = false
    } else if (char === '"' && starts) {
      quoted = true
      starts = false
    } else if (char === delimiter) {
      columns += 1
      starts = true
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && at + 1 === text.length && !final) return null
      return { end: at, next: char === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1, columns, lines }
    } else starts = false
  }
  return final && !quoted ? { end: text.length, next: text.length, columns, lines } : null
}

function isValueEnd(text: string, at: number, delimiter: string): boolean {
  const char = text[at]
  return char === undefined || char === delimiter || char === '\n' || char === '\r'
}

function physicalLine(text: string, from: number): { text: string; next: number } {
  const lineBreak = /\r\n|\n|\r/g
  lineBreak.lastIndex = from
  const match = lineBreak.exec(text)
  return match
    ? { text: text.slice(from, match.index), next: match.index + match[0].length }
    : { text: text.slice(from), next: text.length }
}
