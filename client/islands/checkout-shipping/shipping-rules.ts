import { addressRules } from '../../../shared/address/address-rules.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { collectionRules, pickupRules } from '../../../shared/validation/collecting.ts'
import { type Rules, withPrefix } from '../../../shared/validation/rule.ts'
import { email, required } from '../../../shared/validation/text.ts'
import type { PickupView } from '../../pages/checkout/checkout-props.ts'
import type { AddressChoices } from '../../pages/form/address-choices.ts'

/** Rules for fields that are not on the page, or not visible, are skipped by the form. */
export const shippingRules = (
  { locale, country }: Site,
  { provinces }: AddressChoices,
  pickups: readonly PickupView[],
): Rules =>
  Object.assign(
    { email: [required, email] },
    withPrefix(
      addressRules(
        country,
        provinces.map(({ value }) => value),
      ),
      'shipping.',
    ),
    withPrefix(collectionRules(locale, country), 'point.'),
    ...pickups.map(({ shippingId }) => withPrefix(pickupRules(locale, country), `pickup.${shippingId}.`)),
  )
