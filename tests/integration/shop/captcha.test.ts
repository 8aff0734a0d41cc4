import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/seed/people.ts'
import { provable } from '../../../shared/captcha-required.ts'
import { message, text } from '../../../shared/errors/message.ts'
import { formatter } from '../../../shared/i18n/formatter.ts'
import { locales } from '../../../shared/i18n/locales.ts'
import { memberNumberOf } from '../../../shared/member-number.ts'
import { createPasskey } from '../../harness/authenticator.ts'
import { answerCaptcha } from '../../harness/captcha.ts'
import { atLocalhost, useShop, type Visitor } from '../../harness/shop.ts'
import { americanAddress, walker } from './checkout-walk.ts'

type Fields = Readonly<Record<string, string>>

const hasCaptcha = (html: string): boolean => html.includes('name="captchaAnswer"')

/** A shopper without script: forms post to the page that they stand on, as the page has them. */
function reader(visitor: Visitor, network?: string) {
  let html = ''
  const from = network ? { 'cf-connecting-ip': network } : {}
  return {
    read: async (path: string): Promise<string> => {
      html = await (await visitor.fetch(path, { headers: from })).text()
      return html
    },
    /** Sends the form of the page that was read last. */
    async send(path: string, to: string, fields: Fields) {
      const csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
      const answer = await visitor.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...from },
        body: new URLSearchParams({ to, csrf, ...fields }).toString(),
      })
      html = await answer.text()
      return { status: answer.status, location: answer.headers.get('location'), html }
    },
  }
}

const member = { email: 'member@kerb.example', password: demoPassword }

