import type { StepProps } from '../../pages/checkout/checkout-props.ts'
import { Field } from '../../pages/form/field.tsx'
import { PhoneField } from '../../pages/form/phone-field.tsx'
import type { PageContext } from '../../pages/page-context.ts'

type PickupPersonFieldsProps = PageContext &
  Pick<StepProps<'shipping'>, 'values' | 'address'> & {
    /** Prefix of the field names `firstName`, `lastName`, `email`, `phone`. */
    readonly prefix: string
    readonly required: { readonly name: boolean; readonly email: boolean; readonly phone: boolean }
    readonly nameHint?: string
    readonly emailHint?: string
  }

/** The person who picks up an order from a store or a parcel shop. */
export function PickupPersonFields(props: PickupPersonFieldsProps) {
  const { site, t, prefix, values, address, required, nameHint, emailHint } = props
  const field = (name: string) => ({ name: prefix + name, value: values[prefix + name] })
  return (
    <div className="f-group">
      <div className="f-row">
        <Field
          {...field('firstName')}
          label={t('form.firstName')}
          hint={nameHint}
          required={required.name}
          autoComplete="given-name"
          enterKeyHint="next"
          maxLength={60}
        />
        <Field
          {...field('lastName')}
          label={t('form.lastName')}
          required={required.name}
          autoComplete="family-name"
          enterKeyHint="next"
          maxLength={60}
        />
      </div>
      <Field
        {...field('email')}
        required={required.email}
        type="email"
        label={t('form.email')}
        hint={emailHint}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
        autoCapitalize="none"
        maxLength={254}
      />
      <PhoneField
        t={t}
        dialCodes={address.dialCodes}
        prefix={prefix}
        country={site.country}
        value={values[`${prefix}phone`]}
        code={values[`${prefix}phoneCode`]}
        required={required.phone}
        enterKeyHint="go"
      />
    </div>
  )
}
