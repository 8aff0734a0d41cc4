/** Spec 1 §9 "Consent categories". */
export const consentCategories = ['required', 'performance', 'functional', 'targeting'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/**
 * The cookie with the visitor's consent categories, separated by dots. Neither signed nor secret: forging it gains
 * nothing.
 */
export const consentCookie = 'kerb-consent'

const consentIn = new RegExp(`(?:^|; )${consentCookie}=([^;]*)`)

/** The request header of Global Privacy Control. `1` is its only value; any other is no signal. */
export const privacyControlHeader = 'sec-gpc'
export const isPrivacyControl = (header: string | undefined): boolean => header === '1'

/**
 * The categories a visitor has consented to; without the cookie only `required`. Global Privacy Control overrules the
 * cookie: docs/decisions/0017-experiments.md says why it denies every other category.
 */
export function readConsent(cookies: string, hasPrivacyControl: boolean): ReadonlySet<ConsentCategory> {
  const stored = consentIn.exec(cookies)?.[1]?.split('.') ?? []
  const given = hasPrivacyControl ? [] : stored
  return new Set(consentCategories.filter((category) => category === 'required' || given.includes(category)))
}
