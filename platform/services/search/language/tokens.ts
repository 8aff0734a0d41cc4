import { plainLetters } from '../../../../shared/plain-words.ts'
import type { Language } from './stem.ts'

const elided = 'l|d|qu|n|s|c|j|m|t|dall|dell|nell|all|sull|un|quest|jusqu|lorsqu'
const elision = new RegExp(`(^|[^\\p{L}\\p{N}])(?:${elided})['’ʼ´\`](?=\\p{L})`, 'gu')
const possessive = /(?<=\p{L})['’ʼ´`]s?(?=$|[^\p{L}])/gu
const amount = String.raw`\d+(?:[.,]\d{1,2}(?!\d))?(?=$|[^\p{L}\d])`
const token = new RegExp(`${amount}|[\\p{L}\\p{N}]+|[$€£]`, 'gu')

/**
 * Words in plain letters, amounts with their decimals, and currency signs: `Women’s shoes, $49.50` -> `womens`,
 * `shoes`, `$`, `49.50`. No other character is left.
 */
export function tokensOf(text: string, language: Language): string[] {
  const plain = plainLetters(text)
  const bare =
    language === 'en' ? plain.replace(possessive, (mark) => (mark.length > 1 ? 's' : '')) : plain.replace(elision, '$1')
  return bare.match(token) ?? []
}

/** A figure with up to two decimals. */
export const isAmount = (word: string | undefined): word is string =>
  word !== undefined && /^\d+([.,]\d{1,2})?$/.test(word)

export const isCurrencySign = (word: string | undefined): boolean => word !== undefined && /^[$€£]$/.test(word)
