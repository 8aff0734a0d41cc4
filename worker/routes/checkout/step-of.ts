import type { CheckoutStep } from '../../../client/pages/checkout/checkout-frame.tsx'
import { flashEntry } from '../../../shared/errors/flash.ts'
import { deliveryMethodChanged } from '../../../shared/errors/flow-messages.ts'

const toShipping = ['CHK380', 'CHK320', 'SHP404', 'SHP410', 'SHP500', 'PAY401', 'ORD516', 'ORD517', 'ORD518']
const toBilling = ['BIL400', 'BILL410', 'PYT400', 'PYT402', 'PYT404', 'PYT405', 'PAY400', 'FE309', 'GFC740', 'REW140']

/** The step that deals with a code (the catalogue's recoveries, and spec 1 §8 "Place order"). */
export function stepOf(code: string): Exclude<CheckoutStep, 'summary'> | null {
  if (toShipping.includes(code)) return 'shipping'
  return toBilling.includes(code) ? 'billing' : null
}

/** A flash message, of a cart or flattened as an error's details carry it. */
type Flash = {
  readonly code: string
  readonly details?: unknown
  readonly from?: unknown
  readonly to?: unknown
}

/**
 * Only the shipping step can deal with it: an address that can't be sent to, or goods that changed between the store and the door
 * (spec 1 §4 "Checkout").
 */
export function wantsShipping(flash: readonly Flash[]): boolean {
  return flash.some((one) => {
    if (flashEntry(one.code)?.effect === 'return-to-shipping') return true
    const { from, to } = (one.details ?? one) as Flash
    return one.code === deliveryMethodChanged && (from === 'ship' || to === 'ship')
  })
}
