import { fillPlaces } from '../../../../shared/errors/format.ts'
import { type Locale, sites } from '../../../../shared/i18n/locales.ts'
import type { CardFault } from '../../card-rules.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

/** All texts of the payment pages. `{amount}`, `{code}` and `{name}` are placeholders. */
export type Messages = {
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
  /** Shown at the bottom of every page: that this is a stand-in for tests. */
  readonly standIn: string
}

const languages = { en, de, fr, es, it } as const

export const messagesOf = (locale: Locale): Messages => languages[sites[locale].language]

export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  fillPlaces(text, (name) => values[name] ?? '')
