import { href } from '../../../shared/routes.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import { CheckField } from '../form/choices.tsx'
import { Field } from '../form/field.tsx'
import { type FieldError, FormErrors, RequiredNote } from '../form/form-errors.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { DeliveryPart, type DeliveryView } from './delivery-part.tsx'
import { Part } from './part.tsx'
import { PickupPart, type PickupView } from './pickup-part.tsx'

export type StepForm = {
  readonly form: FormContext
  /** As posted, else as known: by the names of the fields. */
  readonly values: FormValues
  readonly errors: readonly FieldError[]
  readonly fault?: string | undefined
}

export type ShippingStepProps = PageContext &
  StepForm & {
    /** Null where nothing goes to a door or a parcel shop. */
    readonly delivery: DeliveryView | null
    readonly pickups: readonly PickupView[]
    /** Goods that come by e-mail. */
    readonly digital: readonly string[]
    readonly signedIn: boolean
  }

export function ShippingStep(props: ShippingStepProps) {
  const { site, t, form, values, errors, fault, delivery } = props
  const faults = Object.fromEntries(errors.map(({ name, text }) => [name, text]))
  const action = href.checkoutAction(site.locale, 'shipping')
  return (
    <form method="post" action={action} className="co-form" data-checkout="shipping">
      {/* Enter in a field presses the first button of a form: that has to be the one that goes on. */}
      <div className="sr" aria-hidden="true">
        <button type="submit" tabIndex={-1} />
      </div>
      <FormErrors t={t} errors={errors} fault={fault} />
      <FormFields site={site} form={form} />
      <Part title={t('checkout.contact')}>
        {props.signedIn ? null : (
          <p className="label">
            <a
              className="link"
              href={`${href.account(site.locale)}?returnTo=${encodeURIComponent(href.checkout(site.locale))}`}
            >
              {t('checkout.signIn')}
            </a>
          </p>
        )}
        <Field
          name="email"
          type="email"
          label={t('form.email')}
          hint={t('checkout.emailHint')}
          value={values['email']}
          fault={faults['email']}
          required
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          maxLength={254}
        />
        <CheckField name="newsletter" label={t('checkout.newsletter')} checked={values['newsletter'] === 'on'} />
      </Part>
      {props.digital.length > 0 ? (
        <Part title={t('checkout.digital')}>
          <p className="muted">{t('checkout.digitalNote', { items: props.digital.join(', ') })}</p>
        </Part>
      ) : null}
      {delivery ? (
        <DeliveryPart site={site} t={t} delivery={delivery} values={values} faults={faults} action={action} />
      ) : null}
      {props.pickups.map((pickup) => (
        <PickupPart key={pickup.shippingId} site={site} t={t} pickup={pickup} values={values} faults={faults} />
      ))}
      <RequiredNote t={t} />
      <button type="submit" className="btn">
        {t('checkout.toPayment')}
      </button>
    </form>
  )
}
