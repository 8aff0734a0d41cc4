import type { ReactNode } from 'react'
import { href } from '../../../shared/routes.ts'
import { requiredContact } from '../../../shared/validation/forms.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import { AddressFields } from '../form/address-fields.tsx'
import { CheckField, type RadioCard, RadioCards } from '../form/choices.tsx'
import { Field } from '../form/field.tsx'
import { type FieldError, FormErrors, RequiredNote } from '../form/form-errors.tsx'
import { PhoneField } from '../form/phone-field.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'

export type StepForm = {
  readonly form: FormContext
  /** As posted, else as known: by the names of the fields. */
  readonly values: FormValues
  readonly errors: readonly FieldError[]
  readonly fault?: string | undefined
}

export type PickupView = {
  readonly shippingId: string
  readonly storeName: string
  readonly when: string
  readonly items: readonly string[]
}

export type ShippingStepProps = PageContext &
  StepForm & {
    /** Goods that go to a door or a parcel shop are among them. */
    readonly delivered: boolean
    readonly methods: readonly RadioCard[]
    readonly points: readonly RadioCard[]
    /** Parcel shops are asked for and none is near. */
    readonly noPoints: boolean
    readonly pickups: readonly PickupView[]
    /** Goods that come by e-mail. */
    readonly digital: readonly string[]
    readonly savedAddresses: readonly RadioCard[]
    /** The address as the carrier knows it: lines, and the fields to post. */
    readonly suggestion: { readonly lines: readonly string[]; readonly typed: readonly string[] } | null
    readonly signedIn: boolean
  }

export function ShippingStep(props: ShippingStepProps) {
  const { site, t, form, values, errors, fault } = props
  const faults = Object.fromEntries(errors.map(({ name, text }) => [name, text]))
  return (
    <form
      method="post"
      action={href.checkoutAction(site.locale, 'shipping')}
      className="co-form"
      data-checkout="shipping"
    >
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
      {props.delivered ? <Delivery {...props} faults={faults} /> : null}
      {props.pickups.map((pickup) => (
        <Pickup key={pickup.shippingId} {...props} pickup={pickup} faults={faults} />
      ))}
      <RequiredNote t={t} />
      <button type="submit" className="btn">
        {t('checkout.toPayment')}
      </button>
    </form>
  )
}

type WithFaults = { readonly faults: Readonly<Record<string, string>> }

function Delivery(props: ShippingStepProps & WithFaults) {
  const { site, t, values, faults, suggestion, points, methods, savedAddresses } = props
  const own = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (name.startsWith('shipping.') ? [[name.slice(9), value]] : [])),
  )
  const ownFaults = Object.fromEntries(
    Object.entries(faults).flatMap(([name, text]) => (name.startsWith('shipping.') ? [[name.slice(9), text]] : [])),
  )
  const fields = (
    <AddressFields
      site={site}
      t={t}
      country={site.country}
      values={own}
      faults={ownFaults}
      prefix="shipping."
      kind="shipping"
    />
  )
  return (
    <>
      <Part title={t('checkout.address')}>
        {savedAddresses.length > 0 ? (
          <RadioCards
            name="savedAddress"
            legend={t('checkout.deliverTo')}
            value={values['savedAddress'] ?? savedAddresses[0]?.value}
            cards={[...savedAddresses, { value: 'new', label: t('checkout.newAddress'), inside: fields }]}
          />
        ) : (
          fields
        )}
        {suggestion ? (
          <RadioCards
            name="suggestion"
            legend={t('checkout.suggestTitle')}
            value="use"
            cards={[
              { value: 'use', label: t('checkout.suggestUse'), note: suggestion.lines.join(', ') },
              { value: 'keep', label: t('checkout.suggestKeep'), note: suggestion.typed.join(', ') },
            ]}
          />
        ) : null}
      </Part>
      <Part title={t('checkout.method')}>
        <RadioCards
          name="method"
          legend={t('checkout.methodLegend')}
          value={values['method'] ?? methods[0]?.value}
          fault={faults['method']}
          cards={methods.map((method) =>
            method.value === 'pudo' && (points.length > 0 || props.noPoints)
              ? {
                  ...method,
                  inside:
                    points.length > 0 ? (
                      <RadioCards
                        name="collectionPointId"
                        legend={t('checkout.point')}
                        value={values['collectionPointId'] ?? points[0]?.value}
                        fault={faults['collectionPointId']}
                        cards={points}
                      />
                    ) : (
                      <p className="warn">{t('checkout.pointNone')}</p>
                    ),
                }
              : method,
          )}
        />
      </Part>
    </>
  )
}

function Pickup({ site, t, values, faults, pickup }: ShippingStepProps & WithFaults & { readonly pickup: PickupView }) {
  const prefix = `pickup.${pickup.shippingId}.`
  const field = (name: string) => ({ name: prefix + name, value: values[prefix + name], fault: faults[prefix + name] })
  return (
    <Part title={t('checkout.pickupAt', { store: pickup.storeName })}>
      <p className="muted">
        {pickup.when}
        <br />
        {pickup.items.join(', ')}
      </p>
      <div className="f-group">
        <div className="f-row">
          <Field
            {...field('firstName')}
            label={t('form.firstName')}
            required
            autoComplete="given-name"
            maxLength={60}
          />
          <Field {...field('lastName')} label={t('form.lastName')} required autoComplete="family-name" maxLength={60} />
        </div>
        <Field
          {...field('email')}
          required={requiredContact('pickupEmail', site.locale).length > 0}
          type="email"
          label={t('form.email')}
          hint={t('checkout.pickupHint')}
          autoComplete="email"
          maxLength={254}
        />
        <PhoneField
          site={site}
          t={t}
          prefix={prefix}
          country={site.country}
          value={values[`${prefix}phone`]}
          code={values[`${prefix}phoneCode`]}
          fault={faults[`${prefix}phone`]}
        />
      </div>
    </Part>
  )
}

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="co-part-of">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
