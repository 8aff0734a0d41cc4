import { readConsent } from '../../shared/consent.ts'

declare global {
  interface Navigator {
    /** Global Privacy Control. Browsers that don't know it don't have it. */
    readonly globalPrivacyControl?: boolean
  }
}

/**
 * Embedded players set cookies and track viewers, so they need consent to functional cookies, and none of them is
 * loaded unasked where the browser asks for privacy.
 */
export const allowsEmbeds = (): boolean =>
  readConsent(document.cookie, navigator.globalPrivacyControl === true).has('functional')
