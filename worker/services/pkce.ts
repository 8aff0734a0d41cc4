import { toBase64Url } from './base64-url.ts'

/** RFC 7636 with S256. "PKCE verifier from 32 random bytes" (spec 1 §9). */
export async function newPkce(): Promise<{ readonly verifier: string; readonly challenge: string }> {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: toBase64Url(new Uint8Array(digest)) }
}
