import { provincesOf } from '../../../shared/address/province-names.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { phoneCountries, phoneCountry } from '../../../shared/validation/phone-countries.ts'
import type { Choice } from './choices.tsx'

/**
 * The options of an address form's selects. Created on the server and sent to the browser, because browsers name and
 * sort countries differently.
 */
export type AddressChoices = {
  /** Empty for countries without provinces in addresses. */
  readonly provinces: readonly Choice[]
  readonly dialCodes: readonly Choice[]
}

export const addressChoices = ({ country, language, bcp47 }: Site): AddressChoices => ({
  provinces: provincesOf(country, language).map(({ code, name }) => ({ value: code, label: name })),
  dialCodes: dialCodes(bcp47, country),
})

/** Each dial code once, the country's own first. */
function dialCodes(language: string, country: string): readonly Choice[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const ownCountry = phoneCountry(country)
  const others = phoneCountries
    .filter(({ dialCode }, index) => phoneCountries.findIndex((other) => other.dialCode === dialCode) === index)
    .filter(({ dialCode }) => dialCode !== ownCountry?.dialCode)
    .map(({ code, dialCode }) => ({ dialCode, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  const codes = ownCountry
    ? [{ dialCode: ownCountry.dialCode, name: names.of(ownCountry.code) ?? ownCountry.code }, ...others]
    : others
  return codes.map(({ dialCode, name }) => ({ value: dialCode, label: `+${dialCode} ${name}` }))
}
