import { expect, it } from 'vitest'
import {
  checkDigit,
  groupedMemberNumber,
  isMemberNumber,
  lastDigitsOf,
  memberNumberOf,
  plainMemberNumber,
} from './member-number.ts'

const valid = memberNumberOf('48073519264401')

it('has the check digit of ISO 7064 MOD 11,10', () => {
  // The standard's sample, and a published German tax number.
  expect([checkDigit('0794'), checkDigit('8609574271')]).toEqual(['5', '9'])
})

it('is refused with any one digit wrong, and with a digit too few or too many', () => {
  expect(isMemberNumber(valid)).toBe(true)
  for (const [at, digit] of [...valid].entries())
    for (const wrong of '0123456789'.replace(digit, ''))
      expect(isMemberNumber(`${valid.slice(0, at)}${wrong}${valid.slice(at + 1)}`), `${wrong} at ${at}`).toBe(false)
  const others = ['', valid.slice(1), `${valid}0`, valid.replace('8', '８'), 'member', '4111111111111111']
  expect(others.filter(isMemberNumber)).toEqual([])
})

it('is read however it was typed or scanned', () => {
  const grouped = groupedMemberNumber(valid)
  expect(grouped).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/)
  const dashed = ['-', '–'].map((dash) => grouped.replaceAll(' ', dash))
  const typed = [valid, grouped, ` ${grouped}\t`, ...dashed, `]Q1${valid}`]
  expect(typed.map(plainMemberNumber)).toEqual(typed.map(() => valid))
})

it('shows its last four digits alone', () => {
  expect(lastDigitsOf(valid)).toBe(valid.slice(12))
})
