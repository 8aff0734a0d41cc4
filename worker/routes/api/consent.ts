import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { z } from 'zod'
import {
  type ConsentChoice,
  consentCookie,
  consentLifetime,
  consentValue,
  consentVersion,
  type OptionalCategory,
  optionalCategories,
} from '../../../shared/consent.ts'
import { ConsumerProfile } from '../../../shared/contracts/consumer.ts'
import { matchRoute, withoutLocale } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { forgetExperiments, joinExperiments } from '../../http/cookies/experiment-cookie.ts'
import { forgetFoot } from '../../http/cookies/foot-cookie.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import { withOutcome } from '../../http/forms/form-outcome.ts'
import { pageAddress } from '../../http/forms/form-target.ts'
import { type FormFields, type FormRefusal, readAnyonesForm, refusalStatus } from '../../http/forms/forms.ts'
import { errorPage } from '../errors/error-page.tsx'
import { formRefusal } from '../form-refusal.ts'
import { noStore, seeOther, wantsJson } from './checkout-answers.ts'

const Choice = z.enum(['all', 'none', 'some'])

const categoriesOf = (choice: z.infer<typeof Choice>, fields: FormFields): readonly OptionalCategory[] => {
  if (choice === 'some') return optionalCategories.filter((category) => fields[`category.${category}`] !== undefined)
  return choice === 'all' ? optionalCategories : []
}

/** Consent that was taken back takes along what it allowed, at the account too. */
async function forgetVisitor(c: Context<AppEnv>): Promise<void> {
  const context = c.get('context')
  forgetExperiments(c, context)
  if (!context.session?.person) return
  const { session } = await c
    .get('services')
    .people.asPerson(context, (call) => call('consumer.update', { body: { experiments: null } }))
  if (session) await setSession(c, context, session)
}

/** Whoever allows targeting while they are signed in is the visitor that their account knows, from the next page on. */
async function joinVisitor(c: Context<AppEnv>): Promise<void> {
  const context = c.get('context')
  if (context.consent.hasPrivacyControl || context.experimentVisitor || !context.session?.person) return
  const { session, result } = await c.get('services').people.asPerson(context, (call) => call('consumer.get', {}))
  if (!session) return
  await setSession(c, context, session)
  await joinExperiments(c, session, result.ok ? ConsumerProfile.parse(result.value).experiments : undefined)
}

/** Nothing was chosen. `failure` is null for fields that no form of ours sends. Script shows why in the prompt. */
function refused(c: Context<AppEnv>, failure: FormRefusal | null): Response | Promise<Response> {
  const status = failure === null ? 400 : refusalStatus(failure)
  if (!wantsJson(c)) return errorPage(c, status)
  return c.json(formRefusal(c.get('context'), failure, pageAddress(c.req.raw)), status, noStore)
}

/** Keeps a visitor's choice with its version, time and words (docs/decisions/0034-consent.md). */
export const consentApi = new Hono<AppEnv>().post('/consent', async (c) => {
  const context = c.get('context')
  const form = await readAnyonesForm(c, context)
  if (!form.ok) return refused(c, form.failure)
  const parsed = Choice.safeParse(form.value['choice'])
  if (!parsed.success) return refused(c, null)
  const { locale, now, url, consent } = context
  const choice: ConsentChoice = {
    categories: categoriesOf(parsed.data, form.value),
    version: consentVersion,
    at: Math.floor(now.getTime() / 1000),
    locale,
  }
  // The page's script reads it too, so it isn't HttpOnly.
  setCookie(c, consentCookie, consentValue(choice), {
    path: '/',
    sameSite: 'Lax',
    secure: url.protocol === 'https:',
    maxAge: consentLifetime,
  })
  c.get('edges').log('info', 'consent.chosen', {
    ...choice,
    categories: choice.categories.join(' '),
    regime: consent.regime,
  })
  if (!choice.categories.includes('functional')) forgetFoot(c, context)
  if (choice.categories.includes('targeting')) await joinVisitor(c)
  else await forgetVisitor(c)
  if (!choice.categories.includes('performance')) context.background(c.get('services').events.forget(context.visitorId))
  if (wantsJson(c)) return c.json({ categories: choice.categories }, 200, noStore)
  const page = new URL(pageAddress(c.req.raw))
  const isSettings = matchRoute(withoutLocale(page.pathname))?.key === 'cookieSettings'
  return seeOther(c, withOutcome(page.pathname + page.search, isSettings ? 'saved' : null))
})
