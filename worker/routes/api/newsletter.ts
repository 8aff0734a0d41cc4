import { Hono } from 'hono'
import { z } from 'zod'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { newsletterCookie, newsletterFaults } from '../../http/cookies/newsletter-cookie.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import { readAnyonesForm, readForm, refusalStatus } from '../../http/forms/forms.ts'
import { ReturnTo } from '../../http/forms/return-to.ts'
import { asWhoeverItIs } from '../account/as-person.ts'
import { errorPage } from '../errors/error-page.tsx'
import { type Confirmation, confirmationPage } from '../newsletter/confirmation-route.tsx'
import { formAnswer } from '../page-answer/form-answer.ts'

const NewsletterForm = z.object({ form: z.string().min(1).max(120), returnTo: ReturnTo })

const noStore = { 'cache-control': 'private, no-store' }

const answerConfirmation = formAnswer('newsletter-confirmation', (c, confirmation: Confirmation) =>
  confirmationPage(c.get('context'), confirmation),
)

/** `/newsletter`: a dialog's form (spec 1 §5, §8). The form returns to its dialog, which shows the result. */
export const newsletterApi = new Hono<AppEnv>()
  .post('/newsletter', async (c) => {
    const context = c.get('context')
    const { locale, site } = context
    const read = await readForm(c, context)
    if (!read.ok) return errorPage(c, refusalStatus(read.failure))
    const named = NewsletterForm.safeParse(read.value)
    if (!named.success) return errorPage(c, 400)
    const { form, returnTo = href.home(locale) } = named.data
    const typed = {
      email: (read.value[`${form}.email`] ?? '').trim().slice(0, 254),
      policy: (read.value[`${form}.policy`] ?? '') !== '',
    }
    const wording = context.t('blocks.policy', { link: context.t('blocks.policyLink') })
    let refused: { readonly code: string; readonly retryAfter?: number } | null = null
    if (Object.keys(newsletterFaults(typed)).length === 0) {
      const answer = await c
        .get('services')
        .people.subscribe(context, { email: typed.email, country: site.country, wording })
      if (answer.ok) await setSession(c, context, answer.value)
      else refused = answer.failure
    }
    await newsletterCookie.set(c, context, {
      form,
      ...typed,
      code: refused?.code ?? null,
      ...(refused?.retryAfter !== undefined && { seconds: refused.retryAfter }),
    })
    return c.body(null, 303, { location: returnTo, ...noStore })
  })
  .post('/newsletter/confirm', async (c) => {
    const context = c.get('context')
    const read = await readAnyonesForm(c, context)
    if (!read.ok) return errorPage(c, refusalStatus(read.failure))
    const token = (read.value['token'] ?? '').slice(0, 1000)
    const answer = await asWhoeverItIs(c, (call) => call('consumer.confirmSubscription', { body: { token } }))
    if (answer.ok) return c.body(null, 303, { location: `/${context.locale}/newsletter/confirm?done=yes`, ...noStore })
    return answerConfirmation(c, { step: answer.failure.code === 'AUT402' ? 'expired' : 'failed' })
  })
