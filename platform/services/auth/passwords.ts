import { scrypt, timingSafeEqual } from 'node:crypto'
import { fromBase64Url, toBase64Url } from './base64-url.ts'

type Cost = { readonly N: number; readonly r: number; readonly p: number }

/** OWASP's lighter scrypt setting: the heavier ones want more memory than a Worker has. */
const cost: Cost = { N: 2 ** 14, r: 8, p: 5 }
const maxmem = 64 * 1024 * 1024
const keyLength = 32

const derive = (secret: string, salt: Uint8Array, parameters: Cost): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    scrypt(secret.normalize('NFKC'), salt, keyLength, { ...parameters, maxmem }, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    )
  })

const written = (salt: string, hash: string): string => ['scrypt', cost.N, cost.r, cost.p, salt, hash].join('$')

/** `scrypt$N$r$p$salt$hash`, base64url: a later setting can live beside this one. `salt` is chance, but for a seed that has to come out the same. */
export async function hashSecret(
  secret: string,
  salt: Uint8Array = crypto.getRandomValues(new Uint8Array(16)),
): Promise<string> {
  return written(toBase64Url(salt), toBase64Url(await derive(secret, salt, cost)))
}

/** Of a secret that nobody knows: checked where there is no account, so that the answer takes as long as a wrong password's. */
const nobodysHash = written('bm9ib2R5J3Mgc2FsdA', 'A'.repeat(43))

/** False for a null `stored`, after the same work. */
export async function secretMatches(secret: string, stored: string | null): Promise<boolean> {
  const [, n, r, p, salt = '', hash = ''] = (stored ?? nobodysHash).split('$')
  const expected = fromBase64Url(hash)
  const key = await derive(secret, fromBase64Url(salt), { N: Number(n), r: Number(r), p: Number(p) })
  return key.length === expected.length && timingSafeEqual(key, expected) && stored !== null
}
