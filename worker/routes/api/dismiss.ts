import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { z } from 'zod'
import { dismissalName, dismissedLifetime } from '../../../shared/content/dismissed.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { withDismissed } from '../../context/dismissed.ts'
import { cookieNames } from '../../http/cookies/cookie-names.ts'
import { readAnyonesForm, refusalStatus } from '../../http/forms/forms.ts'
import { ReturnTo } from '../../http/forms/return-to.ts'
import { errorPage } from '../errors/error-page.tsx'

const DismissForm = z.object({ name: z.string().regex(dismissalName), returnTo: ReturnTo })

/**
 * Remembers dismissals (spec 2 §2.1 "closing is remembered under a stored flag"): the close button of a page without
 * script.
 */
export const dismissApi = new Hono<AppEnv>().post('/dismiss', async (c) => {
  const context = c.get('context')
  const form = await readAnyonesForm(c, context)
  if (!form.ok) return errorPage(c, refusalStatus(form.failure))
  const dismissal = DismissForm.safeParse(form.value)
  if (!dismissal.success) return errorPage(c, 400)
  const { name, returnTo = href.home(context.locale) } = dismissal.data
  const secure = context.url.protocol === 'https:'
  // Script sets this cookie too, so it isn't HttpOnly.
  setCookie(c, cookieNames(secure).dismissed, withDismissed(context.dismissed, name), {
    path: '/',
    sameSite: 'Lax',
    secure,
    maxAge: dismissedLifetime,
  })
  return c.body(null, 303, { location: returnTo, 'cache-control': 'private, no-store' })
})
