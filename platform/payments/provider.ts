import type { PaymentAction } from '../../shared/contracts/order.ts'
import type { StoreAnswer } from '../../shared/contracts/payment-provider.ts'
import type { ProvidedMethod } from '../../shared/payment-methods.ts'

/**
 * The only thing an order knows of payments: shaped after Adyen's checkout API, so that a real provider drops in behind
 * it. Every change carries a key; the same key is the same change, however often it arrives. `reference` is the order
 * number.
 */
export type PaymentProvider = {
  /**
   * How long an order waits for an answer, with repeats, before it goes on without one, in milliseconds: for an
   * authorization, or its completion, and for a capture or a cancellation.
   */
  readonly patience: { readonly authoriseMs: number; readonly moneyMs: number }
  authorise(request: AuthoriseRequest): Promise<Authorisation>
  /**
   * The shopper came back from a challenge or a redirect. `result` is what the provider gave them: opaque, signed by
   * it, for this reference only.
   */
  complete(request: {
    readonly reference: string
    readonly result: string
    readonly key: string
  }): Promise<Authorisation>
  capture(request: MoneyRequest): Promise<MoneyAnswer>
  /** Gives the held money back, also where the authorisation's answer was lost: the reference is enough. */
  cancel(request: { readonly reference: string; readonly key: string }): Promise<MoneyAnswer>
  refund(request: MoneyRequest): Promise<MoneyAnswer>
  /** The card behind a session of the card fields, to be kept for later. Asked again it is the same card. */
  store(sessionId: string): Promise<StoreAnswer | NoAnswer>
}

export type AuthoriseRequest = {
  readonly reference: string
  readonly key: string
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  readonly method: ProvidedMethod
  readonly sessionId: string | null
  readonly savedInstrumentId: string | null
  readonly deviceFingerPrint?: string
  readonly returnUrl: string | null
  /** The language of the provider's pages. */
  readonly locale?: string
}
export type MoneyRequest = {
  readonly reference: string
  readonly paymentId: string
  readonly key: string
  readonly amount: number
  readonly currency: string
}

/**
 * Nobody knows what happened: ask again with the same key. `turnedAway`: the shop itself isn't served, so asking again
 * at once can't help. `rejected`: the request was rejected, but an earlier try of it, whose answer was lost, may have
 * been carried out.
 */
export type NoAnswer = { readonly outcome: 'no-answer'; readonly turnedAway?: true; readonly rejected?: true }
export type Authorisation =
  | {
      readonly outcome: 'authorised'
      readonly paymentId: string
      readonly amount: number
      readonly currency: string
      /** Words that a receipt may show: `Visa •••• 4242`. */
      readonly label: string
      readonly details: Readonly<Record<string, string>>
    }
  | { readonly outcome: 'action'; readonly paymentId: string; readonly action: PaymentAction }
  | { readonly outcome: 'refused'; readonly code: 'PAY400' | 'PYT402' | 'PYT404' | 'FE309' }
  | NoAnswer
export type MoneyAnswer = { readonly outcome: 'done' } | { readonly outcome: 'refused' } | NoAnswer
