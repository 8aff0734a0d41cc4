import type { PrivacyRefusal } from '../../../client/pages/account/privacy-page.tsx'
import { href } from '../../../shared/routes.ts'
import { passwordText } from '../../../shared/validation/fault-texts.ts'
import { favoritesCookie } from '../../http/cookies/favorites-cookie.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import type { Page } from '../../render/page.ts'
import type { Call } from '../../services/call.ts'
import { type CallFailure, type Result, succeed } from '../../services/result.ts'
import { asPerson } from '../account/as-person.ts'
import { privacyPage } from '../account/privacy-route.tsx'
import { failureStatus, failureWords } from '../failure-words.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { done } from './account-answers.ts'
import { type C, type FormHandler, noStore } from './checkout-answers.ts'
import { copyText, type Piece, streamOf } from './personal-copy.ts'

/** Everything that is kept of the person, as a file. Long lists arrive in pieces while it is sent. */
export const postExport: FormHandler = async (c, fields) => {
  const { config } = c.get('context')
  // Every piece is asked for in this request, so the form's one proof goes with each.
  const ask = (call: Call, payload: Readonly<Record<string, unknown>>) =>
    call('consumer.retrieveUserData', {
      body: { requestType: 'ACCESS', organisation: config.BRAND, payload, ...captchaOf(fields) },
    })
  const answer = await withPassword(c, fields['exportPassword'], async (call, password) => {
    const first = await ask(call, { password })
    return first.ok ? succeed({ first: first.value, next: (piece: Piece) => ask(call, piece) }) : first
  })
  if (!answer.ok) return again(c, 'export', answer.failure)
  const { first, next } = answer.value
  return c.body(streamOf(copyText(first, next)), 200, {
    ...noStore,
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
  })
}

/** Goes on as a new guest: nothing of the person stays in this browser either. */
export const postDelete: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const answer = await withPassword(c, fields['deletePassword'], (call, password) =>
    call('consumer.deleteAccount', { body: { password, ...captchaOf(fields) } }),
  )
  if (!answer.ok) return again(c, 'delete', answer.failure)
  await setSession(c, context, await c.get('services').people.signOut(context))
  favoritesCookie.clear(c, context)
  return done(c, href.home(context.locale), 'account-deleted')
}

type Again = { readonly refusal: PrivacyRefusal; readonly status: Page['status'] }
const answerPrivacy = formAnswer('privacy', (c, { refusal, status }: Again) =>
  privacyPage(c.get('context'), refusal, status),
)

/** A password that nobody has to be asked about. */
type Unusable = { readonly text: string }

async function withPassword<T>(
  c: C,
  typed: string | undefined,
  ask: (call: Call, password: string) => Promise<Result<T>>,
): Promise<Result<T> | { readonly ok: false; readonly failure: Unusable }> {
  const password = typed ?? ''
  const text = passwordText(password, c.get('context').locale)
  return text ? { ok: false, failure: { text } } : asPerson(c, (call) => ask(call, password))
}

function again(c: C, action: 'export' | 'delete', failure: CallFailure | Unusable): Promise<Response> {
  const { locale } = c.get('context')
  if ('text' in failure) return answerPrivacy(c, { refusal: { action, password: failure.text }, status: 422 })
  const words = failureWords(failure, locale)
  const refusal = failure.code === 'AUT450' ? { action, password: words } : { action, fault: words }
  return answerPrivacy(c, { refusal, status: failureStatus(failure, 422) })
}
