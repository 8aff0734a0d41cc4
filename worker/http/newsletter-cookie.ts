import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { NewsletterAnswer } from '../../client/blocks/block.ts'
import { flowRule } from '../../shared/errors/flows.ts'
import { message, text } from '../../shared/errors/message.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import { faultTexts } from '../../shared/validation/fault-texts.ts'
import { newsletterRules } from '../../shared/validation/forms.ts'
import { validate } from '../../shared/validation/rule.ts'
import type { Config } from '../env.ts'
import { cookieNames } from './cookie-names.ts'
import { seal, unseal } from './cookies.ts'

/**
 * A newsletter form that was sent: what the page it comes back to shows. The address typed is nobody else's business, so it travels in a
 * sealed cookie and not in the url. `code` is a service's refusal; null where there was none or the form itself was wrong.
 */
export const SentNewsletter = z.object({
  form: z.string().max(120),
  email: z.string().max(254),
  policy: z.boolean(),
  code: z.string().max(20).nullable(),
})
export type SentNewsletter = z.infer<typeof SentNewsletter>

/** Long enough to come back, short enough to be gone on the next visit. */
const lifetimeSeconds = 60

export async function readNewsletterCookie(
  c: Context,
  config: Config,
  secure: boolean,
): Promise<SentNewsletter | null> {
  const sealed = getCookie(c, cookieNames(secure).newsletter)
  return SentNewsletter.safeParse(await unseal(config.SESSION_SECRET, 'newsletter', sealed)).data ?? null
}

export async function setNewsletterCookie(
  c: Context,
  config: Config,
  secure: boolean,
  sent: SentNewsletter,
): Promise<void> {
  setCookie(c, cookieNames(secure).newsletter, await seal(config.SESSION_SECRET, 'newsletter', sent), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: lifetimeSeconds,
  })
}

export const newsletterFaults = ({ email, policy }: Pick<SentNewsletter, 'email' | 'policy'>) =>
  validate(newsletterRules, { email, policy: policy ? 'on' : '' })

/** Spec 1 §8: "Newsletter errors appear in an error alert; success shows newsletterSuccess." */
export function newsletterAnswer(sent: SentNewsletter, locale: Locale): NewsletterAnswer {
  const { form, email, policy, code } = sent
  const faults = faultTexts(newsletterFaults(sent), locale)
  const isRight = Object.keys(faults).length === 0
  return {
    form,
    email,
    policy,
    faults,
    failed: code === null ? null : refusalText(code, locale),
    done: isRight && code === null ? text('flow.newsletter.success', locale) : null,
  }
}

function refusalText(code: string, locale: Locale): string {
  const { say } = flowRule('newsletter', code)
  return say === 'entry' || say === 'server' || say === 'silent' ? message(code, locale) : text(say, locale)
}
