import type { Config, Env } from '../../env.ts'
import { originOf } from '../origins.ts'
import { sandboxPaymentOf } from './in-process.ts'
import type { Payment, Verdict } from './payment.ts'
import { challengeCode } from './test-cards.ts'
import { readToken, signResult } from './tokens.ts'

/** The payment that a page's token opens, and where its shopper goes back to. */
export type OpenPayment = {
  readonly reference: string
  readonly payment: Payment
  readonly returnUrl: string
  readonly shopOrigin: string
}

/** Null for a token that is forged or has run out, and where there is no such payment. */
export async function openPayment(env: Env, config: Config, token: string, now: number): Promise<OpenPayment | null> {
  const page = await readToken(config.PAYMENT_SECRET, 'page', token, now)
  if (!page) return null
  const payment = (await sandboxPaymentOf(env, page.reference).payment(page.paymentId)) as Payment | null
  const shopOrigin = originOf(payment?.returnUrl)
  if (!payment?.returnUrl || shopOrigin === null) return null
  return { reference: page.reference, payment, returnUrl: payment.returnUrl, shopOrigin }
}

/** What the shopper's press means for this payment; `wrong-code` where the bank asks again. */
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
export const resultOf = (config: Config, { reference, payment }: OpenPayment, verdict: Verdict, now: number) =>
  signResult(config.PAYMENT_SECRET, reference, payment.paymentId, verdict, now)

/** The page of the shop, told of the result. */
export function returnAddress(returnUrl: string, result: string): string {
  const back = new URL(returnUrl)
  back.searchParams.set('redirectResult', result)
  return back.href
}
