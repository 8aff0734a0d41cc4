import { Hono } from 'hono'
import { z } from 'zod'
import { footText, footWidths, readFoot } from '../../../shared/sizing/foot.ts'
import type { AppEnv } from '../../app-env.ts'
import { footCookie, forgetFoot } from '../../http/cookies/foot-cookie.ts'
import { withOutcome } from '../../http/forms/form-outcome.ts'
import { pageAddress } from '../../http/forms/form-target.ts'
import { readForm, refusalStatus } from '../../http/forms/forms.ts'
import { asPerson } from '../account/as-person.ts'
import { errorPage } from '../errors/error-page.tsx'
import { refused } from './account-answers.ts'
import { badRequest, type C, seeOther } from './checkout-answers.ts'

const FootForm = z.object({ foot: z.string().max(20), width: z.enum(footWidths).catch('standard') })

/** Remembers the foot of the size finder, and forgets it where none was chosen. */
export const footApi = new Hono<AppEnv>().post('/foot', async (c) => {
  const form = await readForm(c, c.get('context'))
  if (!form.ok) return errorPage(c, refusalStatus(form.failure))
  const parsed = FootForm.safeParse(form.value)
  if (!parsed.success) return badRequest(c)
  const { foot: text, width } = parsed.data
  const foot = readFoot(text)
  if (!foot && text !== '') return badRequest(c)
  const kept = foot && footText({ ...foot, width })
  const { session } = c.get('context')
  return session?.person && !session.person.associate ? keepInProfile(c, kept) : keepInBrowser(c, kept)
})

async function keepInProfile(c: C, foot: string | null): Promise<Response> {
  const saved = await asPerson(c, (call) =>
    call('consumer.update', { body: { preferences: { preferredShoeSize: foot } } }),
  )
  if (!saved.ok) return refused(c, saved.failure)
  // A guest's foot of before would be shown for a person without one.
  forgetFoot(c, c.get('context'))
  return backWith(c, foot === null ? 'foot-forgotten' : 'foot-kept')
}

async function keepInBrowser(c: C, foot: string | null): Promise<Response> {
  const context = c.get('context')
  if (foot === null) {
    forgetFoot(c, context)
    return backWith(c, 'foot-forgotten')
  }
  if (!context.consent.allowed.has('functional')) return backWith(c, 'foot-not-kept')
  await footCookie.set(c, context, foot)
  return backWith(c, 'foot-kept')
}

function backWith(c: C, outcome: 'foot-kept' | 'foot-forgotten' | 'foot-not-kept'): Response {
  const page = new URL(pageAddress(c.req.raw))
  return seeOther(c, withOutcome(page.pathname + page.search, outcome))
}
