import type { Context } from 'hono'
import type { SentFields } from '../../../client/pages/form/hidden-fields.tsx'
import { personIn, proofIn } from '../../../shared/form-token.ts'
import type { ResultOf } from '../../../shared/result.ts'
import { sameText } from '../../../shared/same-text.ts'
import { typedField } from '../../../shared/typed.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { withoutControls } from '../request/control-characters.ts'

/** The largest form or JSON body that the shop's own routes read, in bytes. */
export const maxBodyBytes = 64_000

export type FormRefusal = 'too-large' | 'wrong-type' | 'unreadable' | 'cross-site' | 'bad-token' | 'other-person'
export type FormFields = Readonly<Record<string, string>>

const statusOf: Readonly<Record<FormRefusal, 400 | 403 | 409 | 413 | 415>> = {
  'too-large': 413,
  'wrong-type': 415,
  unreadable: 400,
  'cross-site': 403,
  'bad-token': 403,
  'other-person': 409,
}
export const refusalStatus = (refusal: FormRefusal) => statusOf[refusal]

/**
 * Browsers say where a request comes from. If one doesn't, the Origin must be ours or absent (and the token must still
 * be valid).
 */
export function isCrossSite(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('origin')
  return origin !== undefined && origin !== new URL(c.req.url).origin
}

type Token = Pick<RequestContext, 'csrfToken'>

/**
 * Whether a form was drawn for another person than who is signed in. Only two people differ: a guest who has signed in
 * goes on with the forms of their pages, and a form that comes after signing out is a guest's.
 */
export function isOthersForm(fields: FormFields, { csrfToken }: Token): boolean {
  const drawnFor = personIn(fields['csrf'] ?? '')
  const current = personIn(csrfToken)
  return drawnFor !== null && current !== null && drawnFor !== current
}

/** A posted form of whoever is signed in, and nobody else's. */
export async function readForm(c: Context, context: Token): Promise<ResultOf<FormFields, FormRefusal>> {
  const form = await readAnyonesForm(c, context)
  return form.ok && isOthersForm(form.value, context) ? { ok: false, failure: 'other-person' } : form
}

/**
 * Reads a posted form once: its size is counted while reading, and it must be same-site with the visitor's token. Later
 * values of a repeated field win. A page of ours whose visitor's cookie is gone is kept in `expiredForm`. For a route
 * that changes nobody's data, or that answers a form of another person itself.
 */
export async function readAnyonesForm(c: Context, context: Token): Promise<ResultOf<FormFields, FormRefusal>> {
  if (isCrossSite(c)) return { ok: false, failure: 'cross-site' }
  if (!(c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded'))
    return { ok: false, failure: 'wrong-type' }
  const body = await readLimited(c.req.raw.body, maxBodyBytes)
  if (body === null) return { ok: false, failure: 'too-large' }
  const sent = sentFields(body)
  const fields: FormFields = Object.fromEntries(sent)
  if (!sameText(proofIn(fields['csrf'] ?? ''), proofIn(context.csrfToken))) {
    c.set('expiredForm', sent)
    return { ok: false, failure: 'bad-token' }
  }
  return { ok: true, value: fields }
}

/**
 * Fields of a form's body, without control characters, because pages may show each of them, and as they are judged
 * (shared/typed.ts).
 */
export const sentFields = (body: string): SentFields =>
  [...new URLSearchParams(body)].map(([name, value]) => [
    withoutControls(name),
    typedField(name, withoutControls(value)),
  ])

/** Null if it is larger. */
export async function readLimited(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<string | null> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
