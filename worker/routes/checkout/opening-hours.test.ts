import { expect, it } from 'vitest'
import { openingHours } from './opening-hours.ts'

const day = (number: number, opens: string, closes: string) => ({ day: number, opens, closes })
const week = [1, 2, 3, 4, 5].map((number) => day(number, '09:00', '18:30'))

it('says neighbouring days that are alike in one line, in the words of the language', () => {
  const hours = [...week, day(6, '10:00', '16:00')]
  expect(openingHours('en-US', hours)).toEqual([
    expect.stringMatching(/^Mon–Fri 9:00\sAM\s–\s6:30\sPM$/),
    expect.stringMatching(/^Sat 10:00\sAM\s–\s4:00\sPM$/),
  ])
  expect(openingHours('de-DE', hours)).toEqual([
    expect.stringMatching(/^Mo–Fr 0?9:00\s?–\s?18:30/),
    expect.stringMatching(/^Sa 10:00\s?–\s?16:00/),
  ])
})

it('keeps a pause, in the order of the day', () => {
  const hours = [day(1, '15:00', '19:00'), day(1, '09:00', '13:00')]
  expect(openingHours('en-GB', hours)).toEqual([expect.stringMatching(/^Mon 0?9:00.+13:00, 15:00.+19:00$/)])
})

it('does not join days around a closed one', () => {
  expect(openingHours('de-DE', [day(1, '09:00', '12:00'), day(3, '09:00', '12:00')])).toHaveLength(2)
  expect(openingHours('de-DE', [])).toEqual([])
})
