import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeConsents } from '../../bench/people/consents.ts'
import { demoPassword } from '../../demo/seed/people.ts'
import { openShop, type Shop, type Shopper } from './checkout-shop.ts'
import { mailboxesOf } from './mailboxes.ts'
import { codeOf, mailsTo, textsTo } from './outbox.ts'

/** People and numbers: whose a number is, and whose its consents to text messages are. */
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

async function signUp(name: string, phone?: string): Promise<Shopper> {
  const body = { email: `${name}@kerb.example`, password: demoPassword, codeChallenge: 'c'.repeat(43), phone }
  expect((await shop.platform.ask('auth.signup', { body })).status).toBe(200)
  return shop.person(name)
}

const texts = (recipient: string) => ({ type: 'Newsletter', channel: 'sms', optin: true, recipient }) as const
const enter = (who: Shopper, phone: string, code: string) => who.refusal('auth.provePhone', { body: { phone, code } })
const isProven = async (who: Shopper) => (await who.call('consumer.get', {})).consumerDetails.phoneProven
const consents = async (who: Shopper) =>
  (await who.call('consumer.subscriptions', {})).subscriptions.map(({ channel, recipient, optin, doubleOptin }) => ({
    channel,
    recipient,
    optin,
    doubleOptin,
  }))
const asked = { requestType: 'ACCESS', organisation: 'kerb', payload: { password: demoPassword } }
const copyOf = async (who: Shopper) => (await who.call('consumer.retrieveUserData', { body: asked })).data
const wrong = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))

