import { type AddressField, addressForm, autocompleteTokens } from '../../../shared/address/address-form.ts'
import { addressLengths } from '../../../shared/address/address-rules.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { PageContext } from '../page-context.ts'
import type { AddressChoices } from './address-choices.ts'
import { SelectField } from './choices.tsx'
import { Field } from './field.tsx'
import { PhoneField } from './phone-field.tsx'

type AddressFieldsProps = PageContext & {
  readonly choices: AddressChoices
  /** By field name. */
  readonly values: FormValues
  /** Prefix of the field names: `billing.` gives `billing.city`. */
  readonly prefix?: string
  readonly kind: 'shipping' | 'billing'
}

/** The address fields in the layout of the site's country, which is posted as a hidden field. */
export function AddressFields({ site, t, choices, values, prefix = '', kind }: AddressFieldsProps) {
  const { country } = site
  const form = addressForm(country)
  const { provinces, dialCodes } = choices
  const renderField = (field: AddressField) => {
    const common = {
      name: prefix + field,
      label: t(form.labels[field]),
      value: values[prefix + field],
      required: form.required.includes(field),
      autoComplete: `${kind} ${autocompleteTokens[field]}`,
    }
    if (field === 'province' && provinces.length > 0) {
      return <SelectField key={field} {...common} choices={provinces} empty={t('form.choose')} />
    }
    if (field === 'phone') {
      const { value, required } = common
      const phone = { prefix, country, dialCodes, value, required, code: values[`${prefix}phoneCode`], section: kind }
      return <PhoneField key={field} t={t} {...phone} hint={t('form.phoneHint')} enterKeyHint="go" />
    }
    return (
      <Field
        key={field}
        {...common}
        enterKeyHint="next"
        maxLength={addressLengths[field]}
        {...inputProps(field, country)}
      />
    )
  }
  return (
    <div className="f-group">
      <input type="hidden" name={`${prefix}country`} value={country} />
      {form.rows.map((row) => (
        <div className="f-row" key={row.join()}>
          {row.map(renderField)}
        </div>
      ))}
    </div>
  )
}

const digitsOnly = ['DE', 'ES', 'FR', 'IT']

/** The on-screen keyboard of a field, and how its value is formatted on blur. */
function inputProps(field: AddressField, country: string) {
  if (field !== 'postalCode') return { autoCapitalize: 'words' as const }
  return {
    autoCapitalize: 'characters' as const,
    format: { kind: 'postal-code', country } as const,
    ...(digitsOnly.includes(country) && { inputMode: 'numeric' as const }),
  }
}
