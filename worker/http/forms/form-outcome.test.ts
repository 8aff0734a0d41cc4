import { expect, it } from 'vitest'
import { outcomeText, withOutcome } from './form-outcome.ts'

const context = (query: string) =>
  ({
    url: new URL(`https://shop.example/en-us?said=${query}`),
    locale: 'en-us',
    t: (key: string) => key,
  }) as unknown as Parameters<typeof outcomeText>[0]

it('a page says what a form did, and nothing that a link puts there', () => {
  expect(outcomeText(context('signed-out'))).toBe('people.saidSignedOut')
  for (const query of ['', 'constructor', '__proto__', 'toString', 'Hello'])
    expect(outcomeText(context(query))).toBeNull()
})

it('a path says it beside what it has', () => {
  expect(withOutcome('/en-us/account?tab=1#top', 'signed-out')).toBe('/en-us/account?tab=1&said=signed-out#top')
  expect(withOutcome('/en-us/account', null)).toBe('/en-us/account')
})
