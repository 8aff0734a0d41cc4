import { fromBase64Url, utf8 } from '../../../shared/bytes.ts'
import { sign } from '../cookies/cookies.ts'

/** Text that only who knows the secret and the purpose can read: AES-GCM, its nonce before it. */
const nonceBytes = 12
const algorithm = 'AES-GCM'

async function keyOf(secret: string, purpose: string): Promise<CryptoKey> {
  const bytes = fromBase64Url(await sign(secret, 'key of locked text', purpose)) ?? new Uint8Array()
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt'])
}

export async function lock(secret: string, purpose: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const locked = await crypto.subtle.encrypt({ name: algorithm, iv }, await keyOf(secret, purpose), utf8(text))
  const bytes = new Uint8Array(nonceBytes + locked.byteLength)
  bytes.set(iv)
  bytes.set(new Uint8Array(locked), nonceBytes)
  return bytes
}

/** Null for what was locked for another purpose, or was changed since. */
export async function unlock(secret: string, purpose: string, bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const iv = bytes.subarray(0, nonceBytes)
  try {
    const text = await crypto.subtle.decrypt(
      { name: algorithm, iv },
      await keyOf(secret, purpose),
      bytes.subarray(nonceBytes),
    )
    return new TextDecoder().decode(text)
  } catch {
    return null
  }
}
