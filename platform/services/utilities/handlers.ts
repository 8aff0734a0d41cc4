import { succeed } from '../../../backend/result.ts'
import { postalCodePattern } from '../../../shared/address/postal-code.ts'
import { provincesOf } from '../../../shared/address/province-names.ts'
import type { utilityOperations } from '../../../shared/operations/utilities.ts'
import { phoneCountries } from '../../../shared/validation/phone-countries.ts'
import type { HandlersOf } from '../../context.ts'
import { storesOf } from '../stores/search.ts'

type Operations = Exclude<(typeof utilityOperations)[number], { id: 'utilities.storeEmployees' }>

/** Spec 1 §7 "Utilities"; the employees of a store are the people service's. */
export const utilityHandlers: HandlersOf<readonly Operations[]> = {
  'utilities.countries': async (_, { site }) => {
    const names = new Intl.DisplayNames([site.bcp47], { type: 'region' })
    const countries = phoneCountries.map(({ code, dialCode, mask }) => ({
      code,
      name: names.of(code) ?? code,
      dialCode,
      mask,
    }))
    return succeed({ countries: countries.sort((a, b) => a.name.localeCompare(b.name, site.bcp47)) })
  },

  'utilities.i18n': async ({ params }, { site }) => {
    const countryCode = params.countryCode.toUpperCase()
    return succeed({
      countryCode,
      provinces: [...provincesOf(countryCode, site.language)],
      postalCodePattern: postalCodePattern(countryCode),
    })
  },

  'utilities.stores': async (_, { env, site }) => succeed({ stores: await storesOf(env.DB, site.country) }),
}
