import type { Context } from 'hono'
import { z } from 'zod'
import { sha256Hex } from '../../../shared/bytes.ts'
import type { CookieScope } from './cookie-scope.ts'
import { sealedCookie } from './sealed-cookie.ts'

/** A change of the cart whose answer was lost, by the digest of its form, and the key that it was sent with. */
const Unanswered = z.object({ digest: z.string().max(64), key: z.string().max(80) })

/** Long enough to read the page and to press again. */
const cookie = sealedCookie({ name: 'unanswered', schema: Unanswered })

const digestOf = (form: unknown): Promise<string> => sha256Hex(JSON.stringify(form), 16)

/** The key of the same form if its answer was lost: sent again with it, the change is made once. Null for any other. */
export async function unansweredKey(c: Context, scope: CookieScope, form: unknown): Promise<string | null> {
  const unanswered = await cookie.read(c, scope)
  return unanswered && unanswered.digest === (await digestOf(form)) ? unanswered.key : null
}

/** Keeps the key of a form whose answer was lost, and forgets it once there is one. */
export async function noteAnswer(
  c: Context,
  scope: CookieScope,
  { form, key, isLost }: { readonly form: unknown; readonly key: string; readonly isLost: boolean },
): Promise<void> {
  if (isLost) await cookie.set(c, scope, { digest: await digestOf(form), key })
  else if (cookie.isSent(c, scope)) cookie.clear(c, scope)
}
