import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../platform/db/seed/people.ts'
import { errorIdOf } from '../integration/platform/platform.ts'
import { bearer, challengeOf, newVerifier, type Token, usePeople } from './people-scene.ts'

const { platform, guest, signin, redeem, enter, as, told } = usePeople()

describe('signing in', () => {
  it('gives who it is, once, to the browser that began it', async () => {
    const verifier = newVerifier()
    const answer = await signin(' Member@KERB.example', demoPassword, verifier)
    const { authorizationCode } = answer.body as { authorizationCode: string }
    expect(await told(redeem(authorizationCode, newVerifier()))).toEqual([400, 'AUT404'])
    const token = (await redeem(authorizationCode, verifier)).body as Token
    expect(token).toMatchObject({ consumerNo: 'C00000001', consumerType: 'REGISTERED', memberId: 'KM-100001' })
    expect(await told(redeem(authorizationCode, verifier))).toEqual([409, 'AUT409'])
  })

  it('answers one thing to a wrong password, to nobody and to the other door', async () => {
    for (const [username, password] of [
      ['ipa@kerb.example', 'Wrong-2026'],
      ['nobody-at-all@kerb.example', demoPassword],
      ['associate@kerb.example', demoPassword],
    ] as const)
      expect(await told(signin(username, password)), username).toEqual([401, 'AUT401'])
  })

  it('warns before it locks, locks after ten failures, and locks an address nobody has alike', async () => {
    for (const username of ['wranx@kerb.example', 'nobody@kerb.example']) {
      const answers: unknown[] = []
      for (let tries = 0; tries < 11; tries += 1) answers.push((await told(signin(username, 'Wrong-2026')))[1])
      expect(answers, username).toEqual([...Array(8).fill('AUT401'), 'AUT426', 'AUT423', 'AUT423'])
    }
    expect(await told(signin('wranx@kerb.example', demoPassword))).toEqual([423, 'AUT423'])
  })

  it('counts tries that arrive at once', async () => {
    const username = 'newmember@kerb.example'
    const answers = await Promise.all(Array.from({ length: 14 }, () => told(signin(username, 'Wrong-2026'))))
    expect(answers.filter(([, code]) => code === 'AUT423').length).toBeGreaterThanOrEqual(4)
    expect(await told(signin(username, demoPassword))).toEqual([423, 'AUT423'])
  })

  it('says whose discount terms are accepted', async () => {
    expect(await enter('employee@kerb.example')).toMatchObject({
      consumerType: 'EMPLOYEE',
      isEmployeeDiscountTCAccepted: true,
    })
    const token = await enter('newemployee@kerb.example')
    expect(token.isEmployeeDiscountTCAccepted).toBe(false)
    await as(token).call('consumer.update', { body: { employeeTermsAccepted: true } })
    expect((await enter('newemployee@kerb.example')).isEmployeeDiscountTCAccepted).toBe(true)
  })
})

describe('a session', () => {
  it('goes on as the same person when it is renewed, and ends where it is signed out', async () => {
    const first = await enter('athlete@kerb.example')
    const second = await platform().call('auth.token', { body: { type: 'Refresh', refreshToken: first.refreshToken } })
    expect(second).toMatchObject({ consumerNo: 'C00000006', consumerType: 'ATHLETE' })
    await platform().call('auth.signout', { body: { refreshToken: second.refreshToken } })
    for (const { refreshToken } of [first, second])
      expect(await told(platform().ask('auth.token', { body: { type: 'Refresh', refreshToken } }))).toEqual([
        401,
        'AUT401',
      ])
    for (const token of [first, second]) expect(await as(token).refusal('consumer.get', {})).toBe('AUT498')
  })

  it('is an associate’s only through their own door, for their own store', async () => {
    const login = (username: string, storeId?: string, verifier = newVerifier()) =>
      platform().ask('auth.agentLogin', {
        body: { username, password: demoPassword, codeChallenge: challengeOf(verifier), ...(storeId && { storeId }) },
      })
    expect(await told(login('registered@kerb.example'))).toEqual([401, 'AUT401'])
    for (const storeId of ['KERB-US-102', 'nowhere'])
      expect(await told(login('associate@kerb.example', storeId))).toEqual([404, 'STR404'])
    const verifier = newVerifier()
    const { body } = await login('associate@kerb.example', 'kerb-us-101', verifier)
    const token = (await redeem((body as { authorizationCode: string }).authorizationCode, verifier)).body as Token
    expect(token).toMatchObject({
      consumerType: 'AGENT',
      associate: { storeId: 'KERB-US-101', storeName: 'Kerb Ninth Street', storeEmployeeName: 'Perrin Dunmore' },
    })
    const store = { params: { storeId: 'KERB-US-101' } }
    expect((await as(token).call('utilities.storeEmployees', store)).employees).toHaveLength(3)
    const elsewhere = { params: { storeId: 'KERB-US-102' } }
    expect(await as(token).refusal('utilities.storeEmployees', elsewhere)).toBe('STR404')
    expect(await as(await guest()).refusal('utilities.storeEmployees', store)).toBe('STR404')
  })
})

