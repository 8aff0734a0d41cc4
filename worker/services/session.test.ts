import { describe, expect, it } from 'vitest'
import { StoredSession } from './session.ts'

const first = {
  v: 1,
  userId: 'G1',
  accessToken: 'a',
  accessExpiresAt: 1,
  refreshToken: 'r',
  basketId: 'B1',
}
const person = {
  firstName: 'Mara',
  kind: 'loyalty',
  traits: ['registered', 'loyalty'],
  employeeTermsAccepted: true,
  associate: null,
}

describe('a session', () => {
  it('of before people could sign in goes on as a guest’s, with its cart', () => {
    expect(StoredSession.parse(first)).toEqual({ ...first, v: 2, person: null })
  })

  it('keeps the signed-in person', () => {
    expect(StoredSession.parse({ ...first, v: 2, person })).toMatchObject({
      basketId: 'B1',
      person: { firstName: 'Mara' },
    })
  })

  it('is ignored when its format is unknown', () => {
    for (const value of [
      { ...first, v: 3 },
      { ...first, v: 2 },
      { ...first, v: 2, person: { firstName: 'x' } },
      null,
      'x',
    ])
      expect(StoredSession.safeParse(value).success).toBe(false)
  })
})
