import { ConsumerProfile } from '../../shared/contracts/consumer.ts'
import type { Site } from '../../shared/i18n/locales.ts'
import type { TokenAnswer } from '../../shared/operations/auth.ts'
import { footOfProfile, footText } from '../../shared/sizing/foot.ts'
import type { Call } from './call.ts'
import type { SignedIn } from './session.ts'

type Profile = ReturnType<typeof ConsumerProfile.parse>
type Token = Pick<TokenAnswer, 'consumerType' | 'memberId' | 'isEmployeeDiscountTCAccepted' | 'associate'>

/** The shop front whose sizes a person may have typed. */
type SizedSite = Pick<Site, 'country'>

const kinds = ['employee', 'athlete', 'prosumer', 'loyalty', 'registered'] as const

/** The token alone means signed in, even if the profile can't be read now: the greeting then has no name. */
export function signedIn(token: Token, profile: Profile | null, site: SizedSite): SignedIn {
  const nobody = { firstName: null, kind: 'registered', traits: [], employeeTermsAccepted: true } as const
  const person = withToken({ ...nobody, traits: [], associate: token.associate }, token)
  return profile ? withProfile(person, profile, site) : person
}

/** Facts of a renewed token: whose traits have changed meanwhile, on another device or by an operator. */
export function withToken(person: SignedIn, token: Token): SignedIn {
  const { consumerType, memberId, isEmployeeDiscountTCAccepted } = token
  // For somebody who is several things, the type names the first.
  const isAthlete = consumerType === 'ATHLETE' || (consumerType === 'EMPLOYEE' && person.traits.includes('athlete'))
  const traits = changed(person.traits, {
    registered: true,
    loyalty: memberId !== null,
    employee: consumerType === 'EMPLOYEE',
    athlete: isAthlete,
  })
  const employeeTermsAccepted = consumerType !== 'EMPLOYEE' || isEmployeeDiscountTCAccepted
  return { ...person, ...standing(traits), employeeTermsAccepted }
}

/** Facts of a profile, whichever page it was read for. */
export function withProfile(
  person: SignedIn,
  { consumerDetails: details, ...profile }: Profile,
  site: SizedSite,
): SignedIn {
  const types = details.identity.map(({ type }) => type)
  const traits = changed(person.traits, {
    loyalty: profile.isLoyaltyMember,
    // A service may leave an allowance out: that the person is one is the token's to take back.
    employee: details.employee !== null || person.traits.includes('employee'),
    athlete: details.athlete !== null || person.traits.includes('athlete'),
    prosumer: types.length > 0,
    WRANX: types.includes('WRANX'),
    IPA: types.includes('IPA'),
  })
  const foot = footOfProfile(profile.preferences.preferredShoeSize ?? '', details.gender, site)
  return { ...person, ...standing(traits), firstName: details.firstName, shoeSize: foot ? footText(foot) : undefined }
}

const changed = (traits: readonly string[], now: Readonly<Record<string, boolean>>): string[] => [
  ...traits.filter((trait) => now[trait] ?? true),
  ...Object.keys(now).filter((trait) => now[trait] && !traits.includes(trait)),
]

const standing = (traits: string[]): Pick<SignedIn, 'kind' | 'traits'> => ({
  kind: kinds.find((kind) => traits.includes(kind)) ?? 'registered',
  traits,
})

const readsProfile: ReadonlySet<string> = new Set(['consumer.get', 'consumer.update', 'consumer.create'])

/** `call`, and the newest profile that it was answered with. */
export function watchProfile(call: Call): { readonly call: Call; readonly profile: () => Profile | null } {
  let newest: Profile | null = null
  return {
    profile: () => newest,
    call: async (id, input, options) => {
      const result = await call(id, input, options)
      if (result.ok && readsProfile.has(id)) newest = ConsumerProfile.parse(result.value)
      return result
    },
  }
}
