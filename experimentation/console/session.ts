import { fromBase64Url, toBase64Url } from '../../shared/bytes.ts'
import type { Setup } from '../setup.ts'

type Secrets = Pick<Setup, 'adminToken' | 'sessionSecret'>

/** How long a sign-in lasts. */
export const sessionMs = 8 * 3_600_000

const encoder = new TextEncoder()

/** The operator's token is part of the key, so changing it ends every session. */
async function keyOf({ adminToken, sessionSecret }: Secrets): Promise<CryptoKey> {
  const secret = encoder.encode(JSON.stringify(['console', sessionSecret, adminToken]))
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

async function signatureOf(secrets: Secrets, purpose: string, text: string): Promise<string> {
  const signed = await crypto.subtle.sign('HMAC', await keyOf(secrets), encoder.encode(`${purpose} ${text}`))
  return toBase64Url(new Uint8Array(signed))
}

async function isSigned(secrets: Secrets, purpose: string, text: string, signature: string): Promise<boolean> {
  const bytes = fromBase64Url(signature)
  return (
    bytes !== null && crypto.subtle.verify('HMAC', await keyOf(secrets), bytes, encoder.encode(`${purpose} ${text}`))
  )
}

/** Compares signatures, so that timing reveals nothing about the token. */
export async function isAdminToken(secrets: Secrets, given: string): Promise<boolean> {
  return isSigned(secrets, 'token', given, await signatureOf(secrets, 'token', secrets.adminToken))
}

/** The contents of the cookie: until when, of whom. */
export async function newSession(secrets: Secrets, name: string, now: number): Promise<string> {
  const session = `${now + sessionMs}.${crypto.randomUUID()}.${toBase64Url(encoder.encode(name))}`
  return `${session}.${await signatureOf(secrets, 'session', session)}`
}

/** The name that was given at the sign-in; null if the cookie is no session. */
export async function sessionName(secrets: Secrets, cookie: string, now: number): Promise<string | null> {
  const [, session = '', name = '', signature = ''] = /^(\d+\.[\w-]+\.([\w-]+))\.([\w-]+)$/.exec(cookie) ?? []
  if (!(Number.parseInt(session, 10) > now) || !(await isSigned(secrets, 'session', session, signature))) return null
  return new TextDecoder().decode(fromBase64Url(name) ?? undefined)
}

/** A token in every form of a session, so that other sites can't submit one. */
export const csrfOf = (secrets: Secrets, cookie: string): Promise<string> => signatureOf(secrets, 'csrf', cookie)

export const isCsrf = (secrets: Secrets, cookie: string, given: string): Promise<boolean> =>
  isSigned(secrets, 'csrf', cookie, given)
