import { IntlMessageFormat } from 'intl-messageformat'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatter, rawMessage } from './formatter.ts'
import { locales, sites } from './locales.ts'
import { en, type MessageKey } from './messages/en.ts'
import { type SentMessages, sendMessages, sentFormatter } from './sent-messages.ts'

const keys = Object.keys(en) as MessageKey[]
/** Equal value for every placeholder of a message. */
const values = (text: string, value: string | number) =>
  Object.fromEntries([...text.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => [name, value]))

afterEach(() => vi.restoreAllMocks())

describe.each(locales)('messages in %s', (locale) => {
  const t = formatter(locale)
  // Serialized like in a page.
  const sent = JSON.parse(JSON.stringify(sendMessages(keys, (key) => rawMessage(locale, key)))) as SentMessages
  const inBrowser = sentFormatter(locale, sent)

  it.each([0, 1, 2, 1234])('match another ICU implementation on the server and in an island, with %d', (count) => {
    for (const key of keys) {
      const text = rawMessage(locale, key)
      const messageValues = values(text, count)
      expect(t(key, messageValues), key).toBe(
        String(new IntlMessageFormat(text, sites[locale].bcp47).format(messageValues)),
      )
      expect(inBrowser(key, messageValues), key).toBe(t(key, messageValues))
    }
  })

  it('construct each Intl formatter once', () => {
    const formatAll = () => {
      for (const key of keys) t(key, values(rawMessage(locale, key), 7))
      for (const key of keys) inBrowser(key, values(rawMessage(locale, key), 7))
    }
    formatAll()
    const constructors = [
      vi.spyOn(Intl, 'NumberFormat'),
      vi.spyOn(Intl, 'PluralRules'),
      vi.spyOn(Intl, 'DateTimeFormat'),
    ]
    formatAll()
    for (const format of constructors) expect(format).not.toHaveBeenCalled()
  })
})

it('names the message that an island was not sent', () => {
  expect(() => sentFormatter('en-us', {})('cart.title')).toThrow('cart.title')
})
