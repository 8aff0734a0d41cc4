import { Hono } from 'hono'
import { z } from 'zod'
import { errorEntry } from '../../../shared/errors/catalogue.ts'
import { longDate } from '../../../shared/i18n/long-date.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { validate } from '../../../shared/validation/rule.ts'
import { required } from '../../../shared/validation/text.ts'
import type { AppEnv } from '../../app-env.ts'
import { setVisitorCookie } from '../../http/cookies/page-headers.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import { readForm, refusalStatus } from '../../http/forms/forms.ts'
import { errorPage } from '../errors/error-page.tsx'
import { failureStatus, failureWords } from '../failure-words.ts'
import { balancePage } from '../gift-card/gift-card-route.tsx'
import { respond } from '../page-answer/respond.ts'
import type { C } from './checkout-answers.ts'

const Typed = z.object({ code: z.string().trim().max(40).catch(''), pin: z.string().trim().max(12).catch('') })
const rules = { code: [required], pin: [required] }

/** The gift-card page with a card's balance, or with the errors. Nothing of it is stored. */
export const giftCardApi = new Hono<AppEnv>().post('/gift-card/balance', async (c) => {
  const context = c.get('context')
  const { locale, site, t } = context
  const form = await readForm(c, context)
  if (!form.ok) return errorPage(c, refusalStatus(form.failure))
  await setVisitorCookie(c, context)
  const { code, pin } = Typed.parse(form.value)
  const texts = faultTexts(validate(rules, { code, pin }), locale)
  if (Object.keys(texts).length > 0) return show(c, { code, answer: { texts }, balance: null }, 422)
  const found = await context.call('cart.giftCardBalance', { body: { code, pin, ...captchaOf(form.value) } })
  if (!found.ok) {
    const text = failureWords(found.failure, locale)
    const isAtField = errorEntry(found.failure.code).place === 'input' && found.failure.status < 500
    const answer = isAtField ? { texts: { code: text } } : { texts: {}, fault: text }
    return show(c, { code, answer, balance: null }, failureStatus(found.failure, 422))
  }
  const { balance, currency, expiresAt } = found.value
  const label = t('giftCard.name', { last: code.slice(-4) })
  const until = expiresAt === null ? null : longDate(locale, expiresAt)
  const buysHere = balance > 0 && currency === site.currency
  const shown = { label, money: formatMoney(balance, currency, locale), until, buysHere }
  return show(c, { code: '', answer: { texts: {} }, balance: shown }, 200)
})

async function show(c: C, asked: Parameters<typeof balancePage>[1], status: 200 | 422 | 503): Promise<Response> {
  const page = await balancePage(c, asked, status)
  return page ? respond(c, page) : errorPage(c, 503)
}
