import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashOfSecret, secretMatches } from './passwords.ts'

const password = 'Läuft-2026'

/** A hash as an operator's own tool makes it. */
function hashed(secret: string): string {
  const salt = Buffer.from('salt of this test')
  const key = scryptSync(secret.normalize('NFKC'), salt, 32, { N: 16_384, r: 8, p: 5, maxmem: 2 ** 26 })
  return `scrypt$16384$8$5$${salt.toString('base64url')}$${key.toString('base64url')}`
}

describe('a stored secret', () => {
  it('matches itself only', async () => {
    const kept = hashed(password)
    expect(await secretMatches(password, kept)).toBe(true)
    for (const wrong of ['läuft-2026', `${password} `, '']) expect(await secretMatches(wrong, kept), wrong).toBe(false)
  })

  it('matches in either Unicode form of its accents', async () => {
    expect(await secretMatches(password.normalize('NFD'), hashed(password.normalize('NFC')))).toBe(true)
  })

  it('is hashed with a salt of its own each time', async () => {
    const [one, other] = await Promise.all([hashOfSecret(password), hashOfSecret(password)])
    expect(one).not.toBe(other)
    expect(await secretMatches(password, one)).toBe(true)
    expect(await secretMatches('another', one)).toBe(false)
  })

  it('refuses every password when the account has no hash', async () => {
    expect(await secretMatches('', null)).toBe(false)
    expect(await secretMatches(password, null)).toBe(false)
  })
})
