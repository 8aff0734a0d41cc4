import { expect, it } from 'vitest'
import { subjectsIn } from './subjects-in.ts'

it.each([
  ['Wo ist meine Bestellung?', 'de', ['tracking']],
  ['rückgabe', 'de', ['returns']],
  ['Größentabelle', 'de', ['sizing']],
  ['où est ma commande', 'fr', ['tracking']],
  ['devoluciones', 'es', ['returns']],
  ['guida alle taglie', 'it', ['sizing']],
  ['track pants', 'en', []],
  ['how do I cancel my order', 'en', ['tracking']],
  ['promo code', 'en', ['payment']],
  ['afterpay', 'en', ['payment']],
  ['careers', 'en', ['about']],
  ['shipping to Canada', 'en', ['shipping']],
  ['Bestellung stornieren', 'de', ['tracking']],
  ['code promo', 'fr', ['payment']],
  ['código de descuento', 'es', ['payment']],
  ['lavora con noi', 'it', ['about']],
  ['returnless', 'en', []],
] as const)('%s (%s) is about %j', (text, language, named) => {
  expect(subjectsIn(text, language)).toEqual(named)
})
