import type { FormValues } from '../../../shared/validation/rule.ts'
import { Field } from '../form/field.tsx'
import { PhoneField } from '../form/phone-field.tsx'
import type { PageContext } from '../page-context.ts'

type FetcherFieldsProps = PageContext & {
  /** Before the names `firstName`, `lastName`, `email`, `phone`. */
  readonly prefix: string
  readonly values: FormValues
  readonly faults: Readonly<Record<string, string>>
  readonly required: { readonly name: boolean; readonly email: boolean; readonly phone: boolean }
  readonly nameHint?: string
  readonly emailHint?: string
}

/** Who fetches goods, from a store or a parcel shop. */
export function FetcherFields(props: FetcherFieldsProps) {
  const { site, t, prefix, values, faults, required, nameHint, emailHint } = props
  const field = (name: string) => ({ name: prefix + name, value: values[prefix + name], fault: faults[prefix + name] })
  return (
    <div className="f-group">
      <div className="f-row">
        <Field
          {...field('firstName')}
          label={t('form.firstName')}
          hint={nameHint}
          required={required.name}
          autoComplete="given-name"
          maxLength={60}
        />
        <Field
          {...field('lastName')}
          label={t('form.lastName')}
          required={required.name}
          autoComplete="family-name"
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
        autoCapitalize="none"
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
        required={required.phone}
      />
    </div>
  )
}
