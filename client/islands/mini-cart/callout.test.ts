import { expect, it } from 'vitest'
import { calloutParts } from './callout.ts'

it.each([
  ['$20 to go|A pouch|In the box', ['$20 to go', 'A pouch', 'In the box']],
  ['$20 to go||', ['$20 to go', '', '']],
  ['$20 to go', null],
  ['one|two', null],
  ['one|two|three|four', null],
  ['', null],
])('reads %s', (message, parts) => {
  expect(calloutParts(message)).toEqual(parts)
})