describe('a number', () => {
  it('that nobody has proven blocks nobody, and is the one’s who proves it', async () => {
    const phone = '+12125550131'
    const squatter = await signUp('squatter', phone)
    const owner = await signUp('owner', phone)
    expect([await isProven(squatter), await isProven(owner)]).toEqual([false, false])
    await owner.call('auth.textPhoneCode', { body: {} })
    expect(await enter(squatter, phone, await codeOf(shop.platform, phone)), 'another person’s code').toBe('PHN401')
    expect(await enter(owner, phone, await codeOf(shop.platform, phone))).toBe(null)
    expect([await isProven(squatter), await isProven(owner)]).toEqual([false, true])
    expect((await squatter.call('consumer.get', {})).consumerDetails.phone, 'stays as text').toBe(phone)
    expect(await squatter.refusal('auth.textPhoneCode', { body: {} })).toBe('AUT442')
    expect(await (await signUp('third')).refusal('consumer.update', { body: { phone } })).toBe('AUT442')
  })

  it('is no longer proven once it is changed, also when it is changed back', async () => {
    const [phone, other] = ['+12125550132', '+12125550133']
    const who = await signUp('mover', phone)
    await who.call('auth.textPhoneCode', { body: {} })
    expect(await enter(who, phone, await codeOf(shop.platform, phone))).toBe(null)
    await who.call('consumer.update', { body: { firstName: 'Mo', phone } })
    expect(await isProven(who), 'the same number again').toBe(true)
    await who.call('consumer.update', { body: { phone: other } })
    expect(await isProven(who)).toBe(false)
    await who.call('consumer.update', { body: { phone } })
    expect(await isProven(who)).toBe(false)
    await (await signUp('next')).call('consumer.update', { body: { phone } })
  })

  it('has one code, which works once and for five tries', async () => {
    const phone = '+12125550134'
    const who = await signUp('trier', phone)
    await who.call('auth.textPhoneCode', { body: {} })
    const older = await codeOf(shop.platform, phone)
    await who.call('auth.textPhoneCode', { body: {} })
    const code = await codeOf(shop.platform, phone)
    if (older !== code) expect(await enter(who, phone, older), 'replaced').toBe('PHN401')
    const tries = await Promise.all(Array.from({ length: 8 }, () => enter(who, phone, wrong(code))))
    expect(new Set(tries)).toEqual(new Set(['PHN401']))
    expect(await enter(who, phone, code), 'after five wrong tries').toBe('PHN401')
    await who.call('auth.textPhoneCode', { body: {} })
    const last = await codeOf(shop.platform, phone)
    expect(await enter(who, phone, ` ${last.slice(0, 3)} ${last.slice(3)} `)).toBe(null)
    expect(await enter(who, phone, last), 'used').toBe('PHN401')
    expect(JSON.stringify(await shop.platform.rows('SELECT code_seal FROM phone_codes'))).not.toContain(last)
  })

  it('gets three codes an hour, whoever asks', async () => {
    const phone = '+12125550135'
    const [one, other] = [await signUp('asker', phone), await signUp('asker-too', phone)]
    const asked: unknown[] = []
    for (const who of [one, other, one, other]) asked.push(await who.refusal('auth.textPhoneCode', { body: {} }))
    expect(asked).toEqual([null, null, null, 'API429'])
    expect(await textsTo(shop.platform, phone)).toHaveLength(3)
  })

  it('whose codes a stranger has used up still gets the first that its person asks for', async () => {
    const phone = '+12125550141'
    const [stranger, owner] = [await signUp('flooder'), await signUp('flooded', phone)]
    for (const _ of [1, 2, 3]) await stranger.call('consumer.subscribe', { body: texts(phone) })
    expect(await stranger.refusal('consumer.subscribe', { body: texts(phone) })).toBe('API429')
    expect(await owner.refusal('auth.textPhoneCode', { body: {} })).toBe(null)
    expect(await owner.refusal('auth.textPhoneCode', { body: {} })).toBe('API429')
  })

  it('is the one’s who proved it last, and who had it before is told', async () => {
    const phone = '+12125550142'
    const [former, present] = [await signUp('former', phone), await signUp('present')]
    await former.call('auth.textPhoneCode', { body: {} })
    await enter(former, phone, await codeOf(shop.platform, phone))
    await present.call('consumer.subscribe', { body: texts(phone) })
    expect(await enter(present, phone, await codeOf(shop.platform, phone))).toBe(null)
    expect((await present.call('consumer.get', {})).consumerDetails).toMatchObject({ phone, phoneProven: true })
    expect((await former.call('consumer.get', {})).consumerDetails).toMatchObject({ phone, phoneProven: false })
    expect((await mailsTo(shop.platform, 'former@kerb.example'))[0]).toContain(
      'Your phone number is no longer confirmed',
    )
    expect(await present.refusal('consumer.update', { body: { phone, firstName: 'New' } })).toBe(null)
    expect(await former.refusal('consumer.update', { body: { phone, firstName: 'Old' } })).toBe('AUT442')
  })

  it('that somebody has proven is not found by typing many', async () => {
    const phone = '+12125550143'
    const [owner, other] = [await signUp('listed', phone), await signUp('guesser')]
    await owner.call('auth.textPhoneCode', { body: {} })
    await enter(owner, phone, await codeOf(shop.platform, phone))
    const answers: unknown[] = []
    for (let tries = 0; tries < 11; tries += 1)
      answers.push(await other.refusal('consumer.update', { body: { phone } }))
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 'AUT442'), 'API429'])
  })
})

