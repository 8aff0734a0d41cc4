import type { Address } from '../../../shared/contracts/address.ts'
import type { ShippingMethodCode } from '../../../shared/contracts/cart.ts'
import type { Site } from '../../../shared/i18n/locales.ts'

type ShippingFault = 'PAY401' | 'CHK320' | 'SHP410' | 'SHP500'
type BillingFault = 'BILL410' | 'PYT406'

const isEmpty = (text: string | undefined): boolean => text === undefined || text.trim() === ''

const poBox =
  /\b(p\.?\s?o\.?\s?box|post office box|postfach|bo[iî]te postale|b\.?p\.?\s?\d+|apartado|casella postale)\b/i
export const isPoBox = ({ addressLine1, addressLine2 }: Address): boolean =>
  poBox.test(`${addressLine1} ${addressLine2 ?? ''}`)

const lacksFields = ({ firstName, lastName, addressLine1, city, postalCode }: Address): boolean =>
  [firstName, lastName, addressLine1, city, postalCode].some(isEmpty)

/** Why goods can't be sent there that way (spec 1 §8 "Payment/address"). Couriers with goods made to order, and collection points, know no boxes. */
export function shippingFault(address: Address, site: Site, code: ShippingMethodCode): ShippingFault | null {
  if (address.country.toUpperCase() !== site.country) return 'PAY401'
  if (lacksFields(address)) return 'CHK320'
  if (isEmpty(address.phone)) return 'SHP410'
  return (code === 'customs' || code === 'pudo') && isPoBox(address) ? 'SHP500' : null
}

export function billingFault(address: Address): BillingFault | null {
  if (lacksFields(address)) return 'PYT406'
  return isEmpty(address.phone) ? 'BILL410' : null
}

/** As it is kept: whether it is a good address is ours to say. */
export function checkedAddress(address: Address, _site: Site, shippingId: string): Address {
  return { ...address, shippingId, isValidated: false }
}
