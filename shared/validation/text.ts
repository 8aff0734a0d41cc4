import { typedEmail, typedLine, typedName } from '../typed.ts'
import { filled, type Rule } from './rule.ts'

/** Spec 1 §5: "fails when empty or blank". */
export const required: Rule = (value) => (value.trim() === '' ? { messageId: 'field.required' } : null)

/** A required checkbox. */
export const accepted: Rule = (value) => (value === '' ? { messageId: 'field.policy' } : null)

/** Lengths are in UTF-16 units, like a field's `maxlength` and the contracts. */
export const exactLength = (length: number): Rule =>
  filled({ messageId: 'field.exactLength', params: { length } }, (value) => value.length === length)

export const minLength = (min: number): Rule =>
  filled({ messageId: 'field.minLength', params: { min } }, (value) => value.length >= min)

export const maxLength = (max: number): Rule =>
  filled({ messageId: 'field.maxLength', params: { max } }, (value) => value.length <= max)

export const sameAs = (field: string): Rule => {
  return (value, values) => (value === (values[field] ?? '') ? null : { messageId: 'field.sameAs' })
}

/** The pattern should be anchored and must not have a stateful `g` or `y` flag. */
export const matches = (pattern: RegExp): Rule =>
  filled({ messageId: 'field.pattern' }, (value) => pattern.test(typedLine(value)))

export const oneOf = (choices: readonly string[]): Rule =>
  filled({ messageId: 'field.choice' }, (value) => choices.includes(value))

// V8 takes a millisecond or more to make a class of letters: inside a function that is not part of a Worker's start.

const hiddenCharacter = /\p{Cc}/u

/**
 * A line for a parcel label: no control characters, and at least one letter or digit.
 */
export const plainText: Rule = filled(
  { messageId: 'field.pattern' },
  (value) => !hiddenCharacter.test(typedLine(value)) && /[\p{L}\p{N}]/u.test(value),
)

/**
 * Spec 1 §5: "letters (including accented), spaces, comma, period, apostrophe, backtick, hyphen only". Phone keyboards
 * type the apostrophe as ’.
 */
export const name: Rule = filled(
  { messageId: 'field.name' },
  (value) => /^(?:[\p{L}\p{M} ,.'’`-]|\u200C|\u200D)+$/u.test(typedName(value)) && /\p{L}/u.test(value),
)

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
/** Made for the first address: it takes V8 ten milliseconds. */
let address: RegExp | undefined
const addressPattern = () =>
  (address ??= new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]{1,64}@(?:${label}\\.)+(?!\\p{N}+$)${label}$`, 'u'))

/**
 * The pattern of the HTML standard, with "a domain of at least two labels" (spec 1 §5) in any alphabet.
 */
export const email: Rule = filled({ messageId: 'field.email' }, (value) => isEmail(value))

export function isEmail(value: string): boolean {
  const address = typedEmail(value)
  return address.length <= 254 && addressPattern().test(address)
}
