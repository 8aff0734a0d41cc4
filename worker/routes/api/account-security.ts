import { z } from 'zod'
import { longestPasskeyName, NewPasskey, PasskeyName } from '../../../shared/contracts/passkey.ts'
import { message, text } from '../../../shared/errors/message.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import type { PasskeyAnswer } from '../../../shared/passkey-answer.ts'
import { href } from '../../../shared/routes.ts'
import { passwordText } from '../../../shared/validation/fault-texts.ts'
import type { FormOutcome } from '../../http/forms/form-outcome.ts'
import type { Call } from '../../services/call.ts'
import { type CallFailure, type Result, succeed } from '../../services/result.ts'
import { asPerson } from '../account/as-person.ts'
import { type Refused, showSecurity, thisDeviceName } from '../account/security-route.tsx'
import { failureAnswer } from '../failure-words.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { done, refused } from './account-answers.ts'
import { badRequest, type C, type FormHandler, noStore } from './checkout-answers.ts'
import { optionsAnswer, readCredential } from './passkey-answers.ts'

const passkeyId = z.string().min(1).max(1400)
const Named = z.object({ passkeyId })
const OnDevice = z.object({ deviceId: z.string().min(1).max(80) })

const listPath = (c: C): string => href.accountSection(c.get('context').locale, 'security')

/** For script, before the browser is asked to make a passkey. */
export const passkeyOptions: FormHandler = async (c, fields) => {
  const { url, locale } = c.get('context')
  const { origin } = url
  const password = fields['password'] || undefined
  const text = password && passwordText(password, locale)
  if (text) return c.json({ ok: false, message: text } satisfies PasskeyAnswer<object>, 422, noStore)
  return optionsAnswer(c, await asPerson(c, (call) => call('auth.passkeyOptions', { body: { origin, password } })))
}

export const addPasskey: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const { url, locale } = context
  const typed = (fields['name'] ?? '').slice(0, longestPasskeyName)
  const name = PasskeyName.safeParse(typed).data ?? thisDeviceName(context)
  const credential = readCredential(NewPasskey, fields['credential'])
  if (!credential)
    return change(c, async () => succeed({ fault: message('PKY400', locale), status: 422 }), 'passkey-added', typed)
  const body = { origin: url.origin, name, credential }
  return change(
    c,
    refusalOf((call) => call('auth.addPasskey', { body }), locale),
    'passkey-added',
    typed,
  )
}

export const renamePasskey: FormHandler = async (c, fields) => {
  const { locale } = c.get('context')
  const named = Named.safeParse(fields)
  if (!named.success) return badRequest(c)
  const name = PasskeyName.safeParse((fields[`name-${named.data.passkeyId}`] ?? '').slice(0, longestPasskeyName))
  if (!name.success)
    return change(c, async () => succeed({ fault: text('field.required', locale), status: 422 }), 'saved')
  const input = { params: named.data, body: { name: name.data } }
  return change(
    c,
    refusalOf((call) => call('auth.renamePasskey', input), locale),
    'saved',
  )
}

export const removePasskey: FormHandler = async (c, fields) => {
  const named = Named.safeParse(fields)
  if (!named.success) return badRequest(c)
  const remove = (call: Call) => call('auth.removePasskey', { params: named.data })
  return change(c, refusalOf(remove, c.get('context').locale), 'removed')
}

export const endDevice: FormHandler = async (c, fields) => {
  const named = OnDevice.safeParse(fields)
  if (!named.success) return badRequest(c)
  const end = (call: Call) => call('auth.endDevice', { params: named.data })
  return change(c, refusalOf(end, c.get('context').locale), 'device-ended')
}

export const endOtherDevices: FormHandler = (c) =>
  change(
    c,
    refusalOf((call) => call('auth.endOtherDevices', {}), c.get('context').locale),
    'devices-ended',
  )

const answerSecurity = formAnswer('security', showSecurity)
type Work = (call: Call) => Promise<Result<Refused | null>>

export const isSessionEnd = ({ code }: CallFailure): boolean => code === 'AUT498' || code === 'PRO404'

/** Null where it was done, else why not. Who is signed out by now is asked to sign in. */
const refusalOf =
  (work: (call: Call) => Promise<Result<unknown>>, locale: Locale): Work =>
  async (call) => {
    const answer = await work(call)
    if (answer.ok) return succeed(null)
    return isSessionEnd(answer.failure) ? answer : succeed(failureAnswer(answer.failure, locale))
  }

/** Back to the page, which says what was done; or the page with why not. */
export async function change(c: C, work: Work, outcome: FormOutcome, name?: string): Promise<Response> {
  const answer = await asPerson(c, work)
  if (!answer.ok) return refused(c, answer.failure)
  if (answer.value === null) return done(c, listPath(c), outcome)
  return answerSecurity(c, { ...answer.value, ...(name && { name }) })
}
