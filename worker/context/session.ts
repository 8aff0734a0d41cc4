import { z } from 'zod'

/**
 * What the edge knows of a shopper without asking anybody: kept in one signed, HttpOnly cookie. Tokens are the shopper's own; they never reach script.
 */
export const Session = z.object({
  v: z.literal(1),
  userId: z.string(),
  accessToken: z.string(),
  /** Epoch milliseconds. */
  accessExpiresAt: z.number(),
  refreshToken: z.string(),
  basketId: z.string().nullable(),
  /** Units in the bag as last answered by the cart service. */
  bagCount: z.int().min(0),
})
export type Session = z.infer<typeof Session>

export const sessionLifetimeSeconds = 30 * 86_400

/** Browsers refuse `__Host-` without TLS, which a local shop doesn't have. */
export const cookieNames = (secure: boolean) => {
  const prefix = secure ? '__Host-' : ''
  return { session: `${prefix}kerb-session`, visitor: `${prefix}kerb-visitor`, locale: `${prefix}kerb-locale` }
}
