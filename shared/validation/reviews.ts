import { authorLimit, fits, reportReasons, reviewLengthLimit, reviewTitleLimit } from '../review-rules.ts'
import type { Rule, Rules } from './rule.ts'
import { email, maxLength, oneOf, plainText, required } from './text.ts'

const author: readonly Rule[] = [required, plainText, maxLength(authorLimit)]
const text: readonly Rule[] = [required, maxLength(reviewLengthLimit)]

export const reviewRules: Rules<'score' | 'title' | 'text' | 'author' | 'fit'> = {
  score: [required, oneOf(['1', '2', '3', '4', '5'])],
  title: [required, plainText, maxLength(reviewTitleLimit)],
  text,
  fit: [oneOf(fits)],
  author,
}

export const questionRules: Rules<'text' | 'author' | 'email'> = { text, author, email: [required, email] }

export const reportRules: Rules<'reason'> = { reason: [required, oneOf(reportReasons)] }
