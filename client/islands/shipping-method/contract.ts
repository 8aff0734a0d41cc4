import { z } from 'zod'
import { CartItem } from '../../../shared/contracts/cart.ts'
import { Form } from '../form-contract.ts'

export const ShippingMethodProps = z.object({
  form: Form,
  item: CartItem.pick({ id: true, name: true, shippingOptions: true, isDigitalProduct: true }),
})
