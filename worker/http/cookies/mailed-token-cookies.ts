import { z } from 'zod'
import { sealedCookie } from './sealed-cookie.ts'

const schema = z.object({ token: z.string().min(1).max(200) })

/**
 * The token of a mailed link, moved here so that it doesn't stay in the address bar: of one that confirms an address,
 * one that changes it, and one that undoes a change.
 */
export const emailProofCookie = sealedCookie({ name: 'emailProof', schema })
export const newEmailCookie = sealedCookie({ name: 'newEmail', schema })
export const undoCookie = sealedCookie({ name: 'undo', schema })
