import { z } from 'zod'
import { Associate } from '../../shared/operations/auth.ts'
import { losses } from './refill.ts'

/**
 * Facts that pages may know about the signed-in person without a call. Never a proof: services check the token on every
 * call.
 */
const SignedIn = z.object({
  firstName: z.string().nullable(),
  /** The person's main kind; `traits` has all of them. */
  kind: z.enum(['guest', 'registered', 'loyalty', 'employee', 'athlete', 'prosumer']),
  traits: z.array(z.string().max(20)).max(10),
  /** False for an employee who hasn't accepted the discount's terms yet (spec 1 §4 "Login"). */
  employeeTermsAccepted: z.boolean(),
  /** Spec 1 §3 "Buy-in-store session". */
  associate: Associate.nullable(),
  /** The foot (shared/sizing/foot.ts) that product pages are shown for (spec 1 §3 `preferredShoeSize`). */
  shoeSize: z.string().max(20).optional(),
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
  /** The cart of a session that has ended, until another is rebuilt from it. */
  endedBasketId: z.string().optional(),
  /** The associate's sale that this session of a guest is in the place of; null for one without a cart. */
  endedSale: z.object({ basketId: z.string().nullable() }).optional(),
  /** Null for a guest. */
  person: SignedIn.nullable(),
})

/** From before people could sign in: such cookies still exist. */
const first = current
  .omit({ person: true })
  .extend({ v: z.literal(1) })
  .transform((session) => ({ ...session, v: 2 as const, person: null }))

/** The caller's tokens and cart. */
export const StoredSession = z.union([current, first])

/** Units in the cart as last answered by the cart service. */
export const CartCount = z.int().min(0)

/**
 * A second cart with a single item, bought separately with a wallet. Only checkout uses it; pages show the shopper's
 * own cart. `line` recreates it if the shopper signs in meanwhile.
 */
export const QuickBasket = z.object({
  basketId: z.string(),
  line: z.object({ productId: z.string(), upc: z.string(), qty: z.int().min(1), recipeId: z.string().nullable() }),
  /** Parts that only its shopper could add again, as last read. */
  held: z.array(z.enum(losses)).optional(),
})

/**
 * The shopper's data at the edge, in signed HttpOnly cookies (worker/http/cookies/session-cookies.ts). The tokens are
 * the shopper's own and never reach script.
 */
export type Session = z.infer<typeof StoredSession> & {
  readonly cartCount: z.infer<typeof CartCount>
  readonly quick?: z.infer<typeof QuickBasket> | undefined
}

/** A session's cart: the one that every page shows, or the quick cart. */
export type WhichCart = 'own' | 'quick'

/** For somebody who has just become a loyalty member. */
export function asMember(session: Session): Session {
  const { person } = session
  if (!person || person.traits.includes('loyalty')) return session
  const kind = person.kind === 'registered' ? 'loyalty' : person.kind
  return { ...session, person: { ...person, kind, traits: [...person.traits, 'loyalty'] } }
}

/**
 * The part of an ended session that a guest's in its place keeps: this was an associate's sale, so that nobody takes
 * its lines for the whole of it, and the associate can go on with it.
 */
export function endedSaleOf(ended: Session | null): Pick<Session, 'endedSale'> {
  const endedSale = ended?.person?.associate ? { basketId: ended.basketId } : ended?.endedSale
  return endedSale ? { endedSale } : {}
}

/** A guest's session in the place of one that has ended: both of its carts are left to be rebuilt. */
export function asGuest(ended: Session, guest: Session): Session {
  const basketId = ended.basketId ?? ended.endedBasketId
  const { quick } = ended
  return { ...guest, ...(basketId && { endedBasketId: basketId }), ...(quick && { quick }), ...endedSaleOf(ended) }
}
