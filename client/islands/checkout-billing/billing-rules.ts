import { addressRules } from '../../../shared/address/address-rules.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { type Rules, withPrefix } from '../../../shared/validation/rule.ts'
import type { AddressChoices } from '../../pages/form/address-choices.ts'

/** Rules for fields that are not on the page, or not visible, are skipped by the form. */
export const billingRules = ({ country }: Site, { provinces }: AddressChoices): Rules =>
  withPrefix(
    addressRules(
      country,
      provinces.map(({ value }) => value),
    ),
    'billing.',
  )
