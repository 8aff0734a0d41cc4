import type { Address } from '../../../../shared/contracts/address.ts'
import type { ShippingMethodCode } from '../../../../shared/contracts/cart.ts'
import type { Site } from '../../../../shared/i18n/locales.ts'
import { collectionRules, pickupRules } from '../../../../shared/validation/collecting.ts'
import { type FormValues, validate } from '../../../../shared/validation/rule.ts'

type PickupPerson = Pick<Address, 'firstName' | 'lastName' | 'email' | 'phone'>

/** The first invalid or missing field of a pickup person (spec 1 §5); null if valid, and for home delivery. */
export function pickupPersonFault(
  code: ShippingMethodCode,
  person: PickupPerson,
  { locale, country }: Site,
): string | null {
  const { firstName, lastName, email, phone } = person
  const values: FormValues = { firstName, lastName, email, phone }
  if (code === 'pudo') return Object.keys(validate(collectionRules(locale, country), values))[0] ?? null
  if (code !== 'pickup' && code !== 'sts') return null
  return Object.keys(validate(pickupRules(locale, country), values))[0] ?? null
}
