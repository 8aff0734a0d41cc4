import { orderOf } from './answer.ts'
import { type Attempt, storedAnswer } from './record.ts'

/** An attempt as it is kept to give its order back: nothing leads to a person, and the invoice is elsewhere. */
export function withoutPerson(attempt: Attempt): Attempt {
  const { payment, action, result, ...facts } = attempt.facts
  const { draft } = attempt
  const anonymous: Attempt = {
    ...attempt,
    facts: { ...facts, ...(payment && { payment: { ...payment, details: {} } }) },
    draft: {
      ...draft,
      consumerId: '',
      member: null,
      email: '',
      billingAddress: null,
      payment: draft.payment && {
        ...draft.payment,
        sessionId: null,
        savedInstrumentId: null,
        deviceFingerPrint: undefined,
      },
      cart: {
        ...draft.cart,
        items: draft.cart.items.map((item) => ({ ...item, giftOption: null })),
        billingAddress: null,
        verifiedShippingAddress: null,
        shippingMethods: draft.cart.shippingMethods.map((shipment) => ({
          ...shipment,
          address: null,
          pickupPerson: null,
        })),
      },
    },
  }
  return { ...anonymous, answer: attempt.answer && storedAnswer.write(orderOf(anonymous, 'PLACED')) }
}
