import { sha256 } from './bytes.ts'

/**
 * Whether `nonce` is the work that a captcha asks for: the digest of both begins with so many zero bits. All nonces are
 * equally likely, so whoever has one has tried many.
 */
export async function isWork(challenge: string, nonce: string, bits: number): Promise<boolean> {
  const digest = await sha256(`${challenge}.${nonce}`)
  const zeros = digest.findIndex((byte) => byte !== 0)
  return zeros * 8 + Math.clz32(digest[zeros] ?? 0) - 24 >= bits
}