describe('the basket of somebody who signs in', () => {
  const size = (eu: number) => ({ productId: 'ST000001C0', upc: `ST000001C0-${eu}` })
  const basket = (token: Token, upc = size(40)) => as(token).call('cart.createWithItem', { body: { item: upc } })

  it('is the guest’s, and joins what they had', async () => {
    const before = await guest()
    const { id } = await basket(before)
    const token = await enter('registered@kerb.example', bearer(before.accessToken), { basketId: id })
    const mine = await as(token).call('cart.get', { params: { basketId: token.basketId ?? '' } })
    expect(mine.items.map(({ upc }) => upc)).toEqual(['ST000001C0-40'])
    const other = await guest()
    const second = await basket(other, size(39))
    const again = await enter('registered@kerb.example', bearer(other.accessToken), { basketId: second.id })
    const joined = await as(again).call('cart.get', { params: { basketId: again.basketId ?? '' } })
    expect(joined.items.map(({ upc }) => upc).sort()).toEqual(['ST000001C0-39', 'ST000001C0-40'])
  })

  it('is nobody else’s: a basket comes along with its own guest’s token alone', async () => {
    const owner = await guest()
    const { id } = await basket(owner)
    const thief = await guest()
    for (const headers of [{}, bearer(thief.accessToken)]) {
      const token = await enter('ipa@kerb.example', headers, { basketId: id })
      expect(token.basketId).toBeNull()
    }
    expect((await as(owner).call('cart.get', { params: { basketId: id } })).items).toHaveLength(1)
  })
})

describe('a profile', () => {
  it('has what the shop knows of a person, points when asked for', async () => {
    const member = as(await enter('member@kerb.example'))
    const profile = await member.call('consumer.get', { query: { includeLoyaltySummary: 'true' } })
    expect(profile).toMatchObject({ isLoyaltyMember: true, loyaltySummary: { points: { balance: 2600 } } })
    expect((await member.call('consumer.get', {})).loyaltySummary).toBeNull()
    const employee = as(await enter('employee@kerb.example'))
    expect((await employee.call('consumer.get', {})).consumerDetails.employee).toEqual({
      currentSpend: 0,
      annualCap: 150_000,
      annualCredit: null,
      currency: 'USD',
    })
  })

  it('is changed where it is named, and refused a birthday to come', async () => {
    const person = as(await enter('ipa@kerb.example'))
    await person.call('consumer.update', { body: { firstName: 'Lin', preferences: { preferredShoeSize: '9' } } })
    const profile = await person.call('consumer.get', {})
    expect(profile.consumerDetails).toMatchObject({ firstName: 'Lin', lastName: 'Copperfold' })
    expect(profile.preferences.preferredShoeSize).toBe('9')
    for (const birthDate of ['2099-01-01', '1990-02-30', 'x'])
      expect(await person.refusal('consumer.update', { body: { birthDate } }), birthDate).toBe('PRO410')
    expect(await person.refusal('consumer.update', { body: { phone: '+12125550144' } })).toBe('AUT442')
  })

  it('is nobody’s without a token and not a guest’s', async () => {
    expect(errorIdOf(await platform().ask('consumer.get', {}))).toBe('AUT498')
    expect(await as(await guest()).refusal('consumer.get', {})).toBe('PRO404')
  })

  it('gives members the vouchers that their points cover', async () => {
    const member = as(await enter('member@kerb.example'))
    expect(await member.call('consumer.vouchers', {})).toEqual({
      currentLoyaltyPoints: 2600,
      applicableLoyaltyVouchers: [
        { points: 500, amountInCurrency: 500 },
        { points: 1000, amountInCurrency: 1000 },
        { points: 2000, amountInCurrency: 2500 },
      ],
    })
    expect(await as(await enter('registered@kerb.example')).refusal('consumer.vouchers', {})).toBe('REW130')
  })
})
