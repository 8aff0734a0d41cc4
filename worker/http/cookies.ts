import { toBase64Url } from '../services/base64-url.ts'

/** Signed cookies: `payload.signature`, HMAC-SHA-256, base64url. A value that doesn't verify reads as absent. */
const encoder = new TextEncoder()
const keys = new Map<string, Promise<CryptoKey>>()

function hmacKey(secret: string): Promise<CryptoKey> {
  let key = keys.get(secret)
  if (!key) {
    key = crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
      'verify',
    ])
    keys.set(secret, key)
  }
  return key
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  } catch {
    return null
  }
}

/** `purpose` keeps a signature made for one thing from passing for another. */
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
    return bytes && JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
