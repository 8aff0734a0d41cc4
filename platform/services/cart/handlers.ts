import { orderHandlers } from './checkout/handlers.ts'
import { deliveryHandlers } from './delivery/handlers.ts'
import { adjustmentHandlers } from './discounts/adjustment-handlers.ts'
import { couponHandlers } from './discounts/coupon-handlers.ts'
import { itemHandlers } from './items/handlers.ts'
import { memberHandlers } from './member/handlers.ts'
import { paymentHandlers } from './payment/handlers.ts'
import { savedHandlers } from './saved/handlers.ts'

export const cartHandlers = {
  ...itemHandlers,
  ...couponHandlers,
  ...savedHandlers,
  ...adjustmentHandlers,
  ...memberHandlers,
  ...deliveryHandlers,
  ...paymentHandlers,
  ...orderHandlers,
}
