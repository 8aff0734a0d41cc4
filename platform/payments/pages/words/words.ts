import { type Locale, sites } from '../../../../shared/i18n/locales.ts'
import type { CardFault } from '../../card-rules.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

/** Everything the payment pages say. `{amount}`, `{code}` and `{name}` are filled in. */
export type Words = {
  readonly fields: {
    readonly title: string
    readonly number: string
    readonly expiry: string
    readonly expiryExample: string
    readonly code: string
    readonly codeBack: string
    readonly codeFront: string
    readonly numberFaults: Readonly<Record<Exclude<CardFault, 'expired'>, string>>
    readonly expiryFaults: Readonly<Record<CardFault, string>>
    readonly codeFaults: Readonly<Record<Exclude<CardFault, 'expired'>, string>>
    readonly unavailable: string
    readonly noScript: string
  }
  readonly challenge: {
    readonly title: string
    readonly lead: string
    readonly merchant: string
    readonly amount: string
    readonly card: string
    readonly code: string
    readonly testCode: string
    readonly wrongCode: string
    readonly confirm: string
    readonly refuse: string
    readonly cancel: string
    readonly runOutTitle: string
    readonly runOut: string
  }
  readonly wallet: {
    readonly title: string
    readonly lead: string
    readonly merchant: string
    readonly total: string
    readonly pay: string
    readonly cancel: string
    readonly failed: string
  }
  readonly back: string
  readonly answered: string
  readonly goneTitle: string
  readonly gone: string
  /** Under every page: what this is. */
  readonly standIn: string
}

const languages = { en, de, fr, es, it } as const

export const wordsOf = (locale: Locale): Words => languages[sites[locale].language]

export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
