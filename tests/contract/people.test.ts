import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, seedEmployees, seedGiftCards, seedPeople, seedRewards } from '../../platform/db/seed/people.ts'
import { seedStores } from '../../platform/db/seed/stores.ts'
import { signToken } from '../../platform/payments/sandbox/tokens.ts'
import type { OperationId, OperationOf } from '../../shared/operations/index.ts'
import type { OperationInput } from '../../shared/operations/operation.ts'
import { errorIdOf, type Platform } from '../integration/platform/platform.ts'
import { startFilledPlatform } from './target.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startFilledPlatform()
  await platform.admin('/stores', { stores: seedStores.slice(0, 2) })
  await platform.admin('/people', {
    people: await seedPeople(),
    employees: seedEmployees,
    rewards: seedRewards,
    giftCards: (await seedGiftCards()).slice(0, 1),
  })
})
afterAll(() => platform?.close())

const paymentSecret = 'local-payment-secret-change-me-when-you-deploy'
const newVerifier = () => randomBytes(32).toString('base64url')
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const guest = () => platform.call('auth.token', { body: { type: 'Guest' } })

const signin = (username: string, password: string, verifier = newVerifier()) =>
  platform.ask('auth.signin', { body: { username, password, codeChallenge: challengeOf(verifier) } })
const redeem = (authorizationCode: string, codeVerifier: string, headers = {}, guestObjects = {}) =>
  platform.ask(
    'auth.token',
    { body: { type: 'Registered', authorizationCode, codeVerifier, guestObjects } },
    'en-us',
    headers,
  )
type Token = Awaited<ReturnType<typeof guest>>

