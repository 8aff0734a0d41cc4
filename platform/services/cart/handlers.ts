import { adjustmentHandlers } from './adjustment-handlers.ts'
import { couponHandlers } from './coupon-handlers.ts'
import { deliveryHandlers } from './delivery-handlers.ts'
import { itemHandlers } from './item-handlers.ts'
import { orderHandlers } from './order-handlers.ts'
import { paymentHandlers } from './payment-handlers.ts'
import { savedHandlers } from './saved-handlers.ts'

export const cartHandlers = {
  ...itemHandlers,
  ...couponHandlers,
  ...savedHandlers,
  ...adjustmentHandlers,
  ...deliveryHandlers,
  ...paymentHandlers,
  ...orderHandlers,
}
