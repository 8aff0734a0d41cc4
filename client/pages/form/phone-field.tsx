import { readPhone, showPhone } from '../../../shared/validation/phone.ts'
import { countryOfDialCode, phoneCountries, phoneCountry } from '../../../shared/validation/phone-countries.ts'
import type { PageContext } from '../page-context.ts'
import { described, FieldFrame, fieldId } from './field.tsx'

type PhoneFieldProps = PageContext & {
  /** Before the names `phoneCode` and `phone`. */
  readonly prefix?: string
  readonly country: string
  readonly value?: string | undefined
  /** Dial code, digits only. */
  readonly code?: string | undefined
  readonly hint?: string
  readonly fault?: string | undefined
  readonly required?: boolean
  /** `shipping` or `billing`, before the autocomplete tokens. */
  readonly section?: string
}

/** The dial code and the number in one line. What was posted comes back in the mask of its country. */
export function PhoneField({
  site,
  t,
  prefix = '',
  country,
  value = '',
  code,
  hint,
  fault,
  required,
  section,
}: PhoneFieldProps) {
  const name = `${prefix}phone`
  const chosen = countryOfDialCode(code ?? '', country)
  const here = chosen ?? readPhone(value, country)?.country ?? phoneCountry(country)
  const token = (name: string) => [section, name].filter(Boolean).join(' ')
  return (
    <FieldFrame name={name} label={t('form.phone')} hint={hint} fault={fault} {...(required && { required })}>
      <div className="f-phone">
        <select
          className="field"
          name={`${prefix}phoneCode`}
          defaultValue={here?.dialCode}
          aria-label={t('form.dialCode')}
          autoComplete={token('tel-country-code')}
        >
          {dialCodes(site.bcp47, country).map(({ dialCode, name }) => (
            <option key={dialCode} value={dialCode}>
              {`+${dialCode} ${name}`}
            </option>
          ))}
        </select>
        <input
          className="field"
          id={fieldId(name)}
          name={name}
          type="tel"
          inputMode="tel"
          maxLength={30}
          autoComplete={token('tel-national')}
          defaultValue={showPhone(value, here?.code ?? country)}
          aria-required={required || undefined}
          aria-invalid={fault ? true : undefined}
          aria-describedby={described(name, hint, fault)}
          data-format="phone"
          data-country={country}
        />
      </div>
    </FieldFrame>
  )
}

/** Each code once, the country's own first. */
function dialCodes(language: string, country: string): readonly { readonly dialCode: string; readonly name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const own = phoneCountry(country)
  const others = phoneCountries
    .filter((one, place) => phoneCountries.findIndex((other) => other.dialCode === one.dialCode) === place)
    .filter((one) => one.dialCode !== own?.dialCode)
    .map(({ code, dialCode }) => ({ dialCode, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  return own ? [{ dialCode: own.dialCode, name: names.of(own.code) ?? own.code }, ...others] : others
}