describe('a consent to text messages', () => {
  it('counts once the person who gave it has entered the code, and proves the number as well', async () => {
    const phone = '+12125550136'
    const who = await signUp('reader', phone)
    const { subscriptions } = await who.call('consumer.subscribe', { body: { ...texts(phone), doubleOptin: true } })
    expect(subscriptions).toMatchObject([{ recipient: phone, optin: true, doubleOptin: false }])
    expect(await shop.platform.rows('SELECT 1 FROM subscriptions WHERE recipient = ?', phone)).toEqual([])
    expect(await enter(who, phone, await codeOf(shop.platform, phone))).toBe(null)
    expect(await consents(who)).toEqual([{ channel: 'sms', recipient: phone, optin: true, doubleOptin: true }])
    expect(await isProven(who)).toBe(true)
  })

  it('is neither given, ended nor shown by whoever only types the number', async () => {
    const phone = '+12125550137'
    const [owner, stranger] = [await signUp('holder'), await signUp('typist')]
    await stranger.call('consumer.subscribe', { body: texts(phone) })
    await owner.call('consumer.subscribe', { body: texts(phone) })
    await enter(owner, phone, await codeOf(shop.platform, phone))
    expect(await consents(stranger), 'what waited is gone').toEqual([])
    for (const call of ['consumer.subscribe', 'consumer.updateSubscription'] as const)
      await stranger.call(call, { body: { ...texts(phone), optin: false } })
    expect(await (await shop.guest()).refusal('consumer.subscribe', { body: texts(phone) })).toBe('PRO404')
    const held = [{ channel: 'sms', recipient: phone, optin: true, doubleOptin: true }]
    expect(await consents(owner)).toEqual(held)
    await owner.call('consumer.updateSubscription', { body: { ...texts(phone), optin: false } })
    expect(await consents(owner)).toMatchObject([{ optin: false, doubleOptin: false }])
  })

  it('is ended by the link of its message, without signing in, and given again by a new code', async () => {
    const phone = '+12125550138'
    const who = await signUp('stopper')
    await who.call('consumer.subscribe', { body: texts(phone) })
    const [{ code, token } = { code: '', token: '' }] = await textsTo(shop.platform, phone)
    expect(await enter(who, phone, code)).toBe(null)
    const guest = await shop.guest()
    expect(await guest.refusal('consumer.unsubscribe', { body: { token: `${token.slice(0, -1)}!` } })).toBe('AUT402')
    expect(await guest.refusal('consumer.unsubscribe', { body: { token } })).toBe(null)
    expect(await guest.refusal('consumer.unsubscribe', { body: { token } }), 'again').toBe(null)
    expect(await consents(who)).toMatchObject([{ optin: false, doubleOptin: false }])
    await who.call('consumer.subscribe', { body: texts(phone) })
    expect(await consents(who)).toMatchObject([{ optin: true, doubleOptin: false }])
    expect(await enter(who, phone, await codeOf(shop.platform, phone))).toBe(null)
    expect(await consents(who)).toMatchObject([{ optin: true, doubleOptin: true }])
  })

  it('that its reader refused by the link is not given by the code of that message', async () => {
    const phone = '+12125550139'
    const who = await signUp('refuser')
    await who.call('consumer.subscribe', { body: texts(phone) })
    const [{ code, token } = { code: '', token: '' }] = await textsTo(shop.platform, phone)
    await (await shop.guest()).call('consumer.unsubscribe', { body: { token } })
    expect(await enter(who, phone, code)).toBe(null)
    expect(await consents(who)).toEqual([])
  })
})

