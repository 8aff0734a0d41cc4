import { z } from 'zod'

/** What pages may know of who is signed in without asking anybody. Never a proof: every call is checked by the token. */
const SignedIn = z.object({
  firstName: z.string().nullable(),
  /** What the person is first; `traits` are all of it. */
  kind: z.enum(['guest', 'registered', 'loyalty', 'employee', 'athlete', 'prosumer']),
  traits: z.array(z.string().max(20)).max(10),
  /** False for an employee who has the discount's terms still to accept (spec 1 §4 "Login"). */
  employeeTermsAccepted: z.boolean(),
  /** Spec 1 §3 "Buy-in-store session". */
  associate: z
    .object({
      storeId: z.string(),
      storeName: z.string(),
      storeEmployeeId: z.string(),
      storeEmployeeName: z.string(),
    })
    .nullable(),
})
export type SignedIn = z.infer<typeof SignedIn>

const current = z.object({
  v: z.literal(2),
  userId: z.string(),
  accessToken: z.string(),
  /** Epoch milliseconds. */
  accessExpiresAt: z.number(),
  refreshToken: z.string(),
  basketId: z.string().nullable(),
  /** Units in the bag as last answered by the cart service. */
  bagCount: z.int().min(0),
  /** The shopper's own bag, while one thing of it all is bought by itself with a wallet; theirs again afterwards. */
  setAside: z.object({ basketId: z.string(), bagCount: z.int().min(0) }).optional(),
  /** Null for a guest. */
  person: SignedIn.nullable(),
})

/** Before people could sign in. Cookies of then are still out there. */
const first = current
  .omit({ person: true })
  .extend({ v: z.literal(1) })
  .transform((session) => ({ ...session, v: 2 as const, person: null }))

/**
 * What the edge knows of a shopper without asking anybody: kept in one signed, HttpOnly cookie. Tokens are the shopper's own; they never reach script.
 */
export const Session = z.union([current, first])
export type Session = z.infer<typeof Session>

export const sessionLifetimeSeconds = 30 * 86_400
