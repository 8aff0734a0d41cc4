import { isAllowed } from './consent.ts'
import { storageKeys, store } from './storage.ts'

const keysOf = {
  targeting: ['exposures'],
  functional: ['searches'],
  performance: ['shopEvents', 'seen', 'layer'],
} as const

/** Consent that was taken back takes along what it allowed in this browser's storage. */
export function forgetDisallowed(): void {
  for (const category of ['targeting', 'functional', 'performance'] as const)
    if (!isAllowed(category)) for (const key of keysOf[category]) store('localStorage', storageKeys[key], null)
}
