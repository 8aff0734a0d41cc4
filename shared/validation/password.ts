import type { FieldMessageId } from '../errors/field-messages.ts'
import { filled, type Rule } from './rule.ts'
import { maxLength } from './text.ts'

const part = (messageId: FieldMessageId, passes: (value: string) => boolean): readonly [FieldMessageId, Rule] => [
  messageId,
  filled({ messageId }, passes),
]

/** Spec 1 §5 "individual rules", with their texts, for the list under a new password. */
export const passwordParts = [
  part('field.password.length', (value) => value.length >= 8),
  part('field.password.number', (value) => /\d/.test(value)),
  part('field.password.uppercase', (value) => /\p{Lu}/u.test(value)),
  part('field.password.lowercase', (value) => /\p{Ll}/u.test(value)),
] as const

/** A longer one is refused with its length: cut short, it would be another password. */
export const passwordLength: Rule = maxLength(256)

/** All of the rules above. */
export const newPassword: Rule = (value, values) =>
  passwordLength(value, values) ??
  (passwordParts.some(([, rule]) => rule(value, values)) ? { messageId: 'field.password' } : null)
