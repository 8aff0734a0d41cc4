import { expect, it } from 'vitest'
import { calloutParts } from './callout.ts'

it('splits a message into three trimmed parts', () => {
  expect(calloutParts('$20 to go | A pouch|In the box ')).toEqual(['$20 to go', 'A pouch', 'In the box'])
})

it.each(['', 'one', 'one|two', 'one|two|three|four', 'one||three', 'one|two|', 'one| |three', '||'])(
  'returns null for %j',
  (message) => {
    expect(calloutParts(message)).toBeNull()
  },
)
