import type { Address } from '../contracts/address.ts'
import { normalPostalCode } from './postal-code.ts'

const parts = ['firstName', 'lastName', 'addressLine1', 'addressLine2', 'city', 'province'] as const

/** The same for two addresses that lead a letter to the same door and person, however they are written. Phone and email don't count. */
export const addressKey = (address: Address): string =>
  [
    address.country,
    normalPostalCode(address.postalCode, address.country),
    ...parts.map((part) => plain(address[part])),
  ].join('|')

export const sameAddress = (a: Address, b: Address): boolean => addressKey(a) === addressKey(b)

const plain = (text = ''): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
