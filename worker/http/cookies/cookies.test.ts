import { describe, expect, it } from 'vitest'
import { seal, sign, unseal, verify } from './cookies.ts'

const secret = 'a secret of more than thirty-two characters'
const otherSecret = 'another secret of more than thirty-two chars'

describe('a signature', () => {
  it('verifies what it was made for', async () => {
    expect(await verify(secret, 'session', 'payload', await sign(secret, 'session', 'payload'))).toBe(true)
  })

  it.each([
    ['another payload', secret, 'session', 'payload2'],
    ['another purpose', secret, 'visitor', 'payload'],
    ['another secret', otherSecret, 'session', 'payload'],
  ])('verifies nothing for %s', async (_, key, purpose, payload) => {
    expect(await verify(key, purpose, payload, await sign(secret, 'session', 'payload'))).toBe(false)
  })

  it.each(['', 'A', 'not base64!', 'AAAA', 'A'.repeat(43), 'ä'])('of %j verifies nothing', async (signature) => {
    expect(await verify(secret, 'session', 'payload', signature)).toBe(false)
  })
})

describe('a sealed value', () => {
  it('comes back as it was, whatever is in it', async () => {
    const value = { name: 'Jürgen. "Ö"', list: [1, null, true], dot: 'a.b.c' }
    expect(await unseal(secret, 'session', await seal(secret, 'session', value))).toEqual(value)
  })

  it('reads as absent with another payload, signature, purpose or secret', async () => {
    const sealed = await seal(secret, 'session', { id: 1 })
    const [payload = '', signature = ''] = sealed.split('.')
    const [forged = ''] = (await seal(otherSecret, 'session', { id: 2 })).split('.')
    for (const malformed of [
      `${forged}.${signature}`,
      `${payload}.${[...signature].reverse().join('')}`,
      `${payload}.`,
      payload,
      `.${signature}`,
      '',
      undefined,
      `${payload}.x.${signature}`,
    ])
      expect(await unseal(secret, 'session', malformed), String(malformed)).toBeNull()
    expect(await unseal(secret, 'visitor', sealed)).toBeNull()
    expect(await unseal(otherSecret, 'session', sealed)).toBeNull()
  })

  it('is signed by its secret’s own key, after another was used too', async () => {
    await seal(otherSecret, 'session', 1)
    const sealed = await seal(secret, 'session', 1)
    await seal(otherSecret, 'session', 2)
    expect(await unseal(secret, 'session', sealed)).toBe(1)
    expect(await unseal(otherSecret, 'session', sealed)).toBeNull()
  })

  it('that is signed and no JSON reads as absent', async () => {
    expect(await unseal(secret, 's', `bm8.${await sign(secret, 's', 'bm8')}`)).toBeNull()
  })
})
