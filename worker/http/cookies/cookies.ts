import { fromBase64Url, toBase64Url } from '../../../shared/bytes.ts'

/** Signed cookies: `payload.signature`, HMAC-SHA-256, base64url. A value with an invalid signature reads as absent. */
const encoder = new TextEncoder()
const decoder = new TextDecoder()
/** Keys, not promises of keys: a promise created by another request may never settle. */
const keys = new Map<string, CryptoKey>()

const hmacKey = (secret: string): CryptoKey | Promise<CryptoKey> => keys.get(secret) ?? importKey(secret)

async function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify'])
  keys.set(secret, key)
  return key
}

/** `purpose` prevents using a signature made for one purpose for another. */
export async function sign(secret: string, purpose: string, payload: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await hmacKey(secret), encoder.encode(`${purpose}:${payload}`))
  return toBase64Url(new Uint8Array(signature))
}

export async function verify(secret: string, purpose: string, payload: string, signature: string): Promise<boolean> {
  const bytes = fromBase64Url(signature)
  return (
    bytes !== null &&
    crypto.subtle.verify('HMAC', await hmacKey(secret), bytes, encoder.encode(`${purpose}:${payload}`))
  )
}

export async function seal(secret: string, purpose: string, value: unknown): Promise<string> {
  const payload = toBase64Url(encoder.encode(JSON.stringify(value)))
  return `${payload}.${await sign(secret, purpose, payload)}`
}

export async function unseal(secret: string, purpose: string, sealed: string | undefined): Promise<unknown> {
  const dot = sealed?.lastIndexOf('.') ?? -1
  if (!sealed || dot < 1) return null
  const payload = sealed.slice(0, dot)
  if (!(await verify(secret, purpose, payload, sealed.slice(dot + 1)))) return null
  const bytes = fromBase64Url(payload)
  try {
    return bytes && JSON.parse(decoder.decode(bytes))
  } catch {
    return null
  }
}
