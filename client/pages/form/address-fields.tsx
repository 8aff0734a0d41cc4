import { type AddressField, addressForm, autocompleteTokens } from '../../../shared/address/address-form.ts'
import { addressLengths } from '../../../shared/address/address-rules.ts'
import { provincesOf } from '../../../shared/address/province-names.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { PageContext } from '../page-context.ts'
import { SelectField } from './choices.tsx'
import { Field } from './field.tsx'
import { PhoneField } from './phone-field.tsx'

type AddressFieldsProps = PageContext & {
  readonly country: string
  /** By the field's own name, without the prefix; `phoneCode` beside `phone`. */
  readonly values: FormValues
  /** In words, by the field's own name. */
  readonly faults: Readonly<Partial<Record<string, string>>>
  /** Before each name that is posted: `billing.` gives `billing.city`. */
  readonly prefix?: string
  readonly kind: 'shipping' | 'billing'
}

/** The fields of an address as its country writes them. The country itself is posted along. */
export function AddressFields({ site, t, country, values, faults, prefix = '', kind }: AddressFieldsProps) {
  const form = addressForm(country)
  const provinces = provincesOf(country, site.language)
  const one = (field: AddressField) => {
    const common = {
      name: prefix + field,
      label: t(form.labels[field]),
      value: values[field],
      fault: faults[field],
      required: form.required.includes(field),
      autoComplete: `${kind} ${autocompleteTokens[field]}`,
    }
    if (field === 'province' && provinces.length > 0) {
      const choices = provinces.map(({ code, name }) => ({ value: code, label: name }))
      return <SelectField key={field} {...common} choices={choices} empty={t('form.choose')} />
    }
    if (field === 'phone') {
      const { value, fault, required } = common
      const phone = { prefix, country, value, fault, required, code: values['phoneCode'], section: kind }
      return <PhoneField key={field} site={site} t={t} {...phone} hint={t('form.phoneHint')} />
    }
    return <Field key={field} {...common} maxLength={addressLengths[field]} {...writing(field, country)} />
  }
  return (
    <div className="f-group">
      <input type="hidden" name={`${prefix}country`} value={country} />
      {form.rows.map((row) => (
        <div className="f-row" key={row.join()}>
          {row.map(one)}
        </div>
      ))}
    </div>
  )
}

const digitsOnly = ['DE', 'ES', 'FR', 'IT']

/** Which keyboard a phone shows, and how the value is tidied when the field is left. */
function writing(field: AddressField, country: string) {
  if (field !== 'postalCode') return { autoCapitalize: 'words' as const }
  return {
    autoCapitalize: 'characters' as const,
    format: { kind: 'postal-code', country } as const,
    ...(digitsOnly.includes(country) && { inputMode: 'numeric' as const }),
  }
}
