import { describe, expect, it } from 'vitest'
import type { Session } from '../services/session.ts'
import { visitorFoot } from './visitor-foot.ts'

const allowed = (...categories: readonly ('required' | 'functional')[]) => ({ allowed: new Set(categories) })
const guest: Session = {
  v: 2,
  userId: 'U1',
  accessToken: '',
  accessExpiresAt: 0,
  refreshToken: '',
  basketId: null,
  person: null,
  cartCount: 0,
}
const person = {
  firstName: 'Ada',
  kind: 'registered' as const,
  traits: [],
  employeeTermsAccepted: true,
  associate: null,
}
const associate = { storeId: 'S', storeName: 'S', storeEmployeeId: 'E', storeEmployeeName: 'E' }
const kept = '258 women us'
const own = '265 men eu'

describe('the foot of a visitor', () => {
  it('is the browser’s for a guest who allows it', () => {
    expect(visitorFoot(guest, allowed('required', 'functional'), kept)?.length).toBe(258)
    expect(visitorFoot(null, allowed('required', 'functional'), kept)?.length).toBe(258)
    expect(visitorFoot(guest, allowed('required'), kept)).toBeNull()
  })

  it('is the person’s own before the browser’s', () => {
    const session = { ...guest, person: { ...person, shoeSize: own } }
    expect(visitorFoot(session, allowed('required', 'functional'), kept)?.length).toBe(265)
    expect(visitorFoot(session, allowed('required'), null)?.length).toBe(265)
  })

  it('is never an associate’s', () => {
    const session = { ...guest, person: { ...person, associate, shoeSize: own } }
    expect(visitorFoot(session, allowed('required'), null)).toBeNull()
  })

  it.each(['9.5', '', '999 men us'])('is none where the cookie of an earlier shop says %j', (shoeSize) => {
    expect(visitorFoot({ ...guest, person: { ...person, shoeSize } }, allowed('required'), shoeSize)).toBeNull()
  })
})
