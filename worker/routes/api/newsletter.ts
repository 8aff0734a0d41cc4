import { Hono } from 'hono'
import { z } from 'zod'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { readForm, refusalStatus } from '../../http/forms.ts'
import { newsletterFaults, setNewsletterCookie } from '../../http/newsletter-cookie.ts'
import { setSessionCookie } from '../../http/page-headers.ts'
import { ReturnTo } from '../../http/return-to.ts'
import { errorPage } from '../errors/error-page.tsx'

const NewsletterForm = z.object({ form: z.string().min(1).max(120), returnTo: ReturnTo })

/** A dialog's newsletter form (spec 1 §5, §8). It goes back to its dialog, which says what came of it. */
export const newsletterApi = new Hono<AppEnv>().post('/newsletter', async (c) => {
  const context = c.get('context')
  const { locale, site, config, url } = context
  const read = await readForm(c, context)
  if (!read.ok) return errorPage(c, refusalStatus(read.refusal) === 403 ? 403 : 400, read.refusal)
  const named = NewsletterForm.safeParse(read.fields)
  if (!named.success) return errorPage(c, 400, 'newsletter')
  const { form, returnTo = href.home(locale) } = named.data
  const typed = {
    email: (read.fields[`${form}.email`] ?? '').trim().slice(0, 254),
    policy: (read.fields[`${form}.policy`] ?? '') !== '',
  }
  let code: string | null = null
  if (Object.keys(newsletterFaults(typed)).length === 0) {
    const answer = await c.get('services').people.subscribe(context, { email: typed.email, country: site.country })
    if (answer.ok) await setSessionCookie(c, context, answer.value)
    else code = answer.failure.code
  }
  await setNewsletterCookie(c, config, url.protocol === 'https:', { form, ...typed, code })
  return c.body(null, 303, { location: returnTo, 'cache-control': 'private, no-store' })
})
