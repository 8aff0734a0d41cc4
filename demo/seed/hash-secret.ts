import { scrypt } from 'node:crypto'
import { toBase64Url } from '../../shared/bytes.ts'

/** Cost of a hash; each names its own, so that it can be compared wherever it was made. */
export type HashCost = { readonly N: number; readonly r: number; readonly p: number }

/** A scrypt setting recommended by OWASP that needs little memory, so that a Worker can verify it. */
export const recommendedCost: HashCost = { N: 2 ** 14, r: 8, p: 5 }
const maxmem = 64 * 1024 * 1024
const keyLength = 32

/**
 * Hashes a password or PIN in the format of POST /admin/people (shared/contracts/people.ts): `scrypt$N$r$p$salt$hash`,
 * in base64url.
 */
export function hashSecret(
  secret: string,
  salt: Uint8Array = crypto.getRandomValues(new Uint8Array(16)),
  cost: HashCost = recommendedCost,
): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(secret.normalize('NFKC'), salt, keyLength, { ...cost, maxmem }, (error, key) => {
      if (error) reject(error)
      else resolve(['scrypt', cost.N, cost.r, cost.p, toBase64Url(salt), toBase64Url(key)].join('$'))
    })
  })
}
