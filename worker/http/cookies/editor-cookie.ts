import type { Context } from 'hono'
import { z } from 'zod'
import { editorLifetime } from '../../../shared/browser-register.ts'
import type { CookieScope } from './cookie-scope.ts'
import { sealedCookie } from './sealed-cookie.ts'

/** Marks an editor's browser: in production only editors may force what a page decides (spec 2 §2.2). */
const editorCookie = sealedCookie({
  name: 'editor',
  schema: z.object({ expiresAt: z.number() }),
})

/** For the editor's own preview only; a visitor who opened a link is not an editor. */
export const setEditorFlag = (c: Context, context: CookieScope & { readonly now: Date }): Promise<void> =>
  editorCookie.set(c, context, { expiresAt: context.now.getTime() + editorLifetime * 1000 })

export async function hasEditorFlag(c: Context, scope: CookieScope, now: Date): Promise<boolean> {
  const flag = await editorCookie.read(c, scope)
  return flag !== null && flag.expiresAt > now.getTime()
}
