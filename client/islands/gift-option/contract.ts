import { z } from 'zod'
import { CartItem } from '../../../shared/contracts/cart.ts'
import { FieldTemplates, FormAnswer } from '../../pages/form/form-props.ts'
import { Form } from '../form-contract.ts'

export const GiftOptionProps = z.object({
  form: Form,
  /** With what was typed, where that was refused. */
  item: CartItem.pick({ id: true, name: true, productId: true, upc: true, qty: true, giftOption: true }),
  answer: FormAnswer,
  templates: FieldTemplates,
})
