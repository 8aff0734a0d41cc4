import type { Cart, PaymentMethodId } from '../../../shared/contracts/cart.ts'
import { type Scene, traitsOf } from './scene.ts'
import { cartWords } from './words/words.ts'

const everybodys: readonly PaymentMethodId[] = [
  'CREDIT_CARD',
  'PAYPAL',
  'KLARNA',
  'APPLE_PAY',
  'GIFT_CARD',
  'REWARD_CODE',
  'REWARD_CARD',
]

/** What this shopper may pay with (spec 1 §6 for points and credit). */
export function paymentMethodsOf(scene: Scene): Cart['paymentMethods'] {
  const traits = traitsOf(scene)
  const codes = [...everybodys]
  if (traits.includes('loyalty')) codes.push('LOYALTY_POINTS')
  if (traits.includes('athlete')) codes.push('ATHLETES_PAYMENT')
  const { payments } = cartWords(scene.site)
  return codes.map((code) => ({ code, label: payments[code] }))
}
