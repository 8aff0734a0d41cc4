import type { Locale } from '../i18n/locales.ts'
import { phone } from './phone.ts'
import type { Rule, Rules } from './rule.ts'
import { accepted, email, name, required } from './text.ts'

/** Spec 1 §5: "Newsletter form: email required and valid, policy checkbox required." */
export const newsletterRules: Rules<'email' | 'policy'> = { email: [required, email], policy: [accepted] }

/**
 * Spec 1 §5: "Collection-point email, phone and contact, and store-pickup email, are required only for configured locales." This is the
 * configuration: where the carrier's parcel shop sends the collection code by message, or hands out by name.
 */
export const contactsRequiredIn: Readonly<Record<ContactField, readonly Locale[]>> = {
  collectionPointEmail: ['de-de', 'en-gb', 'es-es', 'fr-fr', 'it-it'],
  collectionPointPhone: ['es-es', 'fr-fr', 'it-it'],
  collectionPointContact: ['de-de', 'it-it'],
  pickupEmail: ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'de-de'],
}
export type ContactField = 'collectionPointEmail' | 'collectionPointPhone' | 'collectionPointContact' | 'pickupEmail'

/** `required` where the locale is configured, no rule elsewhere. */
export const requiredContact = (field: ContactField, locale: Locale): readonly Rule[] =>
  contactsRequiredIn[field].includes(locale) ? [required] : []

/** Who fetches an order from a store. */
export const pickupRules = (locale: Locale, country: string): Rules<'firstName' | 'lastName' | 'email' | 'phone'> => ({
  firstName: [required, name],
  lastName: [required, name],
  email: [...requiredContact('pickupEmail', locale), email],
  phone: [phone(country)],
})

/** Who fetches a parcel from a collection point. */
export const collectionRules = (
  locale: Locale,
  country: string,
): Rules<'firstName' | 'lastName' | 'email' | 'phone'> => ({
  firstName: [...requiredContact('collectionPointContact', locale), name],
  lastName: [...requiredContact('collectionPointContact', locale), name],
  email: [...requiredContact('collectionPointEmail', locale), email],
  phone: [...requiredContact('collectionPointPhone', locale), phone(country)],
})
