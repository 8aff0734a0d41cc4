/**
 * Everything that people type or paste, as it is judged and kept (decision 41): the forms in the browser, the Worker's
 * doors, the platform and the importer read it by these functions. Patterns with classes of letters are made at their
 * first use: each takes V8 a millisecond.
 */

/** Printable ASCII and line breaks: most of what is typed, which stays as it is. */
const plain = /^[ -~\n\r]*$/

type Patterns = {
  readonly marks: RegExp
  readonly spaces: RegExp
  /** Ends with a letter of a script in which a joiner changes how its neighbors are drawn. */
  readonly joins: RegExp
  readonly picture: RegExp
}
let made: Patterns | undefined

const joining = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu'],
  ...['Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
]
const patterns = (): Patterns =>
  (made ??= {
    marks: /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]+/gu,
    spaces: /[\p{Zs}\t\v\f]/gu,
    joins: new RegExp(`[${joining.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u'),
    picture: /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u,
  })

/** The code point that ends, or begins, what stands before or behind a mark. */
const lastOf = (text: string, end: number): string => [...text.slice(Math.max(0, end - 2), end)].at(-1) ?? ''
const firstOf = (text: string, start: number): string => [...text.slice(start, start + 2)][0] ?? ''

/** Joiners between letters that need them, and what makes one picture of several. */
function isNeeded(marks: string, text: string, at: number): boolean {
  const { joins, picture } = patterns()
  const before = lastOf(text, at)
  if (/^[\u200C\u200D]$/.test(marks) && joins.test(before)) return joins.test(firstOf(text, at + marks.length))
  return /^(?:[\uFE0E\uFE0F]?\u200D?|[\u{E0020}-\u{E007F}]+)$/u.test(marks) && picture.test(before)
}

/**
 * A text of any length, without marks that nobody sees (zero-width spaces, directions, soft hyphens) and with plain
 * spaces. Line breaks and words stay as they are.
 */
export function typedText(text: string): string {
  if (plain.test(text)) return text
  const { marks, spaces } = patterns()
  const seen = text
    .normalize('NFC')
    .replace(marks, (found, at: number, whole: string) => (isNeeded(found, whole, at) ? found : ''))
  return seen.replace(/[\u0085\u2028\u2029]/g, '\n').replace(spaces, ' ')
}

/** A posted field: a password is whatever was typed. */
export const typedField = (name: string, value: string): string => (/password/i.test(name) ? value : typedText(value))

const fullWidth = /[\uFF01-\uFF5E]/g

/**
 * A single line: single spaces between the words, ASCII for full-width letters, and the usual hyphen. A line break
 * inside stays, for the field's rule to refuse.
 */
export const typedLine = (text: string): string =>
  typedText(text)
    .replace(fullWidth, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010\u2011]/g, '-')
    .trim()
    .replace(/ {2,}/g, ' ')

const dashes = /[\u2012-\u2015\u2212\u2043\uFE58\uFE63]/g

/** A line in which any dash is a hyphen: of names, addresses of e-mail and codes. */
const hyphenated = (text: string): string => typedLine(text).replace(dashes, '-')

/** `Renée O’Neill-Smith`, whichever apostrophe and hyphen a keyboard has. */
export const typedName = (text: string): string => hyphenated(text).replace(/[\u00B4\u2018\u201B\u02BC\u2032]/g, '’')

/** An address as it is written to: also one that was copied with its link or its brackets. */
export const typedEmail = (text: string): string =>
  hyphenated(text)
    .replace(/^<(.*)>$/, '$1')
    .replace(/^mailto:/i, '')
    .trim()

/** As addresses are compared. */
export const emailKey = (text: string): string => typedEmail(text).toLowerCase()

/** Letters and figures of a code: spaces, dashes and `#` group or announce them. */
export const typedCode = (text: string): string =>
  hyphenated(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** As codes without the letters O, I and L are compared: those are read for figures. */
export const codeKey = (text: string): string => typedCode(text).replaceAll('O', '0').replace(/[IL]/g, '1')

/** How a code may have been meant, the likeliest first: O is read for 0, and 0 for O. */
export const codeReadings = (code: string): readonly string[] => [
  ...new Set([code, code.replaceAll('O', '0'), code.replaceAll('0', 'O')]),
]

/** `3`, `3,0` and `３` are three; null for a part of one, and for anything else. */
export function typedQuantity(text: string): number | null {
  const [, digits] = /^(\d+)(?:[.,]0{1,2})?$/.exec(typedLine(text)) ?? []
  return digits === undefined ? null : Number(digits)
}
