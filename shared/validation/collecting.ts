import type { Locale } from '../i18n/locales.ts'
import { phone } from './phone.ts'
import type { Rule, Rules } from './rule.ts'
import { email, name, required } from './text.ts'

/**
 * Spec 1 §5: "Collection-point email, phone and contact, and store-pickup email, are required only for configured
 * locales." This is the configuration: locales where carriers send the collection code by message, or hand out parcels
 * by name.
 */
export const contactsRequiredIn: Readonly<Record<ContactField, readonly Locale[]>> = {
  collectionPointEmail: ['de-de', 'en-gb', 'es-es', 'fr-fr', 'it-it'],
  collectionPointPhone: ['es-es', 'fr-fr', 'it-it'],
  collectionPointContact: ['de-de', 'it-it'],
  pickupEmail: ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'de-de'],
}
export type ContactField = 'collectionPointEmail' | 'collectionPointPhone' | 'collectionPointContact' | 'pickupEmail'

/** `required` in configured locales, no rule elsewhere. */
export const requiredContact = (field: ContactField, locale: Locale): readonly Rule[] =>
  contactsRequiredIn[field].includes(locale) ? [required] : []

/** The person who picks up an order from a store. */
export const pickupRules = (locale: Locale, country: string): Rules<'firstName' | 'lastName' | 'email' | 'phone'> => ({
  firstName: [required, name],
  lastName: [required, name],
  email: [...requiredContact('pickupEmail', locale), email],
  phone: [phone(country)],
})

/** The person who picks up a parcel from a collection point. */
export const collectionRules = (
  locale: Locale,
  country: string,
): Rules<'firstName' | 'lastName' | 'email' | 'phone'> => ({
  firstName: [...requiredContact('collectionPointContact', locale), name],
  lastName: [...requiredContact('collectionPointContact', locale), name],
  email: [...requiredContact('collectionPointEmail', locale), email],
  phone: [...requiredContact('collectionPointPhone', locale), phone(country)],
})
