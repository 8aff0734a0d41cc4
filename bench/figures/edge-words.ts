import { IntlMessageFormat } from 'intl-messageformat'
import { formatter, rawMessage } from '../../shared/i18n/formatter.ts'
import { locales, sites } from '../../shared/i18n/locales.ts'
import { en, type MessageKey } from '../../shared/i18n/messages/en.ts'
import { type SentMessages, sendMessages, sentFormatter } from '../../shared/i18n/sent-messages.ts'
import { type Bench, counted, type Figure } from '../figure.ts'

const keys = Object.keys(en) as MessageKey[]
/** Numbers of every plural category of our languages, with a fraction, a negative one and one that is grouped. */
const numbers = [0, 1, 2, 3, 5, 10, 11, 21, 100, 1234, 1_000_000, 1.5, 0.1, -1]

const namesIn = (text: string): string[] => [...text.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name)
/** Names that a message distinguishes. */
const choicesIn = (text: string): string[] =>
  /,\s*select\s*,/.test(text) ? [...text.matchAll(/([\w-]+)\s*\{/g)].map(([, name = '']) => name) : []

/** Every message of every locale with each of these values, on the server and in an island. */
function differingWords(): { readonly compared: number; readonly faults: readonly string[] } {
  let compared = 0
  const faults: string[] = []
  for (const locale of locales) {
    const t = formatter(locale)
    const raw = (key: MessageKey) => rawMessage(locale, key)
    const sent = JSON.parse(JSON.stringify(sendMessages(keys, raw))) as SentMessages
    const inBrowser = sentFormatter(locale, sent)
    for (const key of keys) {
      const text = raw(key)
      const reference = new IntlMessageFormat(text, sites[locale].bcp47)
      for (const value of [...numbers, ...choicesIn(text)]) {
        const values = Object.fromEntries(namesIn(text).map((name) => [name, value]))
        const expected = String(reference.format(values))
        for (const words of [t(key, values), inBrowser(key, values)]) {
          compared += 1
          if (words !== expected) faults.push(`${locale} ${key} with ${value}: ${words}, not ${expected}`)
        }
      }
    }
  }
  return { compared, faults }
}

function measure({ log }: Bench): number {
  const { compared, faults } = differingWords()
  log(`edge.words: ${compared} comparisons of ${keys.length} messages in ${locales.length} locales`)
  return counted(log, 'edge.words', faults)
}

export const edgeWordsFigures: readonly Figure[] = [
  {
    id: 'edge.words',
    goal: 0,
    unit: 'of all messages in all locales with numbers of all kinds, those that differ from IntlMessageFormat',
    measure: async (bench) => measure(bench),
  },
]
