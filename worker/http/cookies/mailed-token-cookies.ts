import { z } from 'zod'
import { sealedCookie } from './sealed-cookie.ts'

const schema = z.object({ token: z.string().min(1).max(200) })
/** For as long as somebody takes to sign in, or to make up their mind. */
const lifetimeSeconds = 60 * 60

/**
 * The token of a mailed link, moved here so that it doesn't stay in the address bar: of one that confirms an address,
 * one that changes it, and one that undoes a change.
 */
export const emailProofCookie = sealedCookie({ name: 'emailProof', schema, lifetimeSeconds })
export const newEmailCookie = sealedCookie({ name: 'newEmail', schema, lifetimeSeconds })
export const undoCookie = sealedCookie({ name: 'undo', schema, lifetimeSeconds })