describe('a consent at a number that is passed on', () => {
  const confirm = async (who: Shopper, phone: string, type: 'Newsletter' | 'LoyaltyNewsletter' = 'Newsletter') => {
    await who.call('consumer.subscribe', { body: { ...texts(phone), type } })
    const [{ code, token } = { code: '', token: '' }] = await textsTo(shop.platform, phone)
    expect(await enter(who, phone, code)).toBe(null)
    return token
  }
  const noted = async (who: Shopper) =>
    ((await copyOf(who))['consent_events'] as { at: number; what: string }[]).toSorted(
      (one, other) => one.at - other.at,
    )
  const ended = { what: 'ended', proof: 'passed-on', type: 'Newsletter', channel: 'sms', wording: null }
  const given = { channel: 'sms', optin: true, doubleOptin: true }

  it('ends with a line that says why, and is not the new holder’s, for the account’s code', async () => {
    const [own, phone] = ['+12125550148', '+12125550149']
    const former = await signUp('texted', own)
    await former.call('auth.textPhoneCode', { body: {} })
    await enter(former, own, await codeOf(shop.platform, own))
    const token = await confirm(former, phone)
    const present = await signUp('texted-next', phone)
    await present.call('auth.textPhoneCode', { body: {} })
    expect(await enter(present, phone, await codeOf(shop.platform, phone))).toBe(null)
    expect([await consents(present), await noted(present)]).toEqual([[], []])
    expect(await consents(former)).toEqual([{ ...given, recipient: phone, optin: false, doubleOptin: false }])
    expect((await noted(former)).at(-1)).toMatchObject({ ...ended, recipient: phone })
    expect((await mailsTo(shop.platform, 'texted@kerb.example'))[0]).toContain('no longer confirmed')
    expect(await isProven(former), 'the number of the account is another').toBe(true)
    await confirm(present, phone)
    await (await shop.guest()).call('consumer.unsubscribe', { body: { token } })
    expect(await consents(present), 'the former holder’s link ends theirs alone').toEqual([
      { ...given, recipient: phone },
    ])
  })

  it('ends for a code that confirms another consent, which is all that the new holder has', async () => {
    const phone = '+12125550146'
    const [former, present] = [await signUp('passes'), await signUp('passes-next')]
    await confirm(former, phone)
    await confirm(present, phone, 'LoyaltyNewsletter')
    const { subscriptions } = await present.call('consumer.subscriptions', {})
    expect(subscriptions).toMatchObject([{ ...given, type: 'LoyaltyNewsletter', recipient: phone }])
    expect(await consents(former)).toMatchObject([{ recipient: phone, optin: false }])
    expect((await noted(former)).at(-1)).toMatchObject({ ...ended, recipient: phone })
    await confirm(present, phone)
    expect((await noted(present)).filter(({ what }) => what === 'ended')).toEqual([])
  })

  it('is not given by a code that was texted for the account alone', async () => {
    const phone = '+12125550147'
    const who = await signUp('two-codes', phone)
    await who.call('consumer.subscribe', { body: texts(phone) })
    const older = await codeOf(shop.platform, phone)
    await who.call('auth.textPhoneCode', { body: {} })
    const code = await codeOf(shop.platform, phone)
    if (older !== code) expect(await enter(who, phone, older), 'replaced').toBe('PHN401')
    expect(await enter(who, phone, code)).toBe(null)
    expect([await isProven(who), await consents(who)]).toEqual([true, []])
  })
})

