import { sha256, toBase64Url } from '../../shared/bytes.ts'

/** RFC 7636 with S256. "PKCE verifier from 32 random bytes" (spec 1 §9). */
export async function newPkce(): Promise<{ readonly verifier: string; readonly challenge: string }> {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
  return { verifier, challenge: toBase64Url(await sha256(verifier)) }
}
