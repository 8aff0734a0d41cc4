import { z } from 'zod'
import { sameSecret } from '../http/same-secret.ts'

/** What a provider reports of its own accord, maybe twice, late or out of order. `reference` is the order number. */
export const Notification = z.object({
  eventId: z.string().min(1).max(120),
  type: z.enum(['AUTHORISATION', 'CAPTURE', 'CANCELLATION', 'REFUND']),
  reference: z.string().min(1).max(80),
  success: z.boolean(),
})
export type Notification = z.output<typeof Notification>

/** HMAC-SHA256 over the body as it is sent, in base64. */
export const signatureHeader = 'x-payment-signature'
export const accepted = '[accepted]'

export async function signatureOf(secret: string, body: string): Promise<string> {
  const bytes = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes.encode(`notification:${secret}`), algorithm, false, ['sign'])
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes.encode(body)))
  return btoa(String.fromCharCode(...signature))
}

export type Heard =
  | { readonly ok: true; readonly event: Notification }
  | { readonly ok: false; readonly status: 400 | 401 }

/** The event of a call whose signature holds. */
export async function hear(secret: string, body: string, signature: string | null): Promise<Heard> {
  if (!(await sameSecret(signature ?? '', await signatureOf(secret, body)))) return { ok: false, status: 401 }
  try {
    return { ok: true, event: Notification.parse(JSON.parse(body)) }
  } catch {
    return { ok: false, status: 400 }
  }
}
