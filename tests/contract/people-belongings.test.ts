import { describe, expect, it } from 'vitest'
import { signToken } from '../../demo/payments/sandbox/tokens.ts'
import { demoPassword, seedPeople } from '../../demo/seed/people.ts'
import { quickCost } from '../harness/quick-cost.ts'
import { confirmationTokenOf, mailsTo } from './outbox.ts'
import { usePeople } from './people-scene.ts'

const { platform, guest, signin, enter, as, statusAndCode } = usePeople()
const paymentSecret = 'local-payment-secret-change-me-when-you-deploy'

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
    const remaining = await person.call('consumer.removeAddress', { params: id(0) })
    expect(remaining.addresses.map(({ main }) => main)).toEqual([true, true])
    expect(await person.refusal('consumer.removeAddress', { params: id(1) })).toBe('PRO414')
    expect(await person.refusal('consumer.removeAddress', { params: id(0) })).toBe('CCA401')
    expect(await person.refusal('consumer.updateAddress', { params: id(0), body: address })).toBe('CCA401')
  })

  it('are refused when no parcel could find them', async () => {
    const person = as(await enter('athlete@kerb.example'))
    for (const invalid of [{ postalCode: 'x' }, { firstName: '' }, { province: 'ZZ' }, { phone: '1' }])
      expect(
        await person.refusal('consumer.addAddress', { body: { ...address, ...invalid } }),
        JSON.stringify(invalid),
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

  it('are accessible only to their owner', async () => {
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

  it('are cards from the payment page, each once, without expired ones', async () => {
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

describe('notifications', () => {
  it('are chosen by topic, and two choices in the same instant both count', async () => {
    const person = as(await enter('ipa@kerb.example'))
    const choose = (topic: string, enabled: boolean) =>
      person.call('consumer.updateNotifications', { body: { topic, enabled } })
    await Promise.all([choose('orders', false), choose('favoriteStock', true)])
    const body = { preferences: { preferredShoeSize: '9' } }
    await Promise.all([choose('favoritePrices', true), person.call('consumer.update', { body })])
    const { notifications, preferences } = await person.call('consumer.get', {})
    expect(notifications).toEqual({ orders: false, favoriteStock: true, favoritePrices: true })
    expect(preferences.preferredShoeSize).toBe('9')
  })
})

describe('a newsletter', () => {
  const wish = { type: 'Newsletter', channel: 'email', optin: true, recipient: 'Reader@kerb.example' } as const

  it('can be requested by anyone, and unsubscribed only by its owner', async () => {
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

  it('counts once the owner of the address has confirmed it, until it is cancelled', async () => {
    const recipient = 'athlete@kerb.example'
    const visitor = as(await guest())
    const person = as(await enter(recipient))
    const confirm = (token: string) => visitor.refusal('consumer.confirmSubscription', { body: { token } })
    const isConfirmed = async () =>
      (await person.call('consumer.subscriptions', {})).subscriptions.map(({ doubleOptin }) => doubleOptin)

    await visitor.call('consumer.subscribe', { body: { ...wish, recipient, doubleOptin: true } })
    expect(await isConfirmed()).toEqual([false])
    const token = await confirmationTokenOf(platform(), recipient)
    expect(await confirm(`${token}x`)).toBe('AUT402')
    for (let opened = 0; opened < 2; opened += 1)
      expect(await visitor.call('consumer.confirmSubscription', { body: { token } })).toEqual({ recipient })
    expect(await isConfirmed()).toEqual([true])

    const mails = (await mailsTo(platform(), recipient)).length
    await visitor.call('consumer.subscribe', { body: { ...wish, recipient } })
    expect(await mailsTo(platform(), recipient), 'no mail to somebody who has confirmed').toHaveLength(mails)
    await person.call('consumer.updateSubscription', { body: { ...wish, recipient, optin: false } })
    expect(await confirm(token)).toBe('AUT402')
    await person.call('consumer.subscribe', { body: { ...wish, recipient } })
    expect(await isConfirmed()).toEqual([false])
  })

  it('fills nobody’s mailbox', async () => {
    const visitor = as(await guest())
    for (let press = 0; press < 5; press += 1)
      await visitor.call('consumer.subscribe', { body: { ...wish, recipient: 'flooded@kerb.example' } })
    expect(await mailsTo(platform(), 'flooded@kerb.example')).toHaveLength(3)
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
      subscriptions: { newsletterConsent: true, wording: 'Mail me news' },
    }
    await as(shopper).call('cart.setBillingAddress', { params: { basketId }, body: { address } })
    const [first] = await seedPeople(quickCost)
    const own = { consumerId: 'C00000077', email: 'ticked@kerb.example' }
    const person = { ...first, ...own, phone: null, loyalty: null, addresses: [] }
    await platform().admin('/people', { people: [person] })
    const { subscriptions } = await as(await enter('ticked@kerb.example')).call('consumer.subscriptions', {})
    expect(subscriptions).toMatchObject([{ recipient: 'ticked@kerb.example', optin: true, country: 'US' }])
    const noted = await platform().rows(
      "SELECT what, wording FROM consent_events WHERE recipient = 'ticked@kerb.example'",
    )
    expect(noted).toEqual([{ what: 'asked', wording: 'Mail me news' }])
  })
})

describe('people as an operator sends them', () => {
  it('are written once, and keep what they did since', async () => {
    const people = await seedPeople(quickCost)
    expect((await platform().admin('/people', { people })).body).toMatchObject({ written: 0, unchanged: people.length })
    const token = await enter('newemployee@kerb.example')
    await as(token).call('consumer.update', { body: { employeeTermsAccepted: true } })
    const changed = people.map((person) => ({ ...person, gender: 'unsaid' }))
    expect((await platform().admin('/people', { people: changed })).body).toMatchObject({ failed: [] })
    expect((await enter('newemployee@kerb.example')).isEmployeeDiscountTCAccepted).toBe(true)
    await platform().admin('/people', { people })
  })

  it('are refused by name: a plain-text password, another person’s address', async () => {
    const [first] = await seedPeople(quickCost)
    const bad = [
      { ...first, consumerId: 'C00000091', email: 'a@kerb.example', passwordHash: demoPassword },
      { ...first, consumerId: 'C00000092' },
      { ...first, consumerId: 'G00000093', email: 'c@kerb.example' },
    ]
    const { body } = await platform().admin('/people', { people: bad })
    expect((body as { failed: { id: string }[] }).failed.map(({ id }) => id).sort()).toEqual([
      'C00000091',
      'C00000092',
      'G00000093',
    ])
  })

  it('may have cards on file with the payment provider', async () => {
    const card = { consumerId: 'C00000006', token: 't', label: 'Visa •••• 0002', expires: '2090-12', fingerprint: 'f2' }
    const send = (instruments: object[]) => platform().admin('/people', { instruments })
    expect((await send([card])).body).toMatchObject({ written: 1, failed: [] })
    expect((await send([card])).body).toMatchObject({ written: 0, unchanged: 1 })
    const invalid = [
      { ...card, expires: 'soon' },
      { ...card, token: '' },
    ]
    expect((await send(invalid)).body).toMatchObject({ written: 0, failed: [{ id: '#0' }, { id: '#1' }] })
    const { instruments } = await as(await enter('athlete@kerb.example')).call('consumer.paymentInstruments', {})
    expect(instruments.map(({ label }) => label)).toContain('Visa •••• 0002')
  })

  it('can be closed: no token is given or renewed any more', async () => {
    const [, , registered] = await seedPeople(quickCost)
    const token = await enter('registered@kerb.example')
    await platform().admin('/people', { people: [{ ...registered, blocked: true }] })
    expect(await statusAndCode(signin('registered@kerb.example', demoPassword))).toEqual([423, 'AUT441'])
    expect(await statusAndCode(signin('registered@kerb.example', 'Wrong-2026'))).toEqual([401, 'AUT401'])
    const renewal = platform().ask('auth.token', { body: { type: 'Refresh', refreshToken: token.refreshToken } })
    expect(await statusAndCode(renewal)).toEqual([401, 'AUT401'])
    expect(await as(token).refusal('consumer.get', {})).toBe('AUT498')
    await platform().admin('/people', { people: [registered] })
  })
})

describe('a list of favorites', () => {
  const someProduct = async () =>
    (await platform().call('products.catalog', { query: { count: 1 } })).products[0]?.productId ?? ''

  it('of another shopper is answered like one that does not exist', async () => {
    const id = await someProduct()
    const owner = as(await guest())
    const { favoriteId, items } = await owner.call('wishlists.addFavorite', { body: { id } })
    const other = as(await guest())
    for (const list of [favoriteId ?? '', 'F-unknown']) {
      const params = { favoriteId: list }
      const item = { ...params, itemId: items[0]?.itemId ?? '' }
      expect(await other.refusal('wishlists.removeFavorite', { params: item })).toBe('PRO404')
      expect(await other.refusal('wishlists.share', { params, body: {} })).toBe('PRO404')
      expect(await other.refusal('wishlists.shared', { params })).toBe('PRO404')
      expect(await other.refusal('wishlists.addFavorite', { body: { id, favoriteId: list } })).toBe('PRO404')
    }
    expect((await owner.call('wishlists.favorites', {})).total).toBe(1)
  })

  it('keeps the price and stock of when a product was added', async () => {
    const id = await someProduct()
    const { items } = await as(await guest()).call('wishlists.addFavorite', { body: { id } })
    expect(items).toEqual([
      {
        id,
        itemId: expect.any(String),
        saved: { price: { amount: expect.any(Number), currency: 'USD' }, available: true },
      },
    ])
  })

  it('takes nothing that is not sold', async () => {
    const body = { id: 'KX00000000' }
    expect(await as(await guest()).refusal('wishlists.addFavorite', { body })).toBe('PLP400')
  })
})
