import type { Context } from 'hono'
import type { z } from 'zod'
import type { AppEnv } from '../../app-env.ts'
import { CartCount, QuickBasket, type Session, StoredSession } from '../../services/session.ts'
import type { CookieScope } from './cookie-scope.ts'
import { forgetFoot } from './foot-cookie.ts'
import { forgetPurchase, forgetShownOrder } from './purchase-cookies.ts'
import { sealedCookie } from './sealed-cookie.ts'
import { beginsTurn, beginTurn } from './turn.ts'
import { visitorCookie } from './visitor-cookies.ts'

const stored = sealedCookie({ name: 'session', schema: StoredSession, personal: true })
const quick = sealedCookie({ name: 'quick', schema: QuickBasket, personal: true })
const cartCount = sealedCookie({ name: 'cartCount', schema: CartCount, personal: true })

export async function readSession(c: Context, scope: CookieScope): Promise<Session | null> {
  const [ownCart, quickCart, count] = await Promise.all([
    stored.read(c, scope),
    quick.read(c, scope),
    cartCount.read(c, scope),
  ])
  return ownCart && { ...ownCart, cartCount: count ?? 0, ...(quickCart && { quick: quickCart }) }
}

/**
 * Null deletes the session. When it is handed over, in whatever way, the browser forgets the purchase; when a guest
 * signs in, it forgets the last order, which the account lists if it is theirs. A part that
 * hasn't changed is not sent again: several requests run in parallel, and a late response must not undo an earlier
 * one's change.
 */
export async function setSession(c: Context<AppEnv>, scope: CookieScope, session: Session | null): Promise<void> {
  const known = c.get('sentSession') === undefined ? c.get('context').session : c.get('sentSession')
  c.set('sentSession', session)
  if (isHandedOver(known, session)) await handOver(c, scope)
  else if (isEntered(known, session)) await forgetShownOrder(c, scope)
  const before = beginsTurn(c) ? null : known
  // A browser that somebody has signed in at is known again; any other only until it is closed.
  if (session?.person && !known?.person) await visitorCookie.set(c, scope, c.get('context').visitorId)
  if (session === null) for (const cookie of [stored, quick, cartCount]) cookie.clear(c, scope)
  else {
    if (isOther(StoredSession, before, session)) await stored.set(c, scope, session)
    if (before?.cartCount !== session.cartCount) await cartCount.set(c, scope, session.cartCount)
    if (!session.quick) known?.quick && quick.clear(c, scope)
    else if (isOther(QuickBasket, before?.quick, session.quick)) await quick.set(c, scope, session.quick)
  }
}

/** Whoever uses the browser next gets nothing of who used it before, even from an answer that is still on its way. */
export async function handOver(c: Context<AppEnv>, scope: CookieScope): Promise<void> {
  beginTurn(c, scope)
  forgetPurchase(c, scope)
  forgetFoot(c, scope)
  const { visitorId, config } = c.get('context')
  if (config.TAG_MANAGER_URL !== '') await c.get('services').events.clearLayer(visitorId)
}

/** A person leaves the browser, an associate begins to sell at it, or somebody signs in where a sale has ended. */
const isHandedOver = (before: Session | null | undefined, session: Session | null): boolean =>
  before?.userId !== session?.userId &&
  Boolean(before?.person ?? session?.person?.associate ?? (before?.endedSale && session?.person))

/** A guest signs in, and goes on with what they have entered. */
const isEntered = (before: Session | null | undefined, session: Session | null): boolean =>
  before?.userId !== session?.userId && Boolean(session?.person)

/** Split into the parts that the schema names, in its order. */
const isOther = (schema: z.ZodType, before: unknown, now: unknown): boolean =>
  JSON.stringify(schema.safeParse(before).data) !== JSON.stringify(schema.parse(now))
