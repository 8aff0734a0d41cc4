import { PaymentNotification, signingKey } from '../../shared/contracts/payment-notification.ts'
import type { ResultOf } from '../../shared/result.ts'

export const accepted = '[accepted]'

export type Heard = ResultOf<PaymentNotification, 400 | 401>

/** The event of a call whose signature holds; else the status to answer with. */
export async function hear(secret: string, body: string, signature: string | null): Promise<Heard> {
  if (!(await isSigned(secret, body, signature ?? ''))) return { ok: false, failure: 401 }
  try {
    return { ok: true, value: PaymentNotification.parse(JSON.parse(body)) }
  } catch {
    return { ok: false, failure: 400 }
  }
}

async function isSigned(secret: string, body: string, signature: string): Promise<boolean> {
  const receivedBytes = bytesOf(signature)
  if (!receivedBytes) return false
  const text = new TextEncoder()
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(signingKey(secret)), hmac, false, ['verify'])
  return crypto.subtle.verify('HMAC', key, receivedBytes, text.encode(body))
}

/** Null for what is no base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
