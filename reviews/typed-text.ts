import { type Result, refuse, succeed } from '../backend/result.ts'
import { reviewLengthLimit } from '../shared/review-rules.ts'

/** Control characters but the line feed, and those that turn the direction of the text after them. */
const hidden = /(?!\n)[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu
const blankLines = /\n[\s]*\n\s*/g

export const typedLine = (typed: string): string => typed.replaceAll('\n', ' ').replace(hidden, '').trim()

const typedText = (typed: string): string =>
  typed.replaceAll('\r\n', '\n').replace(hidden, '').replace(blankLines, '\n\n').trim()

/** Text of somebody, as it is kept. REV410 if it is too long, API400 if nothing is left of it. */
export function keptText(typed: string): Result<string> {
  const text = typedText(typed)
  if (text === '') return refuse('API400', { additionalInfo: { path: 'body.text', reason: 'empty' } })
  if (text.length <= reviewLengthLimit) return succeed(text)
  const params = { maxLength: reviewLengthLimit }
  return { ok: false, failure: { code: 'REV410', params, details: { additionalInfo: params } } }
}
