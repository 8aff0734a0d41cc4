import type { RegionalTable } from '../message-ids.ts'

export const messages = {
  SHIPPING_ADDRESS_INVALID: 'We could not match your shipping address. Check the street and postal code.',
  ADDRESS_INVALID: 'We could not match this address. Check the street and postal code.',
  SHIPPING_POBOX_UNAVAILABLE: 'We cannot ship to a PO box. Enter a street address instead.',
  'field.postalCode': 'Enter a postal code such as {example}',
} as const satisfies RegionalTable
