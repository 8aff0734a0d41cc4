import { scrypt, timingSafeEqual } from 'node:crypto'
import { fromBase64Url, toBase64Url } from '../../shared/bytes.ts'

type Cost = { readonly N: number; readonly r: number; readonly p: number }

/**
 * A lighter scrypt setting of OWASP's: heavier ones need more memory than a Worker has. Imported hashes use it too.
 */
const cost: Cost = { N: 2 ** 14, r: 8, p: 5 }
const maxmem = 64 * 1024 * 1024
const keyLength = 32

const derive = (secret: string, salt: Uint8Array, parameters: Cost): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    scrypt(secret.normalize('NFKC'), salt, keyLength, { ...parameters, maxmem }, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    )
  })

/** The hash to store: `scrypt$N$r$p$salt$hash`, base64url. */
export async function hashOfSecret(secret: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const key = await derive(secret, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, toBase64Url(salt), toBase64Url(key)].join('$')
}

/**
 * The hash of an unknown secret: compared if there is no account, so that the response takes as long as for a wrong
 * password.
 */
const placeholderHash = ['scrypt', cost.N, cost.r, cost.p, 'bm9ib2R5J3Mgc2FsdA', 'A'.repeat(43)].join('$')

/**
 * Whether a secret matches a stored hash. The hash names its own parameters, so that hashes of later settings can be
 * stored beside it. False for null, after the same work.
 */
export async function secretMatches(secret: string, stored: string | null): Promise<boolean> {
  const [, n, r, p, salt = '', hash = ''] = (stored ?? placeholderHash).split('$')
  const expected = fromBase64Url(hash) ?? new Uint8Array()
  const key = await derive(secret, fromBase64Url(salt) ?? new Uint8Array(), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  })
  return key.length === expected.length && timingSafeEqual(key, expected) && stored !== null
}
