import { z } from 'zod'
import { CartItem } from '../../../shared/contracts/cart.ts'
import { FieldTemplates, FormAnswer } from '../../pages/form/form-props.ts'
import { Form } from '../form-contract.ts'
import type { IslandContract } from '../island-contract.ts'

const GiftOptionProps = z.object({
  form: Form,
  /** With what was typed, where that was refused. */
  item: CartItem.pick({ id: true, name: true, productId: true, upc: true, qty: true, giftOption: true }),
  answer: FormAnswer,
  templates: FieldTemplates,
})

export const giftOption = {
  props: GiftOptionProps,
  messages: [
    'form.faults',
    'giftOption.email',
    'giftOption.lead',
    'giftOption.message',
    'giftOption.messageHint',
    'giftOption.save',
    'giftOption.title',
    'giftOption.to',
    'miniCart.failed',
  ],
} as const satisfies IslandContract
