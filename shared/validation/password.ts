import { filled, type Rule } from './rule.ts'

/** Spec 1 §5 "individual rules", for the list under a new password. */
export const passwordLength: Rule = filled({ messageId: 'field.password.length' }, (value) => value.length >= 8)
export const passwordNumber: Rule = filled({ messageId: 'field.password.number' }, (value) => /\d/.test(value))
export const passwordUppercase: Rule = filled({ messageId: 'field.password.uppercase' }, (value) =>
  /\p{Lu}/u.test(value),
)
export const passwordLowercase: Rule = filled({ messageId: 'field.password.lowercase' }, (value) =>
  /\p{Ll}/u.test(value),
)

export const passwordParts: readonly Rule[] = [passwordLength, passwordNumber, passwordUppercase, passwordLowercase]

/** All of the rules above. */
export const password: Rule = (value, values) =>
  passwordParts.some((rule) => rule(value, values)) ? { messageId: 'field.password' } : null
