import { toHex } from '../../../shared/bytes.ts'

/** Crockford's base 32: no letter that is taken for a figure. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `K` and nine random characters (45 bits): short enough to read out, too many to try. */
export function newOrderNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return `K${[...bytes].map((byte) => alphabet[byte % alphabet.length]).join('')}`
}

/** The secret that lets a guest see the order again: 128 bits. */
export function newOrderSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)))
}