describe('operations that need a proof', () => {
  const vars = { CAPTCHA_REQUIRED: provable.join() }
  const shop = useShop({ catalogue: 'demo', vars: { shop: vars, platform: vars } })

  const signUp = {
    email: 'captcha@shop.example',
    newPassword: demoPassword,
    firstName: 'Nia',
    lastName: 'Alvarez',
    birthDate: '05/31/1990',
    postalCode: '10001',
    returnTo: '/en-us/account',
  }
  const help = { topic: 'orders.delivery', name: 'Ada', email: 'ada@shop.example', message: 'Where is my parcel?' }

  it.each([
    ['sign-in', '/en-us/account', 'session/sign-in', member, '/en-us/account'],
    ['forgotten password', '/en-us/forgot-password', 'session/forgot-password', { forgotEmail: member.email }, 'said='],
    [
      'sign-in of an associate',
      '/en-us/associate-login',
      'session/associate',
      { email: 'associate@kerb.example', password: demoPassword, storeId: '' },
      '/en-us',
    ],
  ] as const)(
    'the form of the %s has one from the start, and works with its answer',
    async (_, path, to, fields, next) => {
      const shopper = reader(shop.visitor())
      const html = await shopper.read(path)
      expect(hasCaptcha(html)).toBe(true)
      const unanswered = await shopper.send(path, to, fields)
      expect(unanswered.status).toBeGreaterThanOrEqual(400)
      expect(unanswered.html).toContain(text('CAPTCHA_FAILED', 'en-us'))
      for (const typed of Object.entries(fields))
        if (typed[0] !== 'password' && typed[1]) expect(unanswered.html, typed[0]).toContain(`value="${typed[1]}"`)
      const wrong = await shopper.send(path, to, { ...fields, ...answerCaptcha(unanswered.html, false) })
      expect(wrong.html).toContain(text('CAPTCHA_FAILED', 'en-us'))
      const again = await shopper.send(path, to, { ...fields, ...answerCaptcha(unanswered.html) })
      expect(again.html, 'a challenge is answered once, and each page has another').toBeDefined()
      const right = await shopper.send(path, to, { ...fields, ...answerCaptcha(wrong.html) })
      expect([again.status, right.status]).toContain(303)
      expect(`${again.location}${right.location}`).toContain(next)
    },
  )

  it('an account is made with it, step by step', async () => {
    const shopper = reader(shop.visitor())
    const first = await shopper.read('/en-us/sign-up')
    const unproven = await shopper.send('/en-us/sign-up', 'session/lookup', { email: signUp.email })
    expect(unproven.html).toContain(text('CAPTCHA_FAILED', 'en-us'))
    expect(unproven.html).toContain(`value="${signUp.email}"`)
    const proof = answerCaptcha(hasCaptcha(unproven.html) ? unproven.html : first)
    const step = await shopper.send('/en-us/sign-up', 'session/lookup', { email: signUp.email, ...proof })
    expect([step.status, hasCaptcha(step.html)]).toEqual([200, true])
    const faulty = await shopper.send('/en-us/sign-up', 'session/sign-up', { ...signUp, firstName: '' })
    expect(hasCaptcha(faulty.html)).toBe(true)
    const made = await shopper.send('/en-us/sign-up', 'session/sign-up', { ...signUp, ...answerCaptcha(faulty.html) })
    expect(made.status).toBe(303)
  })

  it('a guest orders with it', async () => {
    const walk = walker(shop)
    await walk.add('KCT3886CINK')
    const address = await walk.page('/en-us/checkout/shipping')
    const refused = await walk.post('/en-us/checkout/shipping', { to: 'checkout/shipping', ...americanAddress })
    expect([refused.status, refused.html.includes('12 Orchard Street')]).toEqual([422, true])
    expect(refused.html).toContain(text('CAPTCHA_FAILED', 'en-us'))
    const delivered = await walk.post('/en-us/checkout/shipping', {
      to: 'checkout/shipping',
      ...americanAddress,
      ...answerCaptcha(hasCaptcha(refused.html) ? refused.html : address),
    })
    expect([delivered.status, delivered.location]).toEqual([303, '/en-us/checkout/billing'])
    await walk.page(delivered.location)
    await walk.bill({ payWith: 'PAYPAL' })
    const unproven = await walk.place()
    expect(unproven).toContain('notice=AUT403')
    expect(await walk.page(unproven)).toContain(text('CAPTCHA_FAILED', 'en-us'))
    const summary = await walk.page('/en-us/checkout/summary')
    const location = await walk.place(answerCaptcha(summary))
    expect(location).not.toContain('notice=')
  })

  it('a person saves a reward with it, and writes to the shop', async () => {
    const visitor = shop.visitor()
    const shopper = reader(visitor)
    const signIn = await shopper.read('/en-us/account')
    const entered = await shopper.send('/en-us/account', 'session/sign-in', { ...member, ...answerCaptcha(signIn) })
    expect(entered.status).toBe(303)
    const saved = await shopper.read('/en-us/account/payment')
    expect(hasCaptcha(saved)).toBe(true)
    const code = { code: 'NOSUCHREWARD' }
    const reward = await shopper.send('/en-us/account/payment', 'account/reward', { ...code, ...answerCaptcha(saved) })
    expect(reward.html).not.toContain(text('CAPTCHA_FAILED', 'en-us'))
    expect(reward.html).toContain('NOSUCHREWARD')
    expect(hasCaptcha(await shopper.read('/en-us/account/payment/new'))).toBe(true)

    const contact = await shopper.read('/en-us/contact-us')
    const topic = /<option value="([\w-]+\.[\w-]+)"/.exec(contact)?.[1] ?? ''
    const sent = await shopper.send('/en-us/contact-us', 'contact', { ...help, topic, ...answerCaptcha(contact) })
    expect([sent.status, sent.location]).toEqual([303, expect.stringContaining('case=')])
  })

  it('an account is changed and read, and an order is looked for with it', async () => {
    const shopper = reader(shop.visitor())
    const signIn = await shopper.read('/en-us/account')
    await shopper.send('/en-us/account', 'session/sign-in', { ...member, ...answerCaptcha(signIn) })
    const path = '/en-us/account/password'
    const passwords = { currentPassword: demoPassword, newPassword: 'short', confirmPassword: 'short' }
    const form = await shopper.read(path)
    expect(hasCaptcha(form)).toBe(true)
    const wrong = { currentPassword: 'Wrong-2026', newPassword: 'Owner-2026-b', confirmPassword: 'Owner-2026-b' }
    const unproven = await shopper.send(path, 'account/password', wrong)
    expect(unproven.html).toContain(text('CAPTCHA_FAILED', 'en-us'))
    const proven = await shopper.send(path, 'account/password', { ...wrong, ...answerCaptcha(unproven.html) })
    expect(proven.html).toContain(text('CURRENT_PASSWORD_INCORRECT', 'en-us'))
    expect((await shopper.send(path, 'account/password', passwords)).status).toBe(422)
    const privacy = await shopper.read('/en-us/account/privacy')
    const copy = { exportPassword: demoPassword, ...answerCaptcha(privacy) }
    const sent = await shopper.send('/en-us/account/privacy', 'account/export', copy)
    expect([sent.status, sent.html.includes('member@kerb.example')]).toEqual([200, true])
    const security = await shopper.read('/en-us/account/security')
    const move = { newEmail: 'mara-elsewhere@shop.example' }
    const unmoved = await shopper.send('/en-us/account/security', 'account/email-change', move)
    expect(unmoved.html).toContain(text('CAPTCHA_FAILED', 'en-us'))
    await shopper.read('/en-us/account/security')
    const moved = { ...move, ...answerCaptcha(security) }
    const asked = await shopper.send('/en-us/account/security', 'account/email-change', moved)
    expect([asked.status, asked.location]).toEqual([303, '/en-us/account/security?said=email-asked'])
    const tracking = await shopper.read('/en-us/order-tracking')
    const order = { orderNumber: 'KUS0000000', email: 'ada@shop.example' }
    const found = await shopper.send('/en-us/order-tracking', 'checkout/track', {
      ...order,
      ...answerCaptcha(tracking),
    })
    expect(found.html).not.toContain(text('CAPTCHA_FAILED', 'en-us'))
    expect(found.status).toBe(422)
  })

  it.each(locales)('is asked for in the words of %s', async (locale) => {
    const html = await reader(shop.visitor()).read(`/${locale}/account`)
    expect(html.replaceAll('&#x27;', "'").replaceAll(' ', ' ')).toContain(
      formatter(locale)('captcha.question').replaceAll(' ', ' '),
    )
  })
})

