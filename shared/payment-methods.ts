import { z } from 'zod'
import type { MessageKey } from './i18n/messages/en.ts'
import { accountMethods } from './payment-accounts.ts'

/** Entered in the provider's fields, in a frame on the billing step. */
type Card = {
  readonly id: string
  readonly kind: 'card'
  readonly label: MessageKey
  readonly note: MessageKey
  /** Label of a saved card in an account. */
  readonly savedAs: MessageKey
}
/**
 * Approved in the provider's sheet, which `script` opens on the review step; without script on a page of the provider,
 * if `redirects`.
 */
type Wallet = {
  readonly id: string
  readonly kind: 'wallet'
  /** Not translated. */
  readonly name: string
  readonly note: MessageKey
  readonly script: string
  readonly redirects: boolean
}

/** All payment methods, in the order in which they cover a cart's total. Adding one is a row here. */
const rows = [
  ...accountMethods,
  { id: 'CREDIT_CARD', kind: 'card', label: 'checkout.card', note: 'checkout.cardNote', savedAs: 'people.card' },
  { id: 'PAYPAL', kind: 'wallet', name: 'PayPal', note: 'checkout.paypalNote', script: 'paypal', redirects: true },
  { id: 'KLARNA', kind: 'wallet', name: 'Klarna', note: 'checkout.klarnaNote', script: 'klarna', redirects: true },
  {
    id: 'APPLE_PAY',
    kind: 'wallet',
    name: 'Apple Pay',
    note: 'checkout.walletNote',
    script: 'apple-pay',
    redirects: false,
  },
] as const satisfies readonly ((typeof accountMethods)[number] | Card | Wallet)[]

type Row = (typeof rows)[number]
export type PaymentMethodId = Row['id']
export const PaymentMethodId = z.enum(rows.map(({ id }) => id))

const wallets = rows.filter((row) => row.kind === 'wallet')
export const WalletMethod = z.enum(wallets.map(({ id }) => id))
export type WalletMethod = z.infer<typeof WalletMethod>

/** Methods of a payment provider, which collects the amount that accounts don't cover. */
export const providedMethods = rows.filter((row) => row.kind !== 'account')
export const ProvidedMethod = z.enum(providedMethods.map(({ id }) => id))
export type ProvidedMethod = z.infer<typeof ProvidedMethod>
export const isProvided = (method: string): method is ProvidedMethod => providedMethods.some(({ id }) => id === method)

/** Methods that can be saved in an account. */
const savedMethods = rows.filter((row) => 'savedAs' in row)
export const SavedMethod = z.enum(savedMethods.map(({ id }) => id))
export const savedLabel = (method: z.infer<typeof SavedMethod>): MessageKey => rowOf(savedMethods, method).savedAs

/** Wallets that can be approved on a page of the provider's, without script. */
export const redirectWallets = wallets.filter(({ redirects }) => redirects).map(({ id }) => id)

export const walletOf = (method: WalletMethod) => rowOf(wallets, method)
export const isWallet = (method: PaymentMethodId): method is WalletMethod => wallets.some(({ id }) => id === method)

function rowOf<R extends Row>(list: readonly R[], id: R['id']): R {
  const row = list.find((candidate) => candidate.id === id)
  if (!row) throw new Error(`${id} is not in the table`)
  return row
}

/** Compares by position in the list, which is the order of payment. */
export const byPayingOrder = (a: PaymentMethodId, b: PaymentMethodId): number =>
  PaymentMethodId.options.indexOf(a) - PaymentMethodId.options.indexOf(b)

export const isReward = (method: PaymentMethodId): boolean =>
  accountMethods.some(({ id, isReward: rewards }) => rewards && id === method)
