import type { PaymentMethodId } from '../../../../shared/contracts/cart.ts'
import type { Site } from '../../../../shared/i18n/locales.ts'
import { words as de } from './de.ts'
import { words as en } from './en.ts'
import { words as es } from './es.ts'
import { words as fr } from './fr.ts'
import { words as it } from './it.ts'

/** Names of ways to pay, as a cart answers them. */
export type CartWords = {
  readonly payments: Readonly<Record<PaymentMethodId, string>>
}

const byLanguage: Readonly<Record<Site['language'], CartWords>> = { en, de, fr, es, it }

export const cartWords = (site: Site): CartWords => byLanguage[site.language]
