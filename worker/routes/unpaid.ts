import { text } from '../../shared/errors/message.ts'
import type { RequestContext } from '../context/request-context.ts'

/** Not a service's code: the provider didn't accept the shopper's proof. */
export const notProven = 'not-proven'
/** Not a service's code: the shopper returned from the provider without a result. */
export const payAgain = 'pay-again'
/** Not a service's code: the payment was given up before the bank's answer came. */
export const withdrawn = 'withdrawn'

/**
 * Why a pending payment made no order, on a step of checkout or in a cart that is empty by now. Null for other codes.
 */
export function unpaidWords({ locale, t }: Pick<RequestContext, 'locale' | 't'>, code: string): string | null {
  if (code === notProven) return text('flow.order.paymentAuthentication', locale)
  if (code === payAgain) return t('checkout.walletCancelled')
  return code === withdrawn ? t('checkout.withdrawn') : null
}
