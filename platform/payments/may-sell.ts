import type { OperationId } from '../../shared/operations/index.ts'
import type { Config } from '../env.ts'

/** Goods are paid for at a provider, or not at all. */
export const maySell = ({ PAYMENT_PROVIDER_ORIGIN }: Config): boolean => PAYMENT_PROVIDER_ORIGIN !== ''

/** The calls that lead to a payment. An order that was placed can still be looked up and cancelled. */
const payingCalls: ReadonlySet<string> = new Set([
  'cart.paymentMethods',
  'cart.addPaymentInstrument',
  'cart.paymentSession',
  'cart.prepareOrder',
  'cart.placeOrder',
  'consumer.savePaymentInstrument',
  'consumer.purchase',
] satisfies OperationId[])

export const isPaying = (operation: string): boolean => payingCalls.has(operation)
