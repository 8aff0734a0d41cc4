import { normalPostalCode, postalCode, postalCodeExample } from '../../shared/address/postal-code.ts'
import { Address } from '../../shared/contracts/address.ts'
import { codeKey, emailKey, typedField, typedQuantity } from '../../shared/typed.ts'
import { date, isoDate } from '../../shared/validation/date.ts'
import { internationalPhone, phone } from '../../shared/validation/phone.ts'
import type { Rule } from '../../shared/validation/rule.ts'
import { email, name, plainText } from '../../shared/validation/text.ts'
import { seededRandom } from '../reliability/at-once.ts'

/** A kind of field: the rule of its form, and how the platform keeps a text. */
type Field = {
  readonly field: string
  readonly written: readonly string[]
  readonly rule: Rule
  readonly kept: (text: string) => unknown
}

const { firstName, addressLine1, city } = Address.shape
const countries = ['US', 'CA', 'GB', 'DE', 'FR', 'ES', 'IT', 'AT', 'NL', 'PL', 'SE', 'IE', 'PT']
const phones: readonly (readonly [country: string, number: string])[] = [
  ['US', '(212) 555-0123'],
  ['GB', '+44 20 7946 0018'],
  ['DE', '+49 (0)30 1234-5678'],
  ['FR', '01 23 45 67 89'],
]
const accepts: Rule = () => null

const fields: readonly Field[] = [
  {
    field: 'firstName',
    written: ['Ada', 'Renée', 'O’Neill', 'Jean-Luc', 'Nguyễn Thị', 'Müller, Jr.'],
    rule: name,
    kept: (text) => firstName.parse(text),
  },
  {
    field: 'addressLine1',
    written: ['12 Orchard Street', 'Straße 7/2. OG'],
    rule: plainText,
    kept: (text) => addressLine1.parse(text),
  },
  { field: 'city', written: ['New York', 'Saint-Étienne'], rule: plainText, kept: (text) => city.parse(text) },
  { field: 'email', written: ['ada@shop.example', 'first.last+tag@sub-domain.example'], rule: email, kept: emailKey },
  ...phones.map(([country, number]) => ({
    field: `phone ${country}`,
    written: [number],
    rule: phone(country),
    kept: (text: string) => internationalPhone(text, country),
  })),
  ...countries.map((country) => ({
    field: `postalCode ${country}`,
    written: [postalCodeExample(country) ?? ''],
    rule: postalCode(country),
    kept: (text: string) => normalPostalCode(text, country),
  })),
  {
    field: 'birthDate',
    written: ['24.12.1990', '1990-12-24', '3/12/1990', '3-12-1990'],
    rule: date('DD/MM/YYYY'),
    kept: (text) => isoDate(text, 'DD/MM/YYYY'),
  },
  { field: 'code', written: ['K1F0-9ZQ', 'WELCOME10'], rule: accepts, kept: codeKey },
  { field: 'qty', written: ['3', '3,0', '12.00'], rule: accepts, kept: typedQuantity },
]

const marks = ['\u200B', '\u202A', '\u202C', '\u2060', '\uFEFF', '\u00AD', '\u200E']
const spaces = ['\u00A0', '\u2009', '\u202F', '\u3000', '  ']
const hyphens = ['\u2010', '\u2011']
const apostrophes = ['´', '‘', 'ʼ']

/** A text as it comes out of a mail, a chat, a table or another keyboard. */
export function pastedAs(text: string, random: () => number): string {
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const letters = [...text].map((letter) => {
    if (letter === ' ') return random() < 0.5 ? one(spaces) : letter
    if (letter === '-') return random() < 0.5 ? one(hyphens) : letter
    if (letter === '’') return one([letter, ...apostrophes])
    if (/[0-9A-Za-z]/.test(letter) && random() < 0.1) return String.fromCharCode(letter.charCodeAt(0) + 0xfee0)
    return letter
  })
  const marked = letters.flatMap((letter) => (random() < 0.15 ? [one(marks), letter] : [letter]))
  return `${one(['', ' ', '\t', ...marks, ...spaces])}${marked.join('')}${one(['', ' ', ...marks, ...spaces])}`
}

/** Faults of `count` pasted texts at each field of their kind: refused by a form, or kept otherwise by the platform. */
export function wronglyJudged(count: number, seed: number): readonly string[] {
  const random = seededRandom(seed)
  const faults: string[] = []
  for (let turn = 0; turn < count; turn += 1) {
    for (const { field, written, rule, kept } of fields) {
      const text = written[turn % written.length] ?? ''
      const pasted = pastedAs(text, random)
      const sent = typedField(field, pasted)
      const refused = rule(pasted, {}) ?? rule(sent, {})
      if (refused) faults.push(`${field}: ${JSON.stringify(pasted)} is refused (${refused.messageId})`)
      for (const read of [pasted, sent])
        if (kept(read) !== kept(text))
          faults.push(`${field}: ${JSON.stringify(pasted)} is kept as ${String(kept(read))}`)
    }
  }
  return faults
}
