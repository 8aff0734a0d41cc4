import { readConsent } from '../../shared/consent.ts'

/** Embedded players set cookies and track viewers, so they need consent to functional cookies. */
export const allowsEmbeds = (): boolean => readConsent(document.cookie).has('functional')
