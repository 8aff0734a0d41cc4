/** Spec 1 §9 "Consent categories". */
export const consentCategories = ['required', 'performance', 'functional', 'targeting'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/**
 * The cookie with the visitor's consent categories, separated by dots. Neither signed nor secret: forging it gains
 * nothing.
 */
export const consentCookie = 'kerb-consent'

/** The categories a visitor has consented to; without the cookie only `required`. */
export function readConsent(cookies: string): ReadonlySet<ConsentCategory> {
  const given = new RegExp(`(?:^|; )${consentCookie}=([^;]*)`).exec(cookies)?.[1]?.split('.') ?? []
  return new Set(consentCategories.filter((category) => category === 'required' || given.includes(category)))
}
