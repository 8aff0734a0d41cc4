import { z } from 'zod'
import type { CheckoutStep } from '../../../client/pages/checkout/checkout-props.ts'
import { flashEntry } from '../../../shared/errors/flash.ts'
import { deliveryMethodChanged } from '../../../shared/errors/flow-messages.ts'

const toShipping = ['CHK380', 'CHK320', 'SHP404', 'SHP410', 'SHP500', 'PAY401', 'TAX309', 'ORD516', 'ORD517', 'ORD518']
const toBilling = ['BIL400', 'BILL410', 'PYT400', 'PYT402', 'PYT404', 'PYT405', 'PYT406', 'PAY400', 'PAY503', 'FE309']

/** The step that can resolve a code (the catalog's recoveries, and spec 1 §8 "Place order"). */
export function stepOf(code: string): Exclude<CheckoutStep, 'summary'> | null {
  if (toShipping.includes(code)) return 'shipping'
  return toBilling.includes(code) ? 'billing' : null
}

/** A flash message, from a cart or flattened in an error's details. */
type Flash = {
  readonly code: string
  readonly details?: unknown
  readonly from?: unknown
  readonly to?: unknown
}

/** Whether the server moved lines to another delivery method. */
export const hasMoves = (flash: readonly Flash[]): boolean => flash.some(({ code }) => code === deliveryMethodChanged)

const DeliveryChange = z.object({ from: z.unknown(), to: z.unknown() }).partial().catch({})

/**
 * Only the shipping step can resolve it: an invalid address, or items that changed between pickup and delivery (spec 1
 * §4 "Checkout").
 */
export function wantsShipping(flash: readonly Flash[]): boolean {
  return flash.some((message) => {
    if (flashEntry(message.code)?.effect === 'return-to-shipping') return true
    const { from, to } = DeliveryChange.parse(message.details ?? message)
    return message.code === deliveryMethodChanged && (from === 'ship' || to === 'ship')
  })
}
