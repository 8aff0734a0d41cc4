import { describe, expect, it } from 'vitest'
import { Session } from './session.ts'

const first = {
  v: 1,
  userId: 'G1',
  accessToken: 'a',
  accessExpiresAt: 1,
  refreshToken: 'r',
  basketId: 'B1',
  bagCount: 2,
}
const person = {
  firstName: 'Mara',
  kind: 'loyalty',
  traits: ['registered', 'loyalty'],
  employeeTermsAccepted: true,
  associate: null,
}

describe('a session', () => {
  it('of before people could sign in goes on as a guest’s, with its bag', () => {
    expect(Session.parse(first)).toEqual({ ...first, v: 2, person: null })
  })

  it('keeps who is signed in', () => {
    expect(Session.parse({ ...first, v: 2, person })).toMatchObject({ basketId: 'B1', person: { firstName: 'Mara' } })
  })

  it('is none when it is of another make', () => {
    for (const value of [
      { ...first, v: 3 },
      { ...first, v: 2 },
      { ...first, v: 2, person: { firstName: 'x' } },
      null,
      'x',
    ])
      expect(Session.safeParse(value).success).toBe(false)
  })
})
