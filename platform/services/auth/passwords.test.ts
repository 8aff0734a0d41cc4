import { describe, expect, it } from 'vitest'
import { hashSecret, secretMatches } from './passwords.ts'

const password = 'Läuft-2026'

describe('a kept secret', () => {
  it('opens with itself alone', async () => {
    const kept = await hashSecret(password)
    expect(await secretMatches(password, kept)).toBe(true)
    for (const wrong of ['läuft-2026', `${password} `, '']) expect(await secretMatches(wrong, kept), wrong).toBe(false)
  })

  it('is the same secret in either way of writing its accents', async () => {
    expect(await secretMatches(password.normalize('NFD'), await hashSecret(password.normalize('NFC')))).toBe(true)
  })

  it('never tells what it is, nor that two people chose the same', async () => {
    const [one, other] = await Promise.all([hashSecret(password), hashSecret(password)])
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$/)
    expect(one).not.toContain(password)
    expect(one).not.toBe(other)
  })

  it('opens for nobody where there is none', async () => {
    expect(await secretMatches('', null)).toBe(false)
    expect(await secretMatches(password, null)).toBe(false)
  })
})