describe('a consent to text messages of an account', () => {
  const { signUp: join, prove, press, choose, forget } = mailboxesOf(() => shop)
  const again = async (name: string, token: string | null) => {
    expect(await choose(token ?? '', 'Owner-2026')).toBeNull()
    return shop.person(name, undefined, 'Owner-2026')
  }
  const confirm = async (who: Shopper, phone: string) => {
    await who.call('consumer.subscribe', { body: texts(phone) })
    expect(await enter(who, phone, await codeOf(shop.platform, phone))).toBe(null)
  }
  const ends = (recipient: string) =>
    shop.platform.rows("SELECT proof FROM consent_events WHERE what = 'ended' AND recipient = ?", recipient)

  it('moves to another number of its person once that one is confirmed', async () => {
    const [first, second] = ['+12125550171', '+12125550172']
    const who = await signUp('renumbered')
    await confirm(who, first)
    await who.call('consumer.subscribe', { body: texts(second) })
    expect(await consents(who)).toMatchObject([
      { recipient: first, optin: true, doubleOptin: true },
      { recipient: second, optin: true, doubleOptin: false },
    ])
    expect(await enter(who, second, await codeOf(shop.platform, second))).toBe(null)
    expect(await consents(who)).toMatchObject([
      { recipient: first, optin: false },
      { recipient: second, optin: true, doubleOptin: true },
    ])
    expect([await ends(first), await ends(second)]).toEqual([[{ proof: 'texted-code' }], []])
  })

  it('that a thief gave for another number is taken back with it, and so is what still waits', async () => {
    const [stolen, waiting] = ['+12125550174', '+12125550175']
    const who = await join('texted-thief')
    await prove(who, '+12125550173')
    await prove(who, stolen)
    await confirm(who, stolen)
    await who.call('consumer.subscribe', { body: texts(waiting) })
    const owner = await again('texted-thief', await press('texted-thief'))
    expect(await consents(owner)).toEqual([{ channel: 'sms', recipient: stolen, optin: false, doubleOptin: false }])
    expect(await ends(stolen)).toEqual([{ proof: 'mailed-link' }])
    expect(await enter(owner, waiting, await codeOf(shop.platform, waiting))).toBe('PHN401')
  })

  it('that a thief gave after choosing a new password is taken back, and what its owner gave before stays', async () => {
    const [own, stolen] = ['+12125550176', '+12125550177']
    const who = await join('texted-before')
    await confirm(who, own)
    await who.call('auth.changePassword', { body: { currentPassword: demoPassword, newPassword: 'Thief-2026' } })
    const thief = await shop.person('texted-before', undefined, 'Thief-2026')
    await thief.call('consumer.subscribe', { body: { ...texts(stolen), type: 'LoyaltyNewsletter' } })
    expect(await enter(thief, stolen, await codeOf(shop.platform, stolen))).toBe(null)
    const owner = await again('texted-before', await press('texted-before'))
    expect((await consents(owner)).filter(({ optin }) => optin)).toMatchObject([{ recipient: own }])
    expect([await ends(own), await ends(stolen)]).toEqual([[], [{ proof: 'mailed-link' }]])
  })

  it('ends with a line where the account goes to the owner of its address', async () => {
    const [phone, email] = ['+12125550178', 'wished-there@kerb.example']
    const squatter = await signUp('handed-texts')
    await confirm(squatter, phone)
    const wish = { type: 'Newsletter', channel: 'email', optin: true, recipient: email } as const
    await squatter.call('consumer.subscribe', { body: wish })
    const owner = await again('handed-texts', await forget('handed-texts'))
    expect(await consents(owner)).toEqual([])
    expect(await ends(email)).toEqual([{ proof: 'mailed-link' }])
    const nobodys = `SELECT channel FROM consent_events
WHERE what = 'ended' AND proof = 'mailed-link' AND recipient IS NULL AND consumer_id IS NULL`
    expect(await shop.platform.rows(nobodys)).toEqual([{ channel: 'sms' }])
  })
})

describe('what happened to consents', () => {
  const phone = '+12125550140'

  it('is noted with its proof and the words beside the box, in its person’s copy, and stays without the person', async () => {
    const [who, stranger] = [await signUp('noted'), await signUp('not-noted')]
    await who.call('consumer.subscribe', { body: { ...texts(phone), wording: 'Text me about launches' } })
    const [{ code, token } = { code: '', token: '' }] = await textsTo(shop.platform, phone)
    expect(await enter(who, phone, code)).toBe(null)
    await stranger.call('consumer.updateSubscription', { body: { ...texts(phone), optin: false } })
    for (const _ of ['once', 'again']) await (await shop.guest()).call('consumer.unsubscribe', { body: { token } })
    const noted = (await copyOf(who))['consent_events'] as { at: number }[]
    expect(noted.toSorted((one, other) => one.at - other.at)).toMatchObject([
      { what: 'asked', proof: 'session', wording: 'Text me about launches', locale: 'en-us', recipient: phone },
      { what: 'confirmed', proof: 'texted-code', wording: null },
      { what: 'ended', proof: 'message-link' },
    ])
    expect(JSON.stringify(noted)).not.toContain('consumer_id')
    expect((await copyOf(stranger))['consent_events']).toEqual([])
    await who.call('consumer.deleteAccount', { body: { password: demoPassword } })
    const sql =
      "SELECT what FROM consent_events WHERE wording = 'Text me about launches' AND consumer_id IS NULL AND recipient IS NULL"
    expect(await shop.platform.rows(sql)).toEqual([{ what: 'asked' }])
    expect(await shop.platform.rows('SELECT 1 FROM consent_events WHERE recipient = ?', phone)).toEqual([])
  })
})

describe('the figure people.consents', () => {
  it('finds no consent that somebody else has changed', async () => {
    expect(await changeConsents(shop.platform, 300, 1)).toEqual([])
  })
})
