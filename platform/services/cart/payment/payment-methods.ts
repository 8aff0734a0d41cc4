import type { Cart } from '../../../../shared/contracts/cart.ts'
import { accountMethods } from '../../../../shared/payment-accounts.ts'
import { providedMethods } from '../../../../shared/payment-methods.ts'
import { type Scene, traitsOf } from '../scene.ts'
import { paymentName } from './messages/payment-name.ts'

/** The payment methods offered to this shopper (spec 1 §6 for points and credit). */
export function paymentMethodsOf(scene: Scene): Cart['paymentMethods'] {
  const traits = traitsOf(scene)
  const accounts = accountMethods.filter((row) => !('trait' in row) || traits.includes(row.trait))
  return [...providedMethods, ...accounts].map(({ id: code }) => ({ code, label: paymentName(scene.site, code) }))
}
