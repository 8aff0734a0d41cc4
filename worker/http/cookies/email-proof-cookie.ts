import { z } from 'zod'
import { sealedCookie } from './sealed-cookie.ts'

/**
 * The token of a mailed link that confirms an address, moved here so that it doesn't stay in the address bar. It lives
 * for as long as somebody takes to sign in.
 */
export const emailProofCookie = sealedCookie({
  name: 'emailProof',
  schema: z.object({ token: z.string().min(1).max(200) }),
  lifetimeSeconds: 60 * 60,
})