async function enter(username: string, headers = {}, guestObjects = {}): Promise<Token> {
  const verifier = newVerifier()
  const { authorizationCode } = (await signin(username, demoPassword, verifier)).body as { authorizationCode: string }
  return (await redeem(authorizationCode, verifier, headers, guestObjects)).body as Token
}
const as = (token: Token) => ({
  call: <Id extends OperationId>(id: Id, input: OperationInput<OperationOf<Id>>) =>
    platform.call(id, input, 'en-us', bearer(token.accessToken)),
  refusal: async <Id extends OperationId>(id: Id, input: OperationInput<OperationOf<Id>>) =>
    errorIdOf(await platform.ask(id, input, 'en-us', bearer(token.accessToken))),
})
const told = async (answer: Promise<Awaited<ReturnType<typeof signin>>>) => {
  const { status, ...rest } = await answer
  return [status, errorIdOf({ status, ...rest })]
}

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
    const second = await platform.call('auth.token', { body: { type: 'Refresh', refreshToken: first.refreshToken } })
    expect(second).toMatchObject({ consumerNo: 'C00000006', consumerType: 'ATHLETE' })
    await platform.call('auth.signout', { body: { refreshToken: second.refreshToken } })
    for (const { refreshToken } of [first, second])
      expect(await told(platform.ask('auth.token', { body: { type: 'Refresh', refreshToken } }))).toEqual([
        401,
        'AUT401',
      ])
    for (const token of [first, second]) expect(await as(token).refusal('consumer.get', {})).toBe('AUT498')
  })

  it('is an associate’s only through their own door, for their own store', async () => {
    const login = (username: string, storeId?: string, verifier = newVerifier()) =>
      platform.ask('auth.agentLogin', {
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
    expect(errorIdOf(await platform.ask('consumer.get', {}))).toBe('AUT498')
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

describe('saved addresses', () => {
  const address = {
    firstName: 'Ilo',
    lastName: 'Brackwater',
    addressLine1: '5 Ferrow Street',
    city: 'Portland',
    province: 'OR',
    postalCode: '97209',
    country: 'US',
  }

  it('have one main address of each type: the first, until another is chosen', async () => {
    const person = as(await enter('ipa@kerb.example'))
    const add = (change: object) => person.call('consumer.addAddress', { body: { ...address, ...change } })
    await add({ approachType: 'S' })
    await add({ approachType: 'B' })
    const { addresses } = await add({ approachType: 'S', addressLine1: '6 Ferrow Street', main: true })
    const mains = addresses.map(({ addressLine1, approachType, main }) => [addressLine1, approachType, main])
    expect(mains).toEqual([
      ['5 Ferrow Street', 'S', false],
      ['5 Ferrow Street', 'B', true],
      ['6 Ferrow Street', 'S', true],
    ])
    const id = (index: number) => ({ addressId: addresses[index]?.id ?? '' })
    const back = await person.call('consumer.updateAddress', { params: id(0), body: { ...address, main: true } })
    expect(back.addresses.map(({ main }) => main)).toEqual([true, true, false])
    const left = await person.call('consumer.removeAddress', { params: id(0) })
    expect(left.addresses.map(({ main }) => main)).toEqual([true, true])
    expect(await person.refusal('consumer.removeAddress', { params: id(1) })).toBe('PRO414')
    expect(await person.refusal('consumer.removeAddress', { params: id(0) })).toBe('CCA401')
    expect(await person.refusal('consumer.updateAddress', { params: id(0), body: address })).toBe('CCA401')
  })

  it('are refused when no parcel could find them', async () => {
    const person = as(await enter('athlete@kerb.example'))
    for (const wrong of [{ postalCode: 'x' }, { firstName: '' }, { province: 'ZZ' }, { phone: '1' }])
      expect(
        await person.refusal('consumer.addAddress', { body: { ...address, ...wrong } }),
        JSON.stringify(wrong),
      ).toBe('CHK320')
  })

  it('are saved once, however they are spelled', async () => {
    const person = as(await enter('athlete@kerb.example'))
    await person.call('consumer.addAddress', { body: address })
    const spelled = { ...address, addressLine1: '5  FERROW STREET.' }
    expect(await person.refusal('consumer.addAddress', { body: spelled })).toBe('CCA400')
  })

  it('keep one main address when two arrive at once', async () => {
    const person = as(await enter('employee@kerb.example'))
    const both = ['7', '8', '9'].map((number) =>
      person.call('consumer.addAddress', { body: { ...address, addressLine1: `${number} Row`, main: true } }),
    )
    await Promise.all(both)
    const { addresses } = (await person.call('consumer.get', {})).consumerDetails
    expect(addresses.filter(({ approachType, main }) => approachType === 'S' && main)).toHaveLength(1)
  })

  it('are nobody else’s', async () => {
    const stranger = as(await enter('registered@kerb.example'))
    expect(await stranger.refusal('consumer.removeAddress', { params: { addressId: 'A1-S' } })).toBe('CCA401')
  })
})

describe('saved instruments', () => {
  it('are a person’s own rewards, and those they add, once', async () => {
    const member = as(await enter('member@kerb.example'))
    const { instruments } = await member.call('consumer.paymentInstruments', {
      query: { payment_method_id: 'REWARD_CARD' },
    })
    expect(instruments).toMatchObject([{ label: '•••• 0001', payment_method_id: 'REWARD_CARD' }])
    expect(JSON.stringify(instruments)).not.toContain('token')
    const body = { payment_method_id: 'REWARD_CODE' as const, code: 'kerb-reward-10' }
    const saved = await member.call('consumer.savePaymentInstrument', { body })
    expect(await member.refusal('consumer.savePaymentInstrument', { body })).toBe('PYT300')
    const params = { paymentInstrumentId: saved.paymentInstrumentId }
    const main = await member.call('consumer.updatePaymentInstrument', { params, body: { main: true } })
    expect(main.main).toBe(true)
    await member.call('consumer.removePaymentInstrument', { params })
    expect(await member.refusal('consumer.removePaymentInstrument', { params })).toBe('PYT404')
    expect(await member.refusal('consumer.updatePaymentInstrument', { params, body: { main: true } })).toBe('PYT404')
  })

  it('are cards from the payment page, each once, none that has run out', async () => {
    const person = as(await enter('athlete@kerb.example'))
    const card = (print: string, expires: string) => {
      const claims = {
        jti: print,
        brand: 'visa',
        last4: '4242',
        bin: '424242',
        outcome: 'authorised',
        expires,
        print,
      } as const
      return signToken(paymentSecret, 'card', claims, Date.now())
    }
    const save = async (sessionID: Promise<string>) =>
      person.call('consumer.savePaymentInstrument', {
        body: { payment_method_id: 'CREDIT_CARD', sessionID: await sessionID },
      })
    const refusal = async (sessionID: Promise<string>) =>
      person.refusal('consumer.savePaymentInstrument', {
        body: { payment_method_id: 'CREDIT_CARD', sessionID: await sessionID },
      })
    const first = await save(card('one', '2099-12'))
    expect(first).toMatchObject({ label: 'Visa •••• 4242', expires: '2099-12', main: true })
    expect(Object.keys(first)).not.toContain('token')
    expect((await save(card('two', '2099-12'))).main).toBe(false)
    expect(await refusal(card('one', '2099-12'))).toBe('PYT300')
    expect(await refusal(card('three', '2020-01'))).toBe('FE309')
    await person.call('consumer.removePaymentInstrument', {
      params: { paymentInstrumentId: first.paymentInstrumentId },
    })
    const { instruments } = await person.call('consumer.paymentInstruments', {})
    expect(instruments.map(({ main }) => main)).toEqual([true])
  })

  it('take nothing that isn’t the person’s to use', async () => {
    const stranger = as(await enter('registered@kerb.example'))
    const save = (body: object) =>
      stranger.refusal('consumer.savePaymentInstrument', { body: body as { payment_method_id: 'REWARD_CODE' } })
    expect(await save({ payment_method_id: 'REWARD_CODE', code: 'KERBMARA15' })).toBe('PAY400')
    expect(await save({ payment_method_id: 'REWARD_CODE', code: 'KERBREWARDOLD' })).toBe('PAY400')
    expect(await save({ payment_method_id: 'REWARD_CARD', code: 'KERBREWARD10' })).toBe('PAY400')
    expect(await save({ payment_method_id: 'CREDIT_CARD', sessionID: 'never-made' })).toBe('PAY400')
    expect(await save({ payment_method_id: 'CREDIT_CARD', number: '4111111111111111' })).toBe('PAY400')
  })
})

describe('a newsletter', () => {
  const wish = { type: 'Newsletter', channel: 'email', optin: true, recipient: 'Reader@kerb.example' } as const

  it('is anybody’s to ask for, and a person’s own to leave', async () => {
    const visitor = as(await guest())
    await visitor.call('consumer.subscribe', { body: { ...wish, recipient: 'Registered@kerb.example' } })
    expect(await visitor.refusal('consumer.subscribe', { body: { ...wish, recipient: 'no address' } })).toBe('AUT453')
    expect(await visitor.refusal('consumer.updateSubscription', { body: { ...wish, optin: false } })).toBe('PRO404')
    const person = as(await enter('registered@kerb.example'))
    const { subscriptions } = await person.call('consumer.subscriptions', {})
    expect(subscriptions).toMatchObject([{ recipient: 'registered@kerb.example', optin: true }])
    const body = { ...wish, recipient: 'registered@kerb.example', optin: false }
    expect((await person.call('consumer.updateSubscription', { body })).subscriptions).toMatchObject([{ optin: false }])
  })
})

describe('the box beside an address at checkout', () => {
  it('subscribes the address it is ticked for', async () => {
    const shopper = await guest()
    const item = { productId: 'ST000001C0', upc: 'ST000001C0-40' }
    const { id: basketId } = await as(shopper).call('cart.createWithItem', { body: { item } })
    const address = {
      firstName: 'Ilo',
      lastName: 'Brackwater',
      addressLine1: '5 Ferrow Street',
      city: 'Portland',
      province: 'OR',
      postalCode: '97209',
      country: 'US',
      phone: '+15035550114',
      email: 'Ticked@kerb.example',
      subscriptions: { newsletterConsent: true },
    }
    await as(shopper).call('cart.setBillingAddress', { params: { basketId }, body: { address } })
    const [first] = await seedPeople()
    const person = { ...first, consumerId: 'C00000077', email: 'ticked@kerb.example', phone: null, addresses: [] }
    await platform.admin('/people', { people: [person] })
    const { subscriptions } = await as(await enter('ticked@kerb.example')).call('consumer.subscriptions', {})
    expect(subscriptions).toMatchObject([{ recipient: 'ticked@kerb.example', optin: true, country: 'US' }])
  })
})

describe('people as an operator sends them', () => {
  it('are written once, and keep what they did since', async () => {
    const people = await seedPeople()
    expect((await platform.admin('/people', { people })).body).toMatchObject({ written: 0, unchanged: people.length })
    const token = await enter('newemployee@kerb.example')
    await as(token).call('consumer.update', { body: { employeeTermsAccepted: true } })
    const changed = people.map((person) => ({ ...person, gender: 'unsaid' }))
    expect((await platform.admin('/people', { people: changed })).body).toMatchObject({ failed: [] })
    expect((await enter('newemployee@kerb.example')).isEmployeeDiscountTCAccepted).toBe(true)
    await platform.admin('/people', { people })
  })

  it('are refused by name: a password in the clear, an address of somebody else', async () => {
    const [first] = await seedPeople()
    const bad = [
      { ...first, consumerId: 'C00000091', email: 'a@kerb.example', passwordHash: demoPassword },
      { ...first, consumerId: 'C00000092' },
      { ...first, consumerId: 'G00000093', email: 'c@kerb.example' },
    ]
    const { body } = await platform.admin('/people', { people: bad })
    expect((body as { failed: { id: string }[] }).failed.map(({ id }) => id).sort()).toEqual([
      'C00000091',
      'C00000092',
      'G00000093',
    ])
  })

  it('may have cards of the payment sandbox on file, and no other', async () => {
    const card = { consumerId: 'C00000006', number: '4000000000000002', expiry: '12/90', code: '123' }
    const send = (testCards: object[]) => platform.admin('/people', { testCards })
    expect((await send([card])).body).toMatchObject({ written: 1, failed: [] })
    expect((await send([card])).body).toMatchObject({ written: 0, unchanged: 1 })
    const wrong = [
      { ...card, number: '4111111111111111' },
      { ...card, expiry: '01/20' },
    ]
    expect((await send(wrong)).body).toMatchObject({ written: 0, failed: [{ id: '#0' }, { id: '#1' }] })
    const { instruments } = await as(await enter('athlete@kerb.example')).call('consumer.paymentInstruments', {})
    expect(instruments.map(({ label }) => label)).toContain('Visa •••• 0002')
  })

  it('can be closed: no token is given or renewed any more', async () => {
    const [, , registered] = await seedPeople()
    const token = await enter('registered@kerb.example')
    await platform.admin('/people', { people: [{ ...registered, blocked: true }] })
    expect(await told(signin('registered@kerb.example', demoPassword))).toEqual([423, 'AUT441'])
    expect(await told(signin('registered@kerb.example', 'Wrong-2026'))).toEqual([401, 'AUT401'])
    const renewal = platform.ask('auth.token', { body: { type: 'Refresh', refreshToken: token.refreshToken } })
    expect(await told(renewal)).toEqual([401, 'AUT401'])
    expect(await as(token).refusal('consumer.get', {})).toBe('AUT498')
    await platform.admin('/people', { people: [registered] })
  })
})
