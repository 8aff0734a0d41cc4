import { z } from 'zod'
import { CartItem } from '../../../shared/contracts/cart.ts'
import { Form } from '../form-contract.ts'
import type { IslandContract } from '../island-contract.ts'

const ShippingMethodProps = z.object({
  form: Form,
  item: CartItem.pick({ id: true, name: true, shippingOptions: true, isDigitalProduct: true }),
})

export const shippingMethod = {
  props: ShippingMethodProps,
  messages: [
    'cart.shippingFree',
    'miniCart.failed',
    'pickup.title',
    'shippingMethod.confirm',
    'shippingMethod.none',
    'shippingMethod.title',
    'shippingMethod.unavailable',
  ],
} as const satisfies IslandContract
