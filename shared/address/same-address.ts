import type { Address } from '../contracts/address.ts'
import { placeKey } from './place.ts'
import { normalPostalCode } from './postal-code.ts'

const parts = ['firstName', 'lastName', 'addressLine1', 'addressLine2', 'city', 'province'] as const

/**
 * A key that is equal for two spellings of the same address and person. Phone and email are ignored.
 */
export const addressKey = (address: Address): string =>
  [
    address.country,
    normalPostalCode(address.postalCode, address.country),
    ...parts.map((part) => placeKey(address[part] ?? '')),
  ].join('|')

export const sameAddress = (a: Address, b: Address): boolean => addressKey(a) === addressKey(b)
