import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashOf } from '../../backend/random-token.ts'
import { demoPassword } from '../../demo/seed/people.ts'
import { seedCoupons, seedPromotions } from '../../demo/seed/promotions.ts'
import { clientAddressHeader } from '../../shared/client-address.ts'
import { clientDeviceHeader } from '../../shared/client-device.ts'
import { solveCaptcha } from '../harness/captcha.ts'
import { type Answer, errorIdOf } from '../integration/platform/platform.ts'
import { openShop, pin, type Shop, size } from './checkout-shop.ts'
import { paymentIdOf, placedOrder } from './ordering.ts'
import { mailsTo, resetTokenOf } from './outbox.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.platform.admin('/promotions', { promotions: seedPromotions, coupons: seedCoupons })
})
afterAll(() => shop?.close())

/** The code of each of this many tries. */
async function tries(count: number, one: () => Promise<Answer>): Promise<(string | null)[]> {
  const codes: (string | null)[] = []
  for (let tried = 0; tried < count; tried += 1) codes.push(errorIdOf(await one()))
  return codes
}

function expectTooMany(answer: Answer): void {
  expect([answer.status, errorIdOf(answer)]).toEqual([429, 'API429'])
  const seconds = Number(answer.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(900)
  expect(JSON.stringify(answer.body)).toContain(String(seconds))
}

it('gift card guesses are limited to ten per guest; correct codes are never refused', async () => {
  const guest = await shop.guest()
  let card = 0
  const guess = () => {
    card += 1
    return guest.ask('cart.giftCardBalance', { body: { code: `NOSUCHCARD${card}`, pin: '1234' } })
  }
  const valid = () => guest.ask('cart.giftCardBalance', { body: { code: 'KERBGIFT0001', pin } })
  expect(await tries(12, valid)).toEqual(Array(12).fill(null))
  expect(await tries(10, guess)).toEqual(Array(10).fill('GFC800'))
  expectTooMany(await guess())
  expectTooMany(await valid())
  const { id } = await guest.fill(size(40))
  const body = { payment_method_id: 'GIFT_CARD', code: 'KERBGIFT0001', pin } as const
  expectTooMany(await guest.ask('cart.addPaymentInstrument', { params: { basketId: id }, body }))
  const other = await shop.guest()
  expect((await other.ask('cart.giftCardBalance', { body: { code: 'KERBGIFT0001', pin } })).status).toBe(200)
})

/** A new guest of this network reads a balance. */
async function balanceFrom(network: string, code: string, typed: string): Promise<Answer> {
  const { token } = await shop.guest()
  const headers = { authorization: `Bearer ${token}`, [clientAddressHeader]: network }
  return shop.platform.ask('cart.giftCardBalance', { body: { code, pin: typed } }, 'en-us', headers)
}

it('a new guest of the same network has no new tries', async () => {
  const guess = () => balanceFrom('198.51.100.7', 'KERBGIFT0003', '9999')
  expect(await tries(10, guess)).toEqual(Array(10).fill('GFC800'))
  expectTooMany(await guess())
  expect((await balanceFrom('2001:db8:7::1', 'KERBGIFT0003', pin)).status).toBe(200)
})

it('sixty wrong pins by others leave a card to its owner', async () => {
  for (let network = 0; network < 6; network += 1)
    await tries(10, () => balanceFrom(`203.0.113.${network}`, 'KERBGIFT0002', '9999'))
  expectTooMany(await balanceFrom('203.0.113.0', 'KERBGIFT0002', pin))
  expect((await balanceFrom('192.0.2.200', 'KERBGIFT0002', pin)).status).toBe(200)
})

it('passwords are guessed forty times from one network, whatever the account', async () => {
  const signIn = (network: string, username: string, password: string) =>
    shop.platform.ask('auth.signin', { body: { username, password, codeChallenge: 'c'.repeat(43) } }, 'en-us', {
      [clientAddressHeader]: network,
    })
  let guessed = 0
  const guess = () => {
    guessed += 1
    return signIn('198.51.100.9', `nobody${guessed}@kerb.example`, 'Wrong-2026')
  }
  expect(await tries(40, guess)).toEqual(Array(40).fill('AUT401'))
  expectTooMany(await guess())
  expect((await signIn('198.51.100.10', 'member@kerb.example', demoPassword)).status).toBe(200)
})

it('an account that others have locked is open to where its owner signed in before', async () => {
  const username = 'athlete@kerb.example'
  const signIn = (network: string, password: string) =>
    shop.platform.ask('auth.signin', { body: { username, password, codeChallenge: 'c'.repeat(43) } }, 'en-us', {
      [clientAddressHeader]: network,
    })
  expect((await signIn('192.0.2.50', demoPassword)).status).toBe(200)
  const codes = await tries(12, () => signIn('198.51.100.11', 'Wrong-2026'))
  expect(codes.slice(8)).toEqual(['AUT426', 'AUT423', 'AUT423', 'AUT423'])
  expect(errorIdOf(await signIn('192.0.2.51', demoPassword))).toBe('AUT423')
  expect((await signIn('192.0.2.50', demoPassword)).status).toBe(200)
})

const device = (number: number) => String(number).padStart(32, '0')

/** Signs in from this network, in this browser if there is one. */
const signInFrom = (network: string, username: string, password: string, browser?: string) =>
  shop.platform.ask('auth.signin', { body: { username, password, codeChallenge: 'c'.repeat(43) } }, 'en-us', {
    [clientAddressHeader]: network,
    ...(browser && { [clientDeviceHeader]: browser }),
  })

it('forty wrong passwords of one person leave their network to everybody else', async () => {
  const codes = await tries(40, () => signInFrom('198.51.100.30', 'one-person@kerb.example', 'Wrong-2026'))
  expect(new Set(codes)).toEqual(new Set(['AUT401', 'AUT426', 'AUT423']))
  expect((await signInFrom('198.51.100.30', 'member@kerb.example', demoPassword)).status).toBe(200)
})

it('a device that has signed in to an account is kept out of it by nobody else', async () => {
  const username = 'registered@kerb.example'
  const network = '198.51.100.31'
  expect((await signInFrom(network, username, demoPassword, device(1))).status).toBe(200)
  await tries(41, () => signInFrom(network, `${crypto.randomUUID()}@kerb.example`, 'Wrong-2026', device(2)))
  expectTooMany(await signInFrom(network, 'athlete@kerb.example', demoPassword, device(2)))
  await tries(10, () => signInFrom('198.51.100.32', username, 'Wrong-2026', device(3)))
  expect(errorIdOf(await signInFrom('198.51.100.33', username, demoPassword, device(4)))).toBe('AUT423')
  for (const place of [network, '198.51.100.33'])
    expect((await signInFrom(place, username, demoPassword, device(1))).status, place).toBe(200)
  const own = await tries(11, () => signInFrom(network, username, 'Wrong-2026', device(1)))
  expect(own.slice(8)).toEqual(['AUT426', 'AUT423', 'AUT423'])
})

it('a new password lifts the lock that its person’s own tries have set', async () => {
  const username = 'ipa@kerb.example'
  const place = ['198.51.100.34', username] as const
  expect((await signInFrom(...place, demoPassword, device(5))).status).toBe(200)
  const own = await tries(10, () => signInFrom(...place, 'Wrong-2026', device(5)))
  expect(own.at(-1)).toBe('AUT423')
  const headers = { [clientAddressHeader]: place[0], [clientDeviceHeader]: device(5) }
  await shop.platform.ask('auth.resetPassword', { body: { email: username } }, 'en-us', headers)
  const token = await resetTokenOf(shop.platform, username)
  const body = { token, newPassword: 'Remembered-2026', confirmPassword: 'Remembered-2026' }
  expect((await shop.platform.ask('auth.confirmForgotPassword', { body }, 'en-us', headers)).status).toBe(200)
  expect((await signInFrom(...place, 'Remembered-2026', device(5))).status).toBe(200)
})

it('links for a new password are asked for twenty addresses of one network, each as often as its owner likes', async () => {
  const ask = (email: string) =>
    shop.platform.ask('auth.resetPassword', { body: { email } }, 'en-us', { [clientAddressHeader]: '198.51.100.35' })
  expect(await tries(25, () => ask('one-person@kerb.example'))).toEqual(Array(25).fill(null))
  expect(await tries(19, () => ask(`${crypto.randomUUID()}@kerb.example`))).toEqual(Array(19).fill(null))
  expectTooMany(await ask('another@kerb.example'))
  expect(errorIdOf(await ask('one-person@kerb.example'))).toBeNull()
})

it('wrong pins for one card leave the others to the network, and wrong pins for ten do not', async () => {
  const network = '198.51.100.36'
  await tries(10, () => balanceFrom(network, 'KERBGIFT0002', '9999'))
  expectTooMany(await balanceFrom(network, 'KERBGIFT0002', pin))
  expect((await balanceFrom(network, 'KERBGIFT0001', pin)).status).toBe(200)
  await tries(9, () => balanceFrom(network, crypto.randomUUID().slice(0, 8), '9999'))
  expectTooMany(await balanceFrom(network, 'KERBGIFT0005', pin))
})

it('coupons that one browser has guessed leave those of the network’s other guests', async () => {
  const guest = async (browser: string) => {
    const { token, fill } = await shop.guest()
    const headers = { authorization: `Bearer ${token}`, [clientAddressHeader]: '198.51.100.37' }
    const { id } = await fill(size(40))
    return (couponCode: string) =>
      shop.platform.ask('cart.addCoupon', { body: { cartId: id, couponCode } }, 'en-us', {
        ...headers,
        [clientDeviceHeader]: browser,
      })
  }
  const guesser = await guest(device(6))
  expect(await tries(20, () => guesser('GUESSED'))).toEqual(Array(20).fill('PRM130'))
  expectTooMany(await guesser('WELCOME10'))
  expect((await (await guest(device(7)))('WELCOME10')).status).toBe(200)
})

it('passwords that are guessed at a device that was left signed in leave the person’s other devices', async () => {
  const [left, own] = [await shop.person('employee'), await shop.person('employee')]
  const body = (currentPassword: string) => ({ currentPassword, newPassword: 'Another-2026' })
  const codes = await tries(11, () => left.ask('auth.changePassword', { body: body('Wrong-2026') }))
  expect(codes).toEqual([...Array(10).fill('AUT450'), 'API429'])
  expect(await own.refusal('auth.changePassword', { body: body(demoPassword) })).toBeNull()
})

it('accounts that a stranger makes of an address, and deletes, keep no mail from its owner and fill no mailbox', async () => {
  const email = 'coveted@kerb.example'
  const from = async (network: string) => {
    const headers = { [clientAddressHeader]: network }
    const body = { email, password: demoPassword, codeChallenge: 'c'.repeat(43) }
    expect((await shop.platform.ask('auth.signup', { body }, 'en-us', headers)).status).toBe(200)
    const { token, refusal } = await shop.person('coveted')
    const askProof = () =>
      shop.platform.ask('auth.mailEmailLink', { body: {} }, 'en-us', { ...headers, authorization: `Bearer ${token}` })
    return { refusal, askProof }
  }
  for (let made = 0; made < 4; made += 1) {
    const stranger = await from('198.51.100.41')
    expect(await stranger.refusal('consumer.deleteAccount', { body: { password: demoPassword } })).toBeNull()
  }
  const deleted = (await mailsTo(shop.platform, email)).filter((mail) => mail.includes('Your account was deleted'))
  expect(deleted).toHaveLength(3)
  const proofs = async () => (await mailsTo(shop.platform, email)).filter((mail) => mail.includes('confirm-email'))
  const before = (await proofs()).length
  const owner = await from('198.51.100.42')
  expect((await proofs()).length).toBe(before + 1)
  expect(await tries(3, owner.askProof)).toEqual([null, null, 'API429'])
})

it('a network is walled for nobody who solves captchas, however many others have', async () => {
  const network = '198.51.100.43'
  const kinds = { 'look-up-network': `network ${network}`, 'sign-in': network, 'sign-up': network }
  for (const [kind, who] of Object.entries(kinds))
    await shop.platform.rows(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 400)
INSERT INTO tries (try_id, kind, who, at) SELECT ?1 || n, ?1, ?2, ?3 FROM numbers RETURNING try_id`,
      kind,
      await hashOf(who),
      String(Date.now()),
    )
  const headers = { [clientAddressHeader]: network, [clientDeviceHeader]: device(10) }
  const codeChallenge = 'c'.repeat(43)
  const each = async (proof: { readonly recaptcha_response?: string }) => {
    const { ask } = shop.platform
    const [email, secrets] = ['walled@kerb.example', { password: demoPassword, codeChallenge, ...proof }]
    const answers = [
      await ask('consumer.lookup', { query: { email, ...proof } }, 'en-us', headers),
      await ask('auth.signin', { body: { username: 'member@kerb.example', ...secrets } }, 'en-us', headers),
      await ask('auth.signup', { body: { email, ...secrets } }, 'en-us', headers),
    ]
    return answers.map(errorIdOf)
  }
  expect(await each({})).toEqual(Array(3).fill('API429'))
  const proof = (await shop.platform.admin('/captcha', {})).body as { recaptcha_response: string }
  expect(await each(proof)).toEqual(Array(3).fill(null))
})

/** The proof of this browser for a sign-in. */
const proofFor = async (browser: string) =>
  solveCaptcha(await shop.platform.call('auth.captcha', { body: { operation: 'auth.signin', device: browser } }))

it('a captcha opens an account that wrong passwords have locked, up to thirty', async () => {
  const username = 'newemployee@kerb.example'
  const attempt = async (password: string, proof: string | null) => {
    const headers = { [clientAddressHeader]: '198.51.100.40', [clientDeviceHeader]: device(8) }
    const body = { username, password, codeChallenge: 'c'.repeat(43), ...(proof && { recaptcha_response: proof }) }
    return shop.platform.ask('auth.signin', { body }, 'en-us', headers)
  }
  await tries(10, () => attempt('Wrong-2026', null))
  const locked = await attempt(demoPassword, null)
  expect(errorIdOf(locked)).toBe('AUT423')
  expect(JSON.stringify(locked.body)).toContain('"captcha":true')
  expect(await tries(18, async () => attempt('Wrong-2026', await proofFor(device(8))))).toEqual(
    Array(18).fill('AUT401'),
  )
  const proof = await proofFor(device(8))
  expect(errorIdOf(await attempt('Wrong-2026', proof))).toBe('AUT426')
  expect(errorIdOf(await attempt(demoPassword, proof)), 'a proof is for one try').toBe('AUT403')
  expect(errorIdOf(await attempt(demoPassword, await proofFor(device(9)))), 'of another browser').toBe('AUT403')
  expect(errorIdOf(await attempt('Wrong-2026', await proofFor(device(8))))).toBe('AUT423')
  expect(errorIdOf(await attempt(demoPassword, await proofFor(device(8))))).toBe('AUT423')
  const closed = await attempt(demoPassword, null)
  expect([errorIdOf(closed), JSON.stringify(closed.body).includes('"captcha"')], 'none opens it now').toEqual([
    'AUT423',
    false,
  ])
})

it('coupons may be guessed twenty times', async () => {
  const guest = await shop.guest()
  const { id } = await guest.fill(size(40))
  const guess = () => guest.ask('cart.addCoupon', { body: { cartId: id, couponCode: 'GUESSED' } })
  expect(await tries(20, guess)).toEqual(Array(20).fill('PRM130'))
  expectTooMany(
    await guest.ask('cart.addCoupon', { body: { cartId: id, couponCode: 'WELCOME10' } }, { locale: 'de-de' }),
  )
  expect((await guest.read(id)).couponItems).toEqual([])
})

it('order lookups with a wrong email are limited to ten per network, and the owner is not affected', async () => {
  const { orderNumber } = await placedOrder(await shop.guest())
  const look = async (network: string) => {
    const headers = { authorization: `Bearer ${(await shop.guest()).token}`, [clientAddressHeader]: network }
    const body = { orderNumber, email: 'else@shop.example' }
    return shop.platform.ask('consumer.trackOrder', { body }, 'en-us', headers)
  }
  expect(await tries(10, () => look('198.51.100.20'))).toEqual(Array(10).fill('ORD409'))
  expectTooMany(await look('198.51.100.20'))
  expect(errorIdOf(await look('198.51.100.21'))).toBe('ORD409')
  const another = await placedOrder(await shop.guest())
  const headers = { authorization: `Bearer ${(await shop.guest()).token}`, [clientAddressHeader]: '198.51.100.20' }
  const body = { orderNumber: another.orderNumber, email: String(another.email) }
  expect((await shop.platform.ask('consumer.trackOrder', { body }, 'en-us', headers)).status).toBe(200)
})

it('one address of the network opens sixty card sessions in ten minutes', async () => {
  const card = { number: '4242424242424242', expiry: '12/31', code: '123' }
  const open = (address: string) =>
    shop.platform.send(
      'POST',
      `${shop.platform.demoUrl}/payments/fields/token?locale=de-de`,
      { 'cf-connecting-ip': address },
      card,
    )
  const answers = await Promise.all(Array.from({ length: 64 }, () => open('192.0.2.7')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
  const [refused] = answers.filter(({ status }) => status === 429)
  if (refused) expectTooMany(refused)
  expect((await open('192.0.2.8')).status).toBe(200)
})

it('the bank looks at five codes for a payment, the right one no sooner than it says', async () => {
  const order = await placedOrder(await shop.guest(), 'challenge')
  expect(paymentIdOf(order)).toMatch(/\S/)
  const page = new URL(String(order.flash[0]?.details?.['url']))
  const type = (code: string) =>
    shop.platform.send(
      'POST',
      page.href,
      { 'content-type': 'application/x-www-form-urlencoded' },
      new URLSearchParams({
        payment: page.searchParams.get('payment') ?? '',
        answer: 'confirm',
        locale: 'en-us',
        code,
      }).toString(),
    )
  const statuses: number[] = []
  for (let tried = 0; tried < 5; tried += 1) statuses.push((await type('000000')).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422])
  const stopped = await type('135790')
  expect([stopped.status, Number(stopped.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(String(stopped.body)).toContain('a bit fast')
})
