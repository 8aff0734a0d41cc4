import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { de } from './de.ts'
import { en, type MessageKey } from './en.ts'
import { enCa } from './en-ca.ts'
import { enGb } from './en-gb.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { frCa } from './fr-ca.ts'
import { it as italian } from './it.ts'

type Table = Readonly<Partial<Record<MessageKey, string>>>
const tables: readonly (readonly [string, Table])[] = [
  ['en-US', en],
  ['en-GB', enGb],
  ['en-CA', enCa],
  ['de-DE', de],
  ['fr-FR', fr],
  ['fr-CA', frCa],
  ['es-ES', es],
  ['it-IT', italian],
]
const entries = (table: Table) => Object.entries(table) as [MessageKey, string][]

type Part = ReturnType<IntlMessageFormat['getAst']>[number]

const namesOf = (part: Part): readonly string[] => {
  const inner = 'options' in part ? Object.values(part.options).flatMap(({ value }) => value.flatMap(namesOf)) : []
  const named = 'value' in part && part.type !== 0
  return named ? [part.value, ...inner] : inner
}

/** Names of the values that a message asks for. */
const places = (text: string): readonly string[] =>
  [...new Set(new IntlMessageFormat(text, 'en').getAst().flatMap(namesOf))].sort()

describe.each(tables)('messages in %s', (language, table) => {
  it('can all be formatted with the values that the English one names', () => {
    for (const [key, text] of entries(table)) {
      const values = Object.fromEntries(places(en[key]).map((name) => [name, 3]))
      expect(() => new IntlMessageFormat(text, language).format(values), key).not.toThrow()
    }
  })

  it('take the same values as the English ones', () => {
    for (const [key, text] of entries(table)) expect(places(text), key).toEqual(places(en[key]))
  })

  it('have no straight apostrophe, which ICU reads as an escape, and no space at an end', () => {
    for (const [key, text] of entries(table)) {
      expect(text, key).not.toContain("'")
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toBe('')
    }
  })
})

describe('regional messages', () => {
  it('differ from the language they belong to', () => {
    for (const [regional, base] of [
      [enGb, en],
      [enCa, en],
      [frCa, fr],
    ] as const) {
      for (const [key, text] of entries(regional)) expect(text, key).not.toBe((base as Table)[key])
    }
  })
})

describe('a shopper’s cart', () => {
  it.each([
    ['en-US', en, /\b(bag|basket)\b/i],
    ['en-CA', { ...en, ...enCa }, /\b(bag|basket)\b/i],
    ['en-GB', { ...en, ...enGb }, /\b(cart|basket)\b/i],
    ['de-DE', de, /\b(tasche|einkaufswagen)\b/i],
    ['fr-FR', fr, /\b(sac|cabas)\b/i],
    ['fr-CA', { ...fr, ...frCa }, /\b(sac|cabas)\b/i],
    ['es-ES', es, /\b(bolsa|carrito)\b/i],
    ['it-IT', italian, /\b(borsa|cestino)\b/i],
  ] as const)('has one name in %s', (_, table, otherNames) => {
    expect(entries(table).filter(([, text]) => otherNames.test(text))).toEqual([])
  })
})
