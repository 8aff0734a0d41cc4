import { addressRules } from '../../../shared/address/address-rules.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { forgotPasswordRules, passwordRules, profileRules } from '../../../shared/validation/account-forms.ts'
import { type Rules, withPrefix } from '../../../shared/validation/rule.ts'
import type { IslandPropsOf } from '../contracts.ts'

export function rulesFor(props: IslandPropsOf<'account-form'>, site: Site): Rules {
  switch (props.kind) {
    case 'profile':
      return profileRules(site)
    case 'card':
      return {}
    case 'password':
      return passwordRules
    case 'forgot-password':
      return forgotPasswordRules
    case 'address': {
      const codes = props.address.provinces.map(({ value }) => value)
      return withPrefix(addressRules(site.country, codes), 'address.')
    }
  }
}
