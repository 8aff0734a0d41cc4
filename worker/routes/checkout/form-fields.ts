import type { PickupView } from '../../../client/pages/checkout/checkout-props.ts'
import type { FormField } from '../../../client/pages/form/faults.tsx'
import { addressForm } from '../../../shared/address/address-form.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { RequestContext } from '../../context/request-context.ts'

type Context = Pick<RequestContext, 'site' | 't'>

/**
 * Fields of the shipping step that can have errors, in the form's order; the first part only if something is delivered
 * to an address.
 */
export function shippingFields({ site, t }: Context, hasDoor: boolean, pickups: readonly PickupView[]): FormField[] {
  const toTheDoor = [
    ...addressFields({ site, t }, 'shipping.'),
    { name: 'method', label: t('checkout.method') },
    { name: 'collectionPointId', label: t('checkout.point') },
    ...pickupPersonFields({ t }, 'point.'),
  ]
  return [
    { name: 'email', label: t('form.email') },
    ...(hasDoor ? toTheDoor : []),
    ...pickups.flatMap(({ shippingId }) => pickupPersonFields({ t }, `pickup.${shippingId}.`)),
  ]
}

/** Fields of the billing step that can have errors, in the form's order. */
export const billingFields = (context: Context): FormField[] => [
  { name: 'payWith', label: context.t('checkout.payWith') },
  ...addressFields(context, 'billing.'),
]

export function addressFields({ site, t }: Context, prefix: string): FormField[] {
  const { rows, labels } = addressForm(site.country)
  return rows.flat().map((field) => ({ name: prefix + field, label: t(labels[field]) }))
}

const pickupPersonFields = ({ t }: Pick<Context, 't'>, prefix: string): FormField[] =>
  (['firstName', 'lastName', 'email', 'phone'] as const).map((field) => ({
    name: prefix + field,
    label: t(`form.${field}`),
  }))

/** The posted fields that a form shows again: neither its token nor a card session is sent back. */
export const shownValues = (values: FormValues, isShown: RegExp): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isShown.test(name)))
