import { Hono } from 'hono'
import { z } from 'zod'
import type { Balance } from '../../../client/pages/gift-card/balance-form.tsx'
import { errorEntry } from '../../../shared/errors/catalogue.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { OperationOf } from '../../../shared/operations/index.ts'
import type { OperationResponse } from '../../../shared/operations/operation.ts'
import { dateText } from '../../../shared/time/clock.ts'
import { typedCode } from '../../../shared/typed.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { validate } from '../../../shared/validation/rule.ts'
import { maxLength, required } from '../../../shared/validation/text.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { setVisitorCookie } from '../../http/cookies/page-headers.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import { readForm, refusalStatus } from '../../http/forms/forms.ts'
import { noForm } from '../../services/captcha-proof.ts'
import { errorPage } from '../errors/error-page.tsx'
import { failureStatus, failureWords } from '../failure-words.ts'
import { type BalanceAsked, balancePage } from '../gift-card/gift-card-route.tsx'
import { formAnswer } from '../page-answer/form-answer.ts'

const typed = z.string().trim().max(300).catch('')
const Card = z.object({ code: typed, pin: typed })
type Card = z.infer<typeof Card>
const rules = { code: [required, maxLength(40)], pin: [required, maxLength(12)] }

type Said = Pick<BalanceAsked, 'code' | 'answer'> & {
  readonly status: 200 | 422 | 503
  /** A card that was found, and what it held. */
  readonly found?: { readonly card: Card; readonly held: Held }
}

/** A card's balance is what it is by now. Where it can't be asked for so soon again, it is what it was. */
const answerBalance = formAnswer('balance', async (c, { found, status, ...asked }: Said) => {
  const context = c.get('context')
  if (!found) return balancePage(c, { ...asked, balance: null }, status)
  const { card, held } = found
  const again = { body: { ...card, ...noForm } }
  const now = c.req.method === 'POST' ? null : await context.call('cart.giftCardBalance', again)
  return balancePage(c, { ...asked, balance: balanceOf(context, card, now?.ok ? now.value : held) }, status)
})

type Held = OperationResponse<OperationOf<'cart.giftCardBalance'>>

function balanceOf(
  { t, locale, site }: RequestContext,
  { code }: Card,
  { balance, currency, expiresAt, last = typedCode(code).slice(-4) }: Held,
): Balance {
  return {
    label: t('giftCard.name', { last }),
    money: formatMoney(balance, currency, locale),
    until: expiresAt === null ? null : dateText(site, expiresAt),
    buysHere: balance > 0 && currency === site.currency,
  }
}

/** The gift-card page with a card's balance, or with the errors. */
export const giftCardApi = new Hono<AppEnv>().post('/gift-card/balance', async (c) => {
  const context = c.get('context')
  const { locale } = context
  const form = await readForm(c, context)
  if (!form.ok) return errorPage(c, refusalStatus(form.failure))
  await setVisitorCookie(c, context)
  const card = Card.parse(form.value)
  const { code } = card
  const texts = faultTexts(validate(rules, card), locale)
  if (Object.keys(texts).length > 0) return answerBalance(c, { code, answer: { texts }, status: 422 })
  const found = await context.call('cart.giftCardBalance', { body: { ...card, ...captchaOf(form.value) } })
  if (!found.ok) {
    const text = failureWords(found.failure, locale)
    const isAtField = errorEntry(found.failure.code).place === 'input' && found.failure.status < 500
    const answer = isAtField ? { texts: { code: text } } : { texts: {}, fault: text }
    return answerBalance(c, { code, answer, status: failureStatus(found.failure, 422) })
  }
  return answerBalance(c, { code: '', answer: { texts: {} }, status: 200, found: { card, held: found.value } })
})
