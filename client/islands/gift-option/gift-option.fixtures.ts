import { fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import { cartItem, form } from '../../pages/pages.fixtures.ts'
import { carts } from '../cart.fixtures.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const [gift] = carts.giftCard.items
const [giftToNobody] = carts.giftCardToNobody.items
const unvalidated = { answer: { texts: {} }, templates: fieldTemplates('en-us') }
export const fixtures = {
  given: { props: { form, item: gift ?? cartItem, ...unvalidated } },
  notYet: { props: { form, item: giftToNobody ?? cartItem, ...unvalidated } },
  refused: {
    props: { form, item: gift ?? cartItem, ...unvalidated, answer: { texts: { giftEmail: 'Email is not valid' } } },
  },
} as const satisfies Fixtures<'gift-option'>
