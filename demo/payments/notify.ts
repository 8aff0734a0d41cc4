import { type PaymentNotification, signatureHeader, signingKey } from '../../shared/contracts/payment-notification.ts'

/** Base64 of the HMAC of the request body. */
export async function signatureOf(secret: string, body: string): Promise<string> {
  const text = new TextEncoder()
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(signingKey(secret)), hmac, false, ['sign'])
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(body)))
  return btoa(String.fromCharCode(...signature))
}

/** Reports an event to the shop's webhook, without retries. Orders don't depend on it, so a failure is only logged. */
export async function notify(url: string, secret: string, event: PaymentNotification): Promise<void> {
  const body = JSON.stringify(event)
  const headers = { 'content-type': 'application/json', [signatureHeader]: await signatureOf(secret, body) }
  const signal = AbortSignal.timeout(5000)
  const reason = await fetch(url, { method: 'POST', headers, body, signal }).then(
    async (response) => {
      await response.body?.cancel()
      return response.ok ? null : String(response.status)
    },
    (error: unknown) => String(error),
  )
  if (reason !== null) console.warn(JSON.stringify({ level: 'warn', event: 'sandbox.notification-failed', reason }))
}
