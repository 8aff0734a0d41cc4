import { typedLine } from './typed.ts'

/**
 * The number that a loyalty member shows at the register: sixteen digits, of which the last is a check digit. The first
 * is a nine, as in no card of a bank that is taken here, so that neither is mistaken for the other.
 */
const memberNumber = /^9\d{15}$/

/** ISO 7064 MOD 11,10: finds every wrong digit, and nearly all pairs that were swapped. */
export function checkDigit(digits: string): string {
  let product = 10
  for (const digit of digits) product = (((Number(digit) + product) % 10 || 10) * 2) % 11
  return String((11 - product) % 10)
}

/** The number with these digits in its middle, of which there are `chosenDigits`. */
export const memberNumberOf = (chosen: string): string => `9${chosen}${checkDigit(`9${chosen}`)}`
export const chosenDigits = 14

export const isMemberNumber = (number: string): boolean =>
  memberNumber.test(number) && checkDigit(number.slice(0, -1)) === number.slice(-1)

/**
 * The digits of what was typed or scanned, right or wrong: without spaces, dashes and what a scanner puts in front of a
 * code to name its kind (`]Q1`).
 */
export const plainMemberNumber = (typed: string): string =>
  typedLine(typed)
    .replace(/^\][A-Za-z]\d/, '')
    .replace(/[\s\u2010-\u2015\u2212-]/g, '')

/** In groups of four, as people read them aloud. */
export const groupedMemberNumber = (number: string): string => number.replace(/\d{4}(?=\d)/g, '$& ')

/** All of the number that a register shows. */
export const lastDigitsOf = (number: string): string => number.slice(-4)
