import { originOf } from '../../../shared/shop-origins.ts'
import type { Payment, Verdict } from './payment.ts'
import { challengeCode } from './test-cards.ts'
import { readToken, signResult } from './tokens.ts'

/** The payment of a page's token, and where the shopper returns to. */
export type OpenPayment = {
  readonly reference: string
  readonly payment: Payment
  readonly returnUrl: string
  readonly shopOrigin: string
}

/** Null for a token that is forged or expired, or if there is no such payment. */
export async function openPayment(
  secret: string,
  token: string,
  now: number,
  read: (reference: string, paymentId: string) => Promise<Payment | null>,
): Promise<OpenPayment | null> {
  const page = await readToken(secret, 'page', token, now)
  if (!page) return null
  const payment = await read(page.reference, page.paymentId)
  const shopOrigin = originOf(payment?.returnUrl)
  if (!payment?.returnUrl || shopOrigin === null) return null
  return { reference: page.reference, payment, returnUrl: payment.returnUrl, shopOrigin }
}

/** The result of the pressed button for this payment; after `wrong-code` the bank asks again. */
export function verdictOf({ state, outcome, method }: Payment, answer: string, code: string): Verdict | 'wrong-code' {
  if (state !== 'pending') return state === 'authorised' ? 'confirmed' : 'failed'
  if (outcome === 'challenge-abandoned') return 'abandoned'
  if (answer === 'refuse') return 'failed'
  if (answer !== 'confirm') return 'cancelled'
  if (method !== 'CREDIT_CARD') return 'confirmed'
  if (code.replace(/\s/g, '') !== challengeCode) return 'wrong-code'
  return outcome === 'challenge-failed' ? 'failed' : 'confirmed'
}

/** Signed for this payment only. */
export const resultOf = (secret: string, { reference, payment }: OpenPayment, verdict: Verdict, now: number) =>
  signResult(secret, reference, payment.paymentId, verdict, now)

/** The shop's return URL with the result. */
export function returnAddress(returnUrl: string, result: string): string {
  const back = new URL(returnUrl)
  back.searchParams.set('redirectResult', result)
  return back.href
}
