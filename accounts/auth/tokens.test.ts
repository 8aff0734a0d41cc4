import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { accessLifetime, signAccessToken, verifyAccessToken } from './tokens.ts'

const secret = 'a-secret-of-the-tests'
const now = Date.UTC(2026, 10, 21, 12)
const guest = { consumerNo: 'G1', kind: 'guest', type: 'GUEST', associate: null, session: null } as const
const later = (seconds: number) => now + seconds * 1000

describe('an access token', () => {
  it('speaks for the consumer it was signed for', async () => {
    expect(await verifyAccessToken(secret, await signAccessToken(secret, guest, now), now)).toEqual(guest)
  })

  it('says whom an associate sells for', async () => {
    const associate = { storeId: 'NY1', storeEmployeeId: 'E-1' }
    const subject = { consumerNo: 'C1', kind: 'registered', type: 'AGENT', associate, session: 's' } as const
    expect(await verifyAccessToken(secret, await signAccessToken(secret, subject, now), now)).toEqual(subject)
  })

  it('ends after thirty minutes', async () => {
    const token = await signAccessToken(secret, guest, now)
    expect(accessLifetime).toBe(1800)
    expect(await verifyAccessToken(secret, token, later(1799))).toEqual(guest)
    expect(await verifyAccessToken(secret, token, later(1801))).toBeNull()
  })

  it('identifies no one when it is changed, malformed or signed with another secret', async () => {
    const token = await signAccessToken(secret, guest, now)
    const [header, payload, signature] = token.split('.')
    const other = btoa(JSON.stringify({ ...JSON.parse(atob(payload ?? '')), sub: 'G2' })).replace(/=+$/, '')
    const unsigned = `${btoa('{"alg":"none","typ":"at+jwt"}').replace(/=+$/, '')}.${payload}.`
    for (const forged of [
      await signAccessToken('another-secret', guest, now),
      `${header}.${other}.${signature}`,
      unsigned,
      'x',
      '',
    ]) {
      expect(await verifyAccessToken(secret, forged, now), forged).toBeNull()
    }
  })

  it('is refused when it was made for something else', async () => {
    const made = (typ: string, audience: string, claims: Record<string, unknown>) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ })
        .setSubject('G1')
        .setIssuer('kerb-platform')
        .setAudience(audience)
        .setExpirationTime(Math.floor(now / 1000) + 60)
        .sign(new TextEncoder().encode(secret))
    const verify = async (token: Promise<string>) => verifyAccessToken(secret, await token, now)
    expect(await verify(made('at+jwt', 'kerb', { kind: 'guest' }))).toEqual(guest)
    expect(await verify(made('preview+jwt', 'kerb', { kind: 'guest' }))).toBeNull()
    expect(await verify(made('at+jwt', 'elsewhere', { kind: 'guest' }))).toBeNull()
    expect(await verify(made('at+jwt', 'kerb', { kind: 'admin' }))).toBeNull()
  })
})
