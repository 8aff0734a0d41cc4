import { toBase64Url, utf8 } from '../shared/bytes.ts'

const hmac = { name: 'HMAC', hash: 'SHA-256' }

/**
 * The first `bytes` of a MAC of the text, in base64url. A seal for one `purpose` is worth nothing for another. Compare
 * it in constant time (shared/same-text.ts).
 */
export async function sealOf(secret: string, purpose: string, text: string, bytes = 32): Promise<string> {
  const key = await crypto.subtle.importKey('raw', utf8(secret), hmac, false, ['sign'])
  const mac = await crypto.subtle.sign(hmac.name, key, utf8(`${purpose}\n${text}`))
  return toBase64Url(new Uint8Array(mac).subarray(0, bytes))
}
