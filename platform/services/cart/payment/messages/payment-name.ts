import type { Site } from '../../../../../shared/i18n/locales.ts'
import { isWallet, type PaymentMethodId, type WalletMethod, walletOf } from '../../../../../shared/payment-methods.ts'
import { messages as de } from './de.ts'
import { messages as en } from './en.ts'
import { messages as es } from './es.ts'
import { messages as fr } from './fr.ts'
import { messages as it } from './it.ts'

/** Names of ways to pay, as a cart answers them. */
export type PaymentMessages = {
  readonly payments: Readonly<Record<Exclude<PaymentMethodId, WalletMethod>, string>>
}

const byLanguage: Readonly<Record<Site['language'], PaymentMessages>> = { en, de, fr, es, it }

export const paymentName = (site: Site, method: PaymentMethodId): string =>
  isWallet(method) ? walletOf(method).name : byLanguage[site.language].payments[method]
