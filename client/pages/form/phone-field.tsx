import { readPhone, showPhone } from '../../../shared/validation/phone.ts'
import { countryOfDialCode, phoneCountry } from '../../../shared/validation/phone-countries.ts'
import type { PageContext } from '../page-context.ts'
import type { AddressChoices } from './address-choices.ts'
import { useFault } from './faults.tsx'
import { described, FieldFrame, type FieldProps } from './field.tsx'
import { useFieldId } from './field-id.ts'

type PhoneFieldProps = Pick<PageContext, 't'> &
  Pick<AddressChoices, 'dialCodes'> & {
    /** Prefix of the field names `phoneCode` and `phone`. */
    readonly prefix?: string
    readonly country: string
    readonly value?: string | undefined
    /** Dial code, digits only. */
    readonly code?: string | undefined
    readonly hint?: string | undefined
    readonly required?: boolean | undefined
    /** Section of the autocomplete tokens: `shipping` or `billing`. */
    readonly section?: string
    readonly enterKeyHint?: FieldProps['enterKeyHint']
  }

/** The dial code and the number in one row. A posted number is formatted for its country. */
export function PhoneField({
  t,
  prefix = '',
  country,
  dialCodes,
  value = '',
  code,
  hint,
  required,
  section,
  enterKeyHint,
}: PhoneFieldProps) {
  const name = `${prefix}phone`
  const postedCountry = countryOfDialCode(code ?? '', country)
  const selectedCountry = postedCountry ?? readPhone(value, country)?.country ?? phoneCountry(country)
  const fault = useFault(name)
  const id = useFieldId()(name)
  const token = (name: string) => [section, name].filter(Boolean).join(' ')
  return (
    <FieldFrame name={name} label={t('form.phone')} hint={hint} fault={fault} required={required}>
      <div className="f-phone">
        <select
          className="field"
          name={`${prefix}phoneCode`}
          defaultValue={selectedCountry?.dialCode}
          aria-label={t('form.dialCode')}
          autoComplete={token('tel-country-code')}
        >
          {dialCodes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <input
          className="field"
          id={id}
          name={name}
          type="tel"
          inputMode="tel"
          enterKeyHint={enterKeyHint}
          maxLength={30}
          autoComplete={token('tel-national')}
          defaultValue={showPhone(value, selectedCountry?.code ?? country)}
          aria-required={required || undefined}
          aria-invalid={fault ? true : undefined}
          aria-describedby={described(id, hint, fault)}
          data-format="phone"
          data-country={country}
        />
      </div>
    </FieldFrame>
  )
}
