import { giftLimits } from '../cart/gift-limits.ts'
import type { Rule, Rules } from './rule.ts'
import { accepted, email, maxLength, plainText, required } from './text.ts'

/** Spec 1 §5: "Newsletter form: email required and valid, policy checkbox required." */
export const newsletterRules: Rules<'email' | 'policy'> = { email: [required, email], policy: [accepted] }

const giftFields = ['giftTo', 'giftEmail', 'giftMessage'] as const

/** All fields may be empty if the buyer passes on the gift card themselves. */
const requiredOfGift: Rule = (value, values) =>
  giftFields.some((field) => (values[field] ?? '').trim() !== '') ? required(value, values) : null

/** Spec 1 §3 "Digital gift option". */
export const giftRules: Rules<(typeof giftFields)[number]> = {
  giftTo: [requiredOfGift, plainText, maxLength(giftLimits.to)],
  giftEmail: [requiredOfGift, email],
  giftMessage: [maxLength(giftLimits.message)],
}
