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
