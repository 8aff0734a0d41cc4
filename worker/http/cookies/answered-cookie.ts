import type { Context } from 'hono'
import { z } from 'zod'
import { sha256Hex } from '../../../shared/bytes.ts'
import type { CookieScope } from './cookie-scope.ts'
import { sealedCookie } from './sealed-cookie.ts'

/** Differs after each answer that this browser has received to a form of the cart. */
const cookie = sealedCookie({ name: 'answered', schema: z.string().max(40) })

type Sender = CookieScope & {
  readonly visitorId: string
  readonly session: { readonly userId: string } | null
  readonly now: Date
}

/**
 * The key of a form that brings none, as its page may be kept for everybody: equal until the browser has an answer, so
 * that the same form, pressed again after a lost answer, is one change. Before the first answer the day stands for it:
 * the cookie lives that long, and a press on another day is another wish.
 */
export async function formKey(c: Context, sender: Sender, form: unknown): Promise<string> {
  const { visitorId, session, now } = sender
  const answered = (await cookie.read(c, sender)) ?? now.toISOString().slice(0, 'yyyy-mm-dd'.length)
  return sha256Hex(JSON.stringify([visitorId, session?.userId ?? null, answered, form]), 16)
}

/** The next press of the same form is a new change. */
export const noteAnswered = (c: Context, scope: CookieScope): Promise<void> => cookie.set(c, scope, crypto.randomUUID())