describe('a limit that is near', () => {
  const shop = useShop({ catalogue: 'demo' })
  const typed = { email: 'employee@kerb.example', password: 'Wrong-2026' }

  it('brings a captcha with what was typed, which lets the next tries through', async () => {
    const shopper = reader(shop.visitor())
    expect(hasCaptcha(await shopper.read('/en-us/account'))).toBe(false)
    let html = ''
    for (let tried = 0; tried < 9; tried += 1) {
      expect(hasCaptcha(html), String(tried)).toBe(false)
      html = (await shopper.send('/en-us/account', 'session/sign-in', typed)).html
    }
    expect(hasCaptcha(html)).toBe(true)
    expect(html).toContain(`value="${typed.email}"`)
    const locked = await shopper.send('/en-us/account', 'session/sign-in', typed)
    expect(locked.html).toMatch(/locked for now.*Complete the check below/)
    expect(locked.html, 'a captcha opens it at once').not.toMatch(/in 1[45] minutes/)
    html = locked.html
    for (let tried = 0; tried < 3; tried += 1) {
      expect(hasCaptcha(html)).toBe(true)
      const answer = await shopper.send('/en-us/account', 'session/sign-in', { ...typed, ...answerCaptcha(html) })
      expect(answer.html).toContain('do not match')
      html = answer.html
    }
    const right = { ...typed, password: demoPassword, ...answerCaptcha(html) }
    expect((await shopper.send('/en-us/account', 'session/sign-in', right)).status).toBe(303)
  })

  it('of gift cards has one too', async () => {
    const shopper = reader(shop.visitor())
    expect(hasCaptcha(await shopper.read('/en-us/gift-card'))).toBe(false)
    const ask = (fields: Fields) => shopper.send('/en-us/gift-card', 'gift-card/balance', fields)
    for (let tried = 0; tried < 10; tried += 1) await ask({ code: 'KERBGIFT0002', pin: '1357' })
    const refused = await ask({ code: 'KERBGIFT0002', pin: '2468' })
    expect([refused.status, hasCaptcha(refused.html)]).toEqual([429, true])
    expect(refused.html).toContain('value="KERBGIFT0002"')
    const opened = await ask({ code: 'KERBGIFT0002', pin: '2468', ...answerCaptcha(refused.html) })
    expect(opened.html).toContain('holds $15.00')
  })

  const wrongPassword = { currentPassword: 'Wrong-2026', newPassword: 'Owner-2026-b', confirmPassword: 'Owner-2026-b' }
  const privacy = '/en-us/account/privacy'
  const wrongOnce = text('CURRENT_PASSWORD_INCORRECT', 'en-us')
  const unknownOrder = { orderNumber: 'KUS1', email: 'a@shop.example' }
  const walls: readonly (readonly [string, string, string, Fields, number, string])[] = [
    ['a password', '/en-us/account/password', 'account/password', wrongPassword, 10, wrongOnce],
    ['a password for a copy', privacy, 'account/export', { exportPassword: 'Wrong-2026' }, 10, wrongOnce],
    ['a password for an end', privacy, 'account/delete', { deletePassword: 'Wrong-2026' }, 10, wrongOnce],
    ['an order', '/en-us/order-tracking', 'checkout/track', unknownOrder, 10, text('ORDER_NOT_FOUND', 'en-us')],
    ['an address', '/en-us/sign-up', 'session/lookup', { email: 'nobody-here@shop.example' }, 20, 'name="newPassword"'],
  ]

  it.each(walls)('of guesses at %s has one too, with which the next try is looked at', async (...wall) => {
    const [, path, to, fields, most, outcome] = wall
    const shopper = reader(shop.visitor())
    await shopper.read('/en-us/account')
    if (to.startsWith('account/')) await shopper.send('/en-us/account', 'session/sign-in', member)
    for (let tried = 0; tried < most; tried += 1) {
      await shopper.read(path)
      const answer = await shopper.send(path, to, fields)
      expect(hasCaptcha(answer.html), String(tried)).toBe(false)
    }
    await shopper.read(path)
    const refused = await shopper.send(path, to, fields)
    expect([hasCaptcha(refused.html), refused.html.includes('a bit fast')]).toEqual([true, true])
    const opened = await shopper.send(path, to, { ...fields, ...answerCaptcha(refused.html) })
    expect(opened.html).not.toContain('a bit fast')
    expect(opened.html).toContain(outcome)
  })

  it('is no wall for a network whose people solve captchas', async () => {
    const network = '198.51.100.70'
    const guesser = reader(shop.visitor(), network)
    await guesser.read('/en-us/gift-card')
    const guess = (fields: Fields) => guesser.send('/en-us/gift-card', 'gift-card/balance', { pin: '1357', ...fields })
    let html = ''
    for (let card = 0; card < 37; card += 1)
      ({ html } = await guess({ code: `NOSUCHCARD${card}`, ...(hasCaptcha(html) && answerCaptcha(html)) }))
    expect(html).toContain(text('GC_INVALID2', 'en-us'))
    const [neighbour, path] = [reader(shop.visitor(), network), '/en-us/gift-card']
    await neighbour.read(path)
    const card = { code: 'KERBGIFT0001', pin: '2468' }
    const refused = await neighbour.send(path, 'gift-card/balance', card)
    expect(refused.html).toContain(text('flow.limit.proof', 'en-us'))
    const opened = await neighbour.send(path, 'gift-card/balance', { ...card, ...answerCaptcha(refused.html) })
    expect(opened.html).toMatch(/holds \$/)
  })

  it('is no wall for text messages either, which two accounts have used up for their network', async () => {
    const sms = (last: number) => ({ sms: 'on', phoneCode: '1', phone: `21255502${10 + last}`, terms: 'on' })
    const [path, to] = ['/en-us/account/preferences', 'account/sms']
    const enter = async (email: string) => {
      const person = reader(shop.visitor(), '198.51.100.71')
      await person.read('/en-us/account')
      await person.send('/en-us/account', 'session/sign-in', { email, password: demoPassword })
      await person.read(path)
      return person
    }
    for (const [index, email] of ['athlete@kerb.example', 'ipa@kerb.example'].entries()) {
      const person = await enter(email)
      for (let asked = 0; asked < 10; asked += 1) {
        await person.read(path)
        expect((await person.send(path, to, sms(10 * index + asked))).status).toBe(303)
      }
    }
    const person = await enter('wranx@kerb.example')
    const refused = await person.send(path, to, sms(20))
    expect([hasCaptcha(refused.html), refused.html.includes(text('flow.limit.proof', 'en-us'))]).toEqual([true, true])
    const asked = await person.send(path, to, { ...sms(20), ...answerCaptcha(refused.html) })
    expect([asked.status, asked.location]).toEqual([303, `${path}?said=saved`])
    const profile = '/en-us/account/profile'
    await person.read(profile)
    const typed = { firstName: 'Wren', phone: '2125550240', birthDate: '05/31/1990' }
    await person.send(profile, 'account/profile', typed)
    await person.read(profile)
    const unproven = await person.send(profile, 'account/phone-code', {})
    expect(hasCaptcha(unproven.html)).toBe(true)
    const proven = await person.send(profile, 'account/phone-code', answerCaptcha(unproven.html))
    expect([proven.status, proven.location]).toEqual([303, `${profile}?said=phone-texted`])
  })

  it('of codes on the cart’s page has one too, with what was typed, and script is told to load it', async () => {
    const walk = walker(shop)
    await walk.add('KCT3886CINK')
    const enter = (coupon: string, fields: Fields = {}) => walk.post('/api/cart/coupon', { coupon, ...fields })
    for (let tried = 0; tried < 20; tried += 1) await enter(`GUESS${tried}`)
    const script = await walk.post('/api/cart/coupon', { coupon: 'WELCOME10' }, { accept: 'application/json' })
    expect(JSON.parse(script.html)).toMatchObject({ ok: false, code: 'API429', place: 'input', proof: true })
    const refused = await enter('WELCOME10')
    const html = await walk.page(refused.location)
    expect([hasCaptcha(html), html.includes(text('flow.limit.proof', 'en-us'))]).toEqual([true, true])
    expect(html).toContain('value="WELCOME10"')
    const wrong = await enter('WELCOME10', answerCaptcha(html, false))
    const again = await walk.page(wrong.location)
    expect([hasCaptcha(again), again.includes(text('CAPTCHA_FAILED', 'en-us'))]).toEqual([true, true])
    const opened = await enter('WELCOME10', answerCaptcha(again))
    expect([opened.status, opened.location]).toEqual([303, '/en-us/cart'])
    expect(hasCaptcha(await walk.page('/en-us/cart'))).toBe(false)
  })

  it('of members’ numbers at a register has one too', async () => {
    const walk = walker(shop)
    await walk.signIn('associate@kerb.example', 'associate')
    await walk.add('KCT3886CINK')
    await walk.page('/en-us/cart')
    const unknown = { memberNumber: memberNumberOf('59038146270318') }
    const name = (fields: Fields = {}) => walk.post('/api/cart/member', { ...unknown, ...fields })
    for (let tried = 0; tried < 10; tried += 1) await name()
    const refused = await name()
    expect([hasCaptcha(refused.html), refused.html.includes(text('flow.limit.proof', 'en-us'))]).toEqual([true, true])
    const opened = await name(answerCaptcha(refused.html))
    expect(opened.html).toContain(message('MEM404', 'en-us'))
  })

  it('of questions has one too, which is no wall for the network of others who ask', async () => {
    const path = '/en-us/dialog/ask-question?product=KLT7185EPMK'
    const question = { productId: 'KLT7185EPMK', text: 'Do they run large?', author: 'Cy', email: 'cy@shop.example' }
    const newcomer = () => {
      const asker = reader(shop.visitor(), '198.51.100.74')
      return async (fields: Fields = {}) => {
        expect(hasCaptcha(await asker.read(path))).toBe(false)
        return asker.send(path, 'reviews/ask', { ...question, ...fields })
      }
    }
    for (let browser = 0; browser < 5; browser += 1) {
      const ask = newcomer()
      for (let asked = 0; asked < 5; asked += 1) expect((await ask()).status).toBe(303)
    }
    const ask = newcomer()
    const refused = await ask()
    expect([refused.status, hasCaptcha(refused.html)]).toEqual([429, true])
    expect(refused.html).toContain(text('flow.limit.proof', 'en-us'))
    expect(refused.html, 'what was typed').toMatch(/>\s*Do they run large\?<\/textarea>/)
    expect((await ask(answerCaptcha(refused.html))).status).toBe(303)
  })

  it('of votes is said as what it is, and is each browser’s own', async () => {
    const network = { 'cf-connecting-ip': '198.51.100.75', accept: 'application/json' }
    const path = (await shop.fetch('/en-us/p/x-KLT7185EPMK/reviews')).headers.get('location') ?? ''
    const newcomer = async () => {
      const walk = walker(shop)
      const [, reviewId = ''] = /<article class="rv" id="r-([\w-]+)"/.exec(await walk.page(path)) ?? []
      return () => walk.post('/api/reviews/vote', { productId: 'KLT7185EPMK', reviewId, vote: 'helpful' }, network)
    }
    for (let browser = 0; browser < 5; browser += 1) {
      const vote = await newcomer()
      await Promise.all(Array.from({ length: 60 }, vote))
      const refused = await vote()
      expect([refused.status, JSON.parse(refused.html).message]).toEqual([429, expect.stringContaining('a bit fast')])
    }
    expect((await (await newcomer())()).status).toBe(200)
  })

  it('of passkeys has one too, which is no wall for their network', async () => {
    const named = atLocalhost(shop)
    const network = '198.51.100.72'
    const [stranger, person] = [reader(named.visitor(), network), reader(named.visitor(), network)]
    for (const one of [stranger, person]) await one.read('/en-us/account')
    const credential = () => JSON.stringify(createPasskey().used({ challenge: 'bm9uZQ', origin: named.url }))
    const show = (who: typeof person, fields: Fields = {}) =>
      who.send('/en-us/account', 'session/passkey', { credential: credential(), ...fields })
    let html = ''
    for (let tried = 0; tried < 20; tried += 1) await show(stranger)
    for (let tried = 0; tried < 20; tried += 1) ({ html } = await show(person))
    expect(hasCaptcha(html)).toBe(false)
    const refused = await show(person)
    expect([hasCaptcha(refused.html), refused.html.includes(text('flow.limit.proof', 'en-us'))]).toEqual([true, true])
    const opened = await show(person, answerCaptcha(refused.html))
    expect(opened.html).toContain(message('PKY401', 'en-us'))
  })

  it('of gift cards at checkout has one too', async () => {
    const walk = walker(shop)
    await walk.add('KCT3886CINK')
    await walk.deliver()
    const pay = (fields: Fields) => walk.post('/api/checkout/instrument', { kind: 'GIFT_CARD', ...fields })
    for (let tried = 0; tried < 10; tried += 1) await pay({ code: 'KERBGIFT0001', pin: '9999' })
    const refused = await pay({ code: 'KERBGIFT0001', pin: '9999' })
    expect([hasCaptcha(refused.html), refused.html.includes('value="KERBGIFT0001"')]).toEqual([true, true])
    const opened = await pay({ code: 'KERBGIFT0001', pin: '9999', ...answerCaptcha(refused.html) })
    expect(opened.html).toContain(text('GC_INVALID2', 'en-us'))
  })
})
