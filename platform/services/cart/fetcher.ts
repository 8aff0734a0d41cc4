import type { Address } from '../../../shared/contracts/address.ts'
import type { ShippingMethodCode } from '../../../shared/contracts/cart.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { collectionRules, pickupRules } from '../../../shared/validation/forms.ts'
import { type FormValues, validate } from '../../../shared/validation/rule.ts'

type Fetcher = Pick<Address, 'firstName' | 'lastName' | 'email' | 'phone'>

/** The first field of who fetches it that is wrong, or that this locale wants and lacks (spec 1 §5); null for none, and for what comes to a door. */
export function fetcherFault(code: ShippingMethodCode, fetcher: Fetcher, { locale, country }: Site): string | null {
  const { firstName, lastName, email, phone } = fetcher
  const values: FormValues = { firstName, lastName, email, phone }
  if (code === 'pudo') return Object.keys(validate(collectionRules(locale, country), values))[0] ?? null
  if (code !== 'pickup' && code !== 'sts') return null
  return Object.keys(validate(pickupRules(locale, country), values))[0] ?? null
}
