import type { CallFailure } from './result.ts'

/** A captcha's proof is missing or wrong, or would open a limit that is near or reached. */
export function asksForProof({ code, details }: Pick<CallFailure, 'code' | 'details'>): boolean {
  const info = details['additionalInfo']
  return code === 'AUT403' || (typeof info === 'object' && info !== null && Reflect.get(info, 'captcha') === true)
}
