import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../i18n/locales.ts'
import { catalogue, errorCodes } from './catalogue.ts'
import { fieldMessageIds } from './field-messages.ts'
import { flashCatalogue } from './flash.ts'
import { flowMessageIds } from './flow-messages.ts'
import { fill } from './format.ts'
import { message, messageTables, text } from './message.ts'
import type { MessageId } from './message-ids.ts'

const allIds: MessageId[] = [
  ...new Set<MessageId>([
    ...catalogue.map((entry) => entry.key),
    ...flashCatalogue.map((entry) => entry.messageId),
    ...flowMessageIds,
    ...fieldMessageIds,
  ]),
]

const template = (id: MessageId, locale: Locale) => {
  const { base, regional } = messageTables[locale]
  return regional?.[id] ?? base[id]
}
const placeholders = (value: string) => [...value.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()

describe('messages', () => {
  /** Texts that are correctly the same in two languages; currently none. */
  const sameAsEnglish = new Set<string>([])
  const otherLanguages = locales.filter((locale) => !locale.startsWith('en-'))

  it.each(locales)('%s has a text for every id and no others', (locale) => {
    const { base, regional } = messageTables[locale]
    expect(Object.keys(base).sort()).toEqual([...allIds].sort())
    expect(Object.keys(regional ?? {}).filter((id) => !(id in base))).toEqual([])
    for (const id of allIds) expect(template(id, locale).trim(), id).toMatch(/^.{6,135}$/)
  })

  it.each(otherLanguages)('%s is not English by accident', (locale) => {
    const untranslated = allIds.filter((id) => template(id, locale) === template(id, 'en-us'))
    expect(untranslated.filter((id) => !sameAsEnglish.has(`${locale} ${id}`))).toEqual([])
  })

  it.each(locales)('%s has the placeholders and brackets of English', (locale) => {
    for (const id of allIds) {
      const value = template(id, locale)
      expect(placeholders(value), id).toEqual(placeholders(template(id, 'en-us')))
      expect(value.replaceAll(/\[[^[\]]*\{\w+\}[^[\]]*\]/g, ''), id).not.toMatch(/[[\]]/)
    }
  })

  it.each(locales)('%s reads without the parameters of an error code', (locale) => {
    for (const code of errorCodes) expect(message(code, locale), code).not.toMatch(/[{}[\]…]|undefined|\s{2}|\s$/)
  })

  it('has regional overrides only for different texts', () => {
    for (const [locale, { base, regional = {} }] of Object.entries(messageTables)) {
      const redundant = allIds.filter((id) => regional[id] === base[id])
      expect(redundant, locale).toEqual([])
    }
  })

  it('keeps the form of address and the typography of each language', () => {
    const wholeWord = (list: string) => `(?<!\\p{L})(${list})(?!\\p{L})`
    const forbidden: Partial<Record<Locale, string>> = {
      'en-us': wholeWord('[Bb]ag|[Bb]asket'),
      'de-de': wholeWord('Taschen?|Ihr|Ihre|Ihrem|Ihren|Ihrer|Ihnen|\\p{L}+en Sie'),
      'fr-fr': `${wholeWord('tu|ton|ta|tes|toi')}|[:;?«»]`,
      'fr-ca': `${wholeWord('tu|ton|ta|tes|toi|e-mail|boîte postale|carte cadeau|retrait')}|[:;?«»]`,
      'es-es': wholeWord('usted|ustedes|carrito|bolsa'),
      'it-it': wholeWord('borsa|cestino|Lei|Suo|Sua|Suoi|voi|vostro'),
      'en-gb': wholeWord('[Cc]art|[Bb]asket|ZIP|ship|shipping|pick it up|organization|anymore'),
      'en-ca': wholeWord('[Bb]ag|[Bb]asket|ZIP'),
    }
    for (const locale of locales) {
      const violation = new RegExp(`['"!]|${forbidden[locale] ?? '\\r'}`, 'u')
      expect(
        allIds.filter((id) => violation.test(template(id, locale))),
        locale,
      ).toEqual([])
    }
  })

  it('quotes the spec verbatim in en-us', () => {
    const expectedTexts: Partial<Record<MessageId, string>> = {
      'flow.remove.failed': 'Unable to remove item from cart. Please try again later',
      'field.required': 'This field is required',
      'field.email': 'Email is not valid',
      'field.date': 'Date should match {format} and be a valid date.',
      'field.name': 'Name is not valid.',
      'field.password': 'Password does not meet requirements.',
      'field.phone': 'A valid phone number is required',
      'field.docType': 'Doc type is required',
    }
    for (const [id, value] of Object.entries(expectedTexts)) expect(template(id as MessageId, 'en-us')).toBe(value)
    expect(template('flow.add.notMoved', 'en-us')).toContain('this item could not be moved to cart')
    expect(template('flow.add.maxQuantity', 'en-us')).toContain('cannot add more of same item')
    expect(template('flow.add.gift', 'en-us')).toContain('item cannot be added to cart')
    expect(template('flow.update.gift', 'en-us')).toContain('maximum item qty while in cart')
    expect(template('flow.order.paymentAuthentication', 'en-us')).toContain('payment authentication error')
  })

  it('falls back to GEN500 for an unknown code', () => {
    for (const locale of locales) expect(message('NOPE', locale)).toBe(message('GEN500', locale))
  })
})

describe('fill', () => {
  it('fills values, groups numbers by locale and drops parts with missing values', () => {
    expect(message('INV408', 'en-us', { maxAllowedQty: 3 })).toContain('order of this item, which is 3.')
    expect(message('INV408', 'en-us')).toBe('You have reached the most you can order of this item.')
    expect(message('REV410', 'en-us', { maxLength: 5000 })).toContain('5,000')
    expect(message('REV410', 'de-de', { maxLength: 5000 })).toContain('5.000')
    expect(message('INV408', 'en-us', { maxAllowedQty: null })).toBe(message('INV408', 'en-us'))
  })

  it('says a wait in the unit that people would, rounded up', () => {
    const wait = (seconds: number, locale: Locale = 'en-us') => message('API429', locale, { seconds })
    expect(wait(840)).toBe('That was a bit fast for us. Try again a little later, in 14 minutes.')
    expect([wait(1), wait(59), wait(60), wait(61), wait(3541)].map((words) => words.split('later, ')[1])).toEqual([
      'in 1 second.',
      'in 59 seconds.',
      'in 1 minute.',
      'in 2 minutes.',
      'in 1 hour.',
    ])
    expect([wait(47 * 3600), wait(6.5 * 86_400)].map((words) => words.split('later, ')[1])).toEqual([
      'in 47 hours.',
      'in 7 days.',
    ])
    expect(wait(840, 'de-de')).toContain('in 14 Minuten.')
    expect(wait(60, 'fr-fr')).toContain('dans 1 minute.')
    expect(wait(840, 'es-es')).toContain('dentro de 14 minutos.')
    expect(wait(840, 'it-it')).toContain('tra 14 minuti.')
  })

  it('uses an ellipsis for a missing value outside of brackets', () => {
    expect(text('flow.add.maxQuantity', 'en-us')).toBe('You cannot add more of same item. The limit is ….')
  })

  it('does not interpret values', () => {
    expect(fill('a {x}', 'en-us', { x: '$& [{y}]', y: 'no' })).toBe('a $& [{y}]')
    expect(fill('a {constructor}', 'en-us', {})).toBe('a …')
  })
})
