import { UnusableFeed } from './raw-row.ts'

export type Format =
  | { readonly kind: 'xml' | 'json' | 'json-lines' }
  /** `skipLines`: lines before the header (Excel's `sep=;`). */
  | { readonly kind: 'delimited'; readonly delimiter: string; readonly skipLines: number }

const delimiters = ['\t', ',', ';', '|'] as const

/**
 * Detects the format from the start of the text, never from the file's name. Throws UnusableFeed if it isn't a feed.
 */
export function detectFormat(head: string): Format {
  const text = head.replace(/^\uFEFF/, '').trimStart()
  refuseKnownStrangers(text)
  if (text.startsWith('<')) return { kind: 'xml' }
  if (text.startsWith('[')) return { kind: 'json' }
  if (text.startsWith('{')) return { kind: isJsonLine(text) ? 'json-lines' : 'json' }
  return delimitedFormat(text)
}

function refuseKnownStrangers(text: string): void {
  if (text === '') throw new UnusableFeed('The file holds nothing but white space.')
  if (text.startsWith('PK\u0003\u0004') || text.startsWith('\u00D0\u00CF\u0011\u00E0'))
    throw new UnusableFeed(
      'This is a zip archive or an Excel workbook. Unpack it, or save the sheet as CSV (UTF-8), and import that.',
    )
  if (text.startsWith('%PDF')) throw new UnusableFeed('This is a PDF, not a product feed.')
  if (/^(<!doctype html|<html)/i.test(text))
    throw new UnusableFeed('This is a web page, not a feed. Was it saved from a page that asks to sign in?')
  const start = text.slice(0, 2000)
  if (start.split('\u0000').length - 1 > start.length / 50)
    throw new UnusableFeed('This is binary data, not a text feed.')
  if (/^(---\s*\n|#[^\n]*\n\s*\n?[\w-]+:\s*\n|[\w-]+:\s*\n\s+[\w-]+:)/.test(text))
    throw new UnusableFeed('This looks like YAML. Convert it to JSON, and import that with a mapping file.')
}

/** Records stand on lines: the first line is complete, and followed by another record or nothing. */
function isJsonLine(text: string): boolean {
  const [first = '', ...otherLines] = text.split(/\r?\n/)
  const next = otherLines.find((line) => line.trim() !== '')
  if (next !== undefined && !next.trimStart().startsWith('{')) return false
  try {
    const value: unknown = JSON.parse(first)
    return (
      next !== undefined || (typeof value === 'object' && value !== null && !Object.values(value).some(Array.isArray))
    )
  } catch {
    return false
  }
}

function delimitedFormat(text: string): Format {
  const declared = /^sep=(.)\r?\n/i.exec(text)
  if (declared?.[1]) return { kind: 'delimited', delimiter: declared[1], skipLines: 1 }
  const header = firstRecord(text)
  const counts = delimiters.map((delimiter) => header.split(delimiter).length - 1)
  const highest = Math.max(...counts)
  if (highest === 0)
    throw new UnusableFeed(
      `The first line has no columns: ${JSON.stringify(header.slice(0, 80))}. A feed is CSV or TSV with a header line, Google XML, JSON or JSON lines.`,
    )
  return { kind: 'delimited', delimiter: delimiters[counts.indexOf(highest)] ?? ',', skipLines: 0 }
}

/** Up to the first line break outside of quotes, with what is quoted left out. */
function firstRecord(text: string): string {
  let quoted = false
  let record = ''
  for (const char of text) {
    if (char === '"') quoted = !quoted
    else if (!quoted && (char === '\n' || char === '\r')) break
    else if (!quoted) record += char
  }
  return record
}
