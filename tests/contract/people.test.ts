import { describe, expect, it } from 'vitest'
import { demoPassword, seedPeople } from '../../demo/seed/people.ts'
import { quickCost } from '../harness/quick-cost.ts'
import { errorIdOf } from '../integration/platform/platform.ts'
import { mailsTo, resetTokenOf } from './outbox.ts'
import { bearer, challengeOf, newVerifier, type Token, usePeople } from './people-scene.ts'

const jwtClaims = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))

const { platform, guest, signin, redeem, enter, as, statusAndCode } = usePeople()

describe('signing in', () => {
  it('identifies the person, once, to the browser that began it', async () => {
    const verifier = newVerifier()
    const answer = await signin(' Member@KERB.example', demoPassword, verifier)
    const { authorizationCode } = answer.body as { authorizationCode: string }
    expect(await statusAndCode(redeem(authorizationCode, newVerifier()))).toEqual([401, 'AUT438'])
    const token = (await redeem(authorizationCode, verifier)).body as Token
    expect(token).toMatchObject({ consumerNo: 'C00000001', consumerType: 'REGISTERED', memberId: 'KM-100001' })
    expect(await statusAndCode(redeem(authorizationCode, verifier))).toEqual([409, 'AUT409'])
  })

  it('answers a wrong password and an unknown address alike, and knows an associate who is right', async () => {
    for (const [username, password, code] of [
      ['ipa@kerb.example', 'Wrong-2026', 'AUT401'],
      ['associate@kerb.example', 'Wrong-2026', 'AUT401'],
      ['nobody-at-all@kerb.example', demoPassword, 'AUT401'],
      ['associate@kerb.example', demoPassword, 'AUT418'],
    ] as const)
      expect(await statusAndCode(signin(username, password)), username).toEqual([401, code])
  })

  it('warns before it locks, locks after ten failures, and treats unknown addresses alike', async () => {
    for (const username of ['wranx@kerb.example', 'nobody@kerb.example']) {
      const answers: unknown[] = []
      for (let tries = 0; tries < 11; tries += 1) answers.push((await statusAndCode(signin(username, 'Wrong-2026')))[1])
      expect(answers, username).toEqual([...Array(8).fill('AUT401'), 'AUT426', 'AUT423', 'AUT423'])
    }
    const locked = await signin('wranx@kerb.example', demoPassword)
    expect([locked.status, errorIdOf(locked)]).toEqual([423, 'AUT423'])
    const seconds = Number(locked.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(800)
    expect(seconds).toBeLessThanOrEqual(900)
    expect(JSON.stringify(locked.body)).toMatch(/in 1[45] minutes/)
  })

  it('counts tries that arrive at once', async () => {
    const username = 'newmember@kerb.example'
    const answers = await Promise.all(Array.from({ length: 14 }, () => statusAndCode(signin(username, 'Wrong-2026'))))
    expect(answers.filter(([, code]) => code === 'AUT423').length).toBeGreaterThanOrEqual(4)
    expect(await statusAndCode(signin(username, demoPassword))).toEqual([423, 'AUT423'])
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
      expect(await statusAndCode(platform().ask('auth.token', { body: { type: 'Refresh', refreshToken } }))).toEqual([
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
    expect(await statusAndCode(login('registered@kerb.example'))).toEqual([401, 'AUT418'])
    for (const storeId of ['KERB-US-102', 'nowhere'])
      expect(await statusAndCode(login('associate@kerb.example', storeId))).toEqual([404, 'STR404'])
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

describe('the cart of a shopper who signs in', () => {
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
    const repeated = await enter('registered@kerb.example', bearer(other.accessToken), { basketId: second.id })
    const joined = await as(repeated).call('cart.get', { params: { basketId: repeated.basketId ?? '' } })
    expect(joined.items.map(({ upc }) => upc).sort()).toEqual(['ST000001C0-39', 'ST000001C0-40'])
  })

  it('is transferred only with its own guest’s token', async () => {
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
  it('has the person’s data, with points when requested', async () => {
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

  it('has a date of birth and a number as the spec judges them, kept in one form', async () => {
    const person = as(await enter('ipa@kerb.example'))
    const young = new Date().getUTCFullYear() - 10
    for (const birthDate of [
      '31/12/1899',
      '12/31/1899',
      '1899-12-31',
      '13/31/1990',
      `${young}-01-01`,
      `01/01/${young}`,
    ])
      expect(await person.refusal('consumer.update', { body: { birthDate } }), birthDate).toBe('PRO410')
    for (const phone of ['1', '1234567890', '123-456-789', 'call me', '+1 112 555 0199', '212555019'])
      expect(await person.refusal('consumer.update', { body: { phone } }), phone).toBe('PRO420')
    for (const names of [{ firstName: 'A1' }, { lastName: '<b>' }, { firstName: 'Lin', lastName: '🙂' }])
      expect(await person.refusal('consumer.update', { body: names }), JSON.stringify(names)).toBe('PRO421')
    const valid = { birthDate: '02/29/1988', phone: '(415) 555 - 0199', lastName: 'O’Neill-Łuk' }
    const source = { acquisitionType: 'ECOMM', campaignName: 'spring' }
    expect((await person.call('consumer.update', { body: { source } })).consumerDetails.source).toEqual(source)
    const { consumerDetails } = await person.call('consumer.update', { body: valid })
    expect(consumerDetails).toMatchObject({
      source,
      birthDate: '1988-02-29',
      phone: '+14155550199',
      lastName: 'O’Neill-Łuk',
    })
    // The number in another format is still taken.
    expect(await person.refusal('consumer.update', { body: { phone: '212.555.0144' } })).toBe('AUT442')
    expect((await person.call('consumer.update', { body: { birthDate: null } })).consumerDetails.birthDate).toBeNull()
    const member = as(await enter('member@kerb.example'))
    expect(await member.refusal('consumer.update', { body: { birthDate: null } })).toBe('PRO411')
  })

  it('is refused without a token and for guests', async () => {
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
      nextLoyaltyVoucher: { points: 5000, amountInCurrency: 7500 },
      loyaltyHistory: [],
    })
    expect(await as(await enter('registered@kerb.example')).refusal('consumer.vouchers', {})).toBe('REW130')
  })
})

describe('the loyalty program', () => {
  it('proves a membership to its own pages, and nothing to the shop’s calls', async () => {
    const person = await enter('member@kerb.example')
    const body = { usid: 'visitor-1' }
    const { token, expiresIn } = await as(person).call('consumer.loyaltyToken', { body })
    expect(expiresIn).toBeLessThanOrEqual(600)
    expect(jwtClaims(token)).toMatchObject({ sub: 'KM-100001', usid: 'visitor-1' })
    expect(jwtClaims(token)).not.toHaveProperty('source')
    const tracked = await platform().call('consumer.loyaltyToken', { body }, 'en-us', {
      ...bearer(person.accessToken),
      source: 'app-banner',
    })
    expect(jwtClaims(tracked.token)).toMatchObject({ source: 'app-banner' })
    expect(errorIdOf(await platform().ask('consumer.get', {}, 'en-us', bearer(token)))).toBe('AUT498')
    expect(await as(await enter('registered@kerb.example')).refusal('consumer.loyaltyToken', { body })).toBe('REW130')
    expect(await as(await guest()).refusal('consumer.loyaltyToken', { body })).toBe('PRO404')
    expect(errorIdOf(await platform().ask('consumer.loyaltyToken', { body }))).toBe('REW401')
  })

  it('welcomes a member with a code that they can use, and nobody else', async () => {
    const member = as(await enter('member@kerb.example'))
    expect(await member.call('consumer.welcomePromotion', {})).toEqual({ code: null, expiresAt: null })
    const promotion = { promotionId: 'hello', level: 'ORDER', name: { en: 'Hello' }, condition: { coupon: true } }
    const always = { promotionId: 'hello', maxUses: null, maxUsesPerCustomer: 1, startsAt: null, endsAt: null }
    await platform().admin('/promotions', {
      promotions: [{ ...promotion, benefit: { kind: 'percent', rate: 1500 }, endsAt: '2099-06-01T00:00:00Z' }],
      coupons: [
        { ...always, code: 'A-LATER', welcome: true, startsAt: '2099-01-01T00:00:00Z' },
        { ...always, code: 'B-ANYBODY' },
        { ...always, code: 'C-HELLO', welcome: true, endsAt: '2099-03-01T01:00:00+01:00' },
      ],
    })
    const offer = { code: 'C-HELLO', expiresAt: '2099-03-01T00:00:00.000Z' }
    expect(await member.call('consumer.welcomePromotion', {})).toEqual(offer)
    expect(await as(await enter('registered@kerb.example')).refusal('consumer.welcomePromotion', {})).toBe('REW130')
  })
})

describe('an account of one’s own', () => {
  const signUp = (body: object, verifier = newVerifier()) =>
    platform().ask('auth.signup', {
      body: { email: 'x@shop.example', password: demoPassword, codeChallenge: challengeOf(verifier), ...body },
    })
  const codeOf = (answer: { readonly body: unknown }) =>
    (answer.body as { authorizationCode: string }).authorizationCode

  it('is signed in to at once, and keeps what was typed', async () => {
    const verifier = newVerifier()
    const details = { firstName: 'Zoë', lastName: '王', phone: '(212) 555-0177', birthDate: '05/31/2001' }
    const answer = await signUp({ email: ' Zoe@Shop.example', ...details }, verifier)
    const token = (await redeem(codeOf(answer), verifier)).body as Token
    expect(token).toMatchObject({ consumerType: 'REGISTERED', memberId: null })
    const { consumerDetails, isLoyaltyMember } = await as(token).call('consumer.get', {})
    expect(consumerDetails).toMatchObject({
      email: 'zoe@shop.example',
      firstName: 'Zoë',
      lastName: '王',
      phone: '+12125550177',
      birthDate: '2001-05-31',
    })
    expect(isLoyaltyMember).toBe(false)
    expect(await mailsTo(platform(), 'zoe@shop.example')).toHaveLength(1)
    expect((await signin('zoe@shop.example', demoPassword)).status).toBe(200)
  })

  it('is one account, however often and in whatever case the address is sent at once', async () => {
    const answers = await Promise.all(
      ['twin@shop.example', 'Twin@shop.example', 'TWIN@SHOP.EXAMPLE'].map((email) => statusAndCode(signUp({ email }))),
    )
    expect(answers.map(([, code]) => code).sort()).toEqual(['AUT439', 'AUT439', null])
  })

  it.each([
    [{ email: 'no address' }, 'AUT453'],
    [{ password: 'Short-1' }, 'FE872'],
    [{ password: 'long enough' }, 'FE872'],
    [{ phone: '12' }, 'PRO420'],
    [{ firstName: 'A1' }, 'PRO421'],
    [{ birthDate: '2024-01-01' }, 'PRO410'],
    [{ email: 'MEMBER@kerb.example' }, 'AUT439'],
    [{ email: 'associate@kerb.example' }, 'PRO400'],
  ])('is refused with %j as %s', async (body, code) => {
    expect((await statusAndCode(signUp(body)))[1]).toBe(code)
  })
})

describe('enrollment', () => {
  const find = async (email: string, headers = {}) =>
    (await platform().ask('consumer.lookup', { query: { email } }, 'en-us', headers)).body

  it('finds whether an email has an account, and tells its owner alone about a membership', async () => {
    const known = { exists: true, isLoyaltyMember: false }
    expect(await find(' Member@KERB.example')).toEqual(known)
    expect(await find('nobody-yet@kerb.example')).toEqual({ exists: false, isLoyaltyMember: false })
    const own = bearer((await enter('member@kerb.example')).accessToken)
    expect(await find('member@kerb.example', own)).toEqual({ ...known, isLoyaltyMember: true })
    expect(await find('newmember@kerb.example', own)).toEqual(known)
    expect(await statusAndCode(platform().ask('consumer.lookup', { query: { email: 'no address' } }))).toEqual([
      400,
      'AUT453',
    ])
  })

  it('has an end to looking emails up, right or wrong', async () => {
    const headers = bearer((await guest()).accessToken)
    const answers: unknown[] = []
    for (let asked = 0; asked < 21; asked += 1) {
      const query = { email: asked % 2 ? 'member@kerb.example' : `nobody-${asked}@kerb.example` }
      answers.push(await statusAndCode(platform().ask('consumer.lookup', { query }, 'en-us', headers)))
    }
    expect(answers.slice(0, 20)).toEqual(Array(20).fill([200, null]))
    expect(answers[20]).toEqual([429, 'API429'])
  })

  it('makes a member of whoever asks and has a date of birth, once, whatever an operator sends later', async () => {
    const token = await enter('registered@kerb.example')
    expect(await as(token).refusal('consumer.create', { body: {} })).toBe('PRO411')
    expect(await as(token).refusal('consumer.create', { body: { birthDate: '2024-01-01' } })).toBe('PRO410')
    expect((await as(token).call('consumer.get', {})).isLoyaltyMember).toBe(false)
    const joined = await as(token).call('consumer.create', { body: { birthDate: '1990-05-17', firstName: 'Tam' } })
    expect(joined).toMatchObject({ isLoyaltyMember: true, loyaltySummary: { points: { balance: 0 } } })
    expect(joined.consumerDetails).toMatchObject({ firstName: 'Tam', birthDate: '1990-05-17' })
    expect(joined.enrollments).toEqual([{ type: 'Loyalty', enrolledAt: joined.loyaltyOptInDate }])
    const again = await as(token).call('consumer.create', { body: {} })
    expect(again.loyaltyOptInDate).toBe(joined.loyaltyOptInDate)
    expect(await as(token).refusal('consumer.create', { body: { birthDate: '' } })).toBe('PRO411')
    const sent = (await seedPeople(quickCost)).find(({ email }) => email === 'registered@kerb.example')
    await platform().admin('/people', { people: [{ ...sent, firstName: 'Tamsine' }] })
    const { memberId } = await enter('registered@kerb.example')
    expect(memberId).toMatch(/^KM-/)
  })
})

describe('a password', () => {
  const email = 'ipa@kerb.example'
  const forget = (address: string) => platform().ask('auth.resetPassword', { body: { email: address } })
  const confirm = (token: string, newPassword: string) =>
    statusAndCode(platform().ask('auth.confirmForgotPassword', { body: { token, newPassword } }))
  const change = (token: Token, currentPassword: string, newPassword: string) =>
    statusAndCode(
      platform().ask(
        'auth.changePassword',
        { body: { currentPassword, newPassword } },
        'en-us',
        bearer(token.accessToken),
      ),
    )

  it('is changed by who knows it; every other device is signed out, and the account’s owner hears of it', async () => {
    const [here, elsewhere] = [await enter(email), await enter(email)]
    expect(await change(here, 'Wrong-2026', 'Second-2026')).toEqual([422, 'AUT450'])
    expect((await change(here, demoPassword, demoPassword))[1]).toBe('AUT451')
    expect(await change(here, demoPassword, 'Second-2026')).toEqual([200, null])
    expect(await as(here).refusal('consumer.get', {})).toBe(null)
    expect(await as(elsewhere).refusal('consumer.get', {})).toBe('AUT498')
    expect((await statusAndCode(signin(email, demoPassword)))[1]).toBe('AUT401')
    expect((await change(here, 'Second-2026', demoPassword))[1]).toBe('AUT452')
    expect(await mailsTo(platform(), email)).toHaveLength(1)
  })

  it('is chosen anew by the newest link that was mailed, once, which signs out everywhere', async () => {
    const session = await enter('registered@kerb.example')
    await forget('Registered@KERB.example')
    const first = await resetTokenOf(platform(), 'registered@kerb.example')
    await forget('registered@kerb.example')
    const second = await resetTokenOf(platform(), 'registered@kerb.example', first)
    expect(await confirm(first, 'Third-2026')).toEqual([410, 'AUT402'])
    expect((await confirm(second, 'short'))[1]).toBe('FE872')
    expect((await confirm(second, demoPassword))[1]).toBe('AUT451')
    const both = await Promise.all([confirm(second, 'Third-2026'), confirm(second, 'Third-2026')])
    expect(both.map(([status]) => status).sort()).toEqual([200, 410])
    expect((await signin('registered@kerb.example', 'Third-2026')).status).toBe(200)
    expect(await as(session).refusal('consumer.get', {})).toBe('AUT498')
  })

  it('is asked for with one answer, whether there is an account or not', async () => {
    const [known, unknown] = [await forget('athlete@kerb.example'), await forget('nobody-here@kerb.example')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    await resetTokenOf(platform(), 'athlete@kerb.example')
    expect(await mailsTo(platform(), 'nobody-here@kerb.example')).toEqual([])
  })

  it('that was changed is not taken back by what the operator sends later', async () => {
    const people = (await seedPeople(quickCost)).map((person) => ({ ...person, firstName: 'Renamed' }))
    await platform().admin('/people', { people })
    expect((await signin('registered@kerb.example', 'Third-2026')).status).toBe(200)
  })
})
