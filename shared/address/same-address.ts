import type { Address } from '../contracts/address.ts'
import { normalPostalCode } from './postal-code.ts'

const parts = ['firstName', 'lastName', 'addressLine1', 'addressLine2', 'city', 'province'] as const

/** Whether a letter to `a` and one to `b` reach the same door and person, however they are written. Phone and email don't count. */
export function sameAddress(a: Address, b: Address): boolean {
  return (
    a.country === b.country &&
    normalPostalCode(a.postalCode, a.country) === normalPostalCode(b.postalCode, b.country) &&
    parts.every((part) => plain(a[part]) === plain(b[part]))
  )
}

const plain = (text = ''): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
