import { type OptionalCategory, readConsentChoice, stands } from '../../shared/consent.ts'
import { takesCookies } from './takes-cookies.ts'

declare global {
  interface Navigator {
    /** Global Privacy Control. Browsers that don't know it don't have it. */
    readonly globalPrivacyControl?: boolean
  }
}

/** Dispatched on the document once a choice was made on this page. */
export const consentEvent = 'kerb:consent'

/**
 * Nothing optional where the browser asks for privacy, or refuses cookies, so that a "no" could not be kept. A choice
 * in another tab counts too; without any, the page says what the law of the visitor's country allows.
 */
export function isAllowed(category: OptionalCategory): boolean {
  if (navigator.globalPrivacyControl === true) return false
  const choice = readConsentChoice(document.cookie)
  if (choice && stands(choice, Date.now() / 1000)) return choice.categories.includes(category)
  const allowed = document.body.dataset['allows']?.split('.') ?? []
  return allowed.includes(category) && takesCookies()
}

/** Players and photos of other sites set cookies and track viewers. */
export const allowsEmbeds = (): boolean => isAllowed('functional')

/**
 * Calls where the choice may be another one: made in another tab, or before this page was come back to. Where other
 * sites' scripts run, before their own listeners of `document`.
 */
export function watchOtherPages(look: () => void): void {
  addEventListener('pageshow', look)
  addEventListener('visibilitychange', look, true)
  if ('cookieStore' in window) cookieStore.addEventListener('change', look)
}

/**
 * Calls with each choice that is made on this page, and with a change that was made elsewhere: in another tab, or on a
 * page that the visitor comes back from.
 */
export function watchEmbeds(onChoice: (areAllowed: boolean) => void): void {
  let areAllowed = allowsEmbeds()
  const tell = () => {
    areAllowed = allowsEmbeds()
    onChoice(areAllowed)
  }
  const tellChange = () => areAllowed !== allowsEmbeds() && tell()
  document.addEventListener(consentEvent, tell)
  watchOtherPages(tellChange)
}
