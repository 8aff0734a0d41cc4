import { z } from 'zod'
import { sealedCookie } from './sealed-cookie.ts'

/**
 * The token of a mailed link, moved here so that it doesn't stay in the address. The token lives as long as the link.
 */
export const passwordResetCookie = sealedCookie({
  name: 'passwordReset',
  schema: z.object({ token: z.string().min(1).max(200) }),
})
