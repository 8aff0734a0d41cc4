import { consentCookie, consentValue, consentVersion, type OptionalCategory } from './consent.ts'

/** The value of a consent cookie with these categories. */
export const consentTo = (...categories: readonly OptionalCategory[]): string =>
  consentValue({ categories, version: consentVersion, at: Math.floor(Date.now() / 1000) - 86_400, locale: 'en-us' })

/** As a cookie header has it. */
export const consentHeader = (...categories: readonly OptionalCategory[]): string =>
  `${consentCookie}=${consentTo(...categories)}`
