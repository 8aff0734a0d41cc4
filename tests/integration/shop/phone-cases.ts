import { describe, expect, it } from 'vitest'
import type { Shop } from '../../harness/shop.ts'
import { walker } from './checkout-walk.ts'

/** Proof of a number by a texted code, and text messages, without script, in the shop of the file that calls this. */
export function phoneCases(shop: Shop): void {
  type Walk = ReturnType<typeof walker>

  const textsTo = async (phone: string): Promise<string[]> => {
    const outbox = await (await shop.platform.fetch('/console/outbox')).text()
    return outbox.split('<article>').filter((message) => message.includes(`To ${phone},`))
  }
  const codeIn = (message = '') => /\b(\d{6}) confirms/.exec(message)?.[1] ?? ''
  const linkIn = (message = '') => {
    const link = new URL(/href="([^"]+)"/.exec(message)?.[1] ?? 'http://none')
    return link.pathname + link.search
  }
  const signUp = async (email: string): Promise<Walk> => {
    const walk = walker(shop)
    await walk.page('/en-us/sign-up')
    const details = { newPassword: 'Owner-2026-a', firstName: 'Ona', lastName: 'Reed' }
    const made = await walk.post('/api/session/sign-up', {
      ...details,
      email,
      birthDate: '05/31/1990',
      postalCode: '10001',
    })
    expect(made.status).toBe(303)
    return walk
  }

  describe('a phone number', () => {
    it('is confirmed on the profile page by the code that was texted to it', async () => {
      const walk = await signUp('caller@shop.example')
      const path = '/en-us/account/profile'
      expect(await walk.page(path), 'no number, nothing to confirm').not.toContain('not confirmed yet')
      await walk.post('/api/account/profile', { firstName: 'Ona', phone: '2125550151', birthDate: '05/31/1990' })
      expect(await walk.page(path)).toContain('Your phone number is not confirmed yet')
      const sent = await walk.post('/api/account/phone-code', {})
      expect([sent.status, sent.location]).toEqual([303, `${path}?said=phone-texted`])
      const [message] = await textsTo('+12125550151')
      const refused = await walk.post('/api/account/phone-proof', { code: 'none' })
      expect(refused.status).toBe(422)
      expect(refused.html).toMatch(/id="f-code-fault">This code is not right/)
      expect(refused.html, 'the profile is shown as it is').toContain('value="(212) 555 - 0151"')
      const proven = await walk.post('/api/account/phone-proof', { code: codeIn(message) })
      expect([proven.status, proven.location]).toEqual([303, `${path}?said=phone-proven`])
      expect(await walk.page(proven.location)).toContain('Your phone number is confirmed.')
      expect(await walk.page(path)).not.toContain('not confirmed yet')
      const pressed = await walk.post('/api/account/phone-code', {})
      expect([pressed.status, pressed.html.includes('the number was confirmed before')]).toEqual([422, true])
      expect(await textsTo('+12125550151')).toHaveLength(1)
    })
  })

  describe('a code whose number waits no more', () => {
    const path = '/en-us/account/profile'
    const nothing = 'Nothing is waiting for this code any more'
    const details = { firstName: 'Ona', birthDate: '05/31/1990' }
    const phoneIn = (html: string) => /name="phone" value="(\+[^"]+)"/.exec(html)?.[1] ?? ''

    it.each([
      ['was emptied in another tab', '', 'waits-1@shop.example', '2125550161'],
      ['is another one by now', '2125550163', 'waits-2@shop.example', '2125550162'],
    ])('is confirmed by no code, right or wrong, where it %s', async (_, instead, email, number) => {
      const walk = await signUp(email)
      await walk.post('/api/account/profile', { ...details, phone: number })
      const phone = phoneIn(await walk.page(path))
      expect(phone).toBe(`+1${number}`)
      await walk.post('/api/account/phone-code', {})
      const code = codeIn((await textsTo(phone))[0])
      await walk.post('/api/account/profile', { ...details, phone: instead })
      for (const typed of ['000000', code]) {
        const refused = await walk.post('/api/account/phone-proof', { phone, code: typed })
        expect([refused.status, refused.html.includes(nothing)], typed).toEqual([422, true])
      }
      if (instead === '') expect((await walk.post('/api/account/phone-proof', { code })).status).toBe(422)
      else expect(await walk.page(path)).toContain('Your phone number is not confirmed yet')
    })

    it('is confirmed once: a wrong code after that says nothing of success', async () => {
      const walk = await signUp('waits-3@shop.example')
      await walk.post('/api/account/profile', { ...details, phone: '2125550164' })
      const phone = phoneIn(await walk.page(path))
      await walk.post('/api/account/phone-code', {})
      const code = codeIn((await textsTo(phone))[0])
      expect((await walk.post('/api/account/phone-proof', { phone, code })).status).toBe(303)
      const late = await walk.post('/api/account/phone-proof', { phone, code: '000000' })
      expect([late.status, late.html.includes(nothing)]).toEqual([422, true])
    })

    it('says so for text messages too', async () => {
      const walk = await signUp('waits-4@shop.example')
      const late = await walk.post('/api/account/sms-proof', { phone: '+12125550165', code: '000000' })
      expect([late.status, late.html.includes(nothing)]).toEqual([422, true])
    })
  })

  describe('text messages', () => {
    const path = '/en-us/account/preferences'
    const sms = { sms: 'on', phoneCode: '1', phone: '2125550152', terms: 'on' }

    it('wait for the code, and end by one press on the page of their link, which opening changes nothing', async () => {
      const walk = await signUp('texter@shop.example')
      await walk.post('/api/account/sms', sms)
      expect(await walk.page(path)).toContain('We texted a code to +12125550152')
      const [message] = await textsTo('+12125550152')
      const refused = await walk.post('/api/account/sms-proof', { code: '' })
      expect(refused.status).toBe(422)
      expect(refused.html).toMatch(/id="f-code-fault">This code is not right/)
      const confirmed = await walk.post('/api/account/sms-proof', { code: codeIn(message) })
      expect([confirmed.status, confirmed.location]).toEqual([303, `${path}?said=texts-confirmed`])
      const isOn = async () => /<input(?=[^>]*name="sms")[^>]*checked/.test(await walk.page(path))
      expect(await walk.page(path)).not.toContain('We texted a code')
      const reader = walker(shop)
      const page = await reader.page(linkIn(message))
      expect(page).toContain('name="to" value="unsubscribe"')
      expect(await isOn(), 'the link was only opened').toBe(true)
      const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
      const ended = await reader.post('/api/unsubscribe', { token })
      expect([ended.status, ended.location]).toEqual([303, '/en-us/unsubscribe?done=yes'])
      expect(await reader.page(ended.location)).toContain('You are unsubscribed')
      expect(await isOn()).toBe(false)
      const forged = await reader.post('/api/unsubscribe', { token: '<b>x</b>' })
      expect(forged.status).toBe(410)
      expect(forged.html).not.toContain('<b>x</b>')
    })

    it('go to the confirmed number until another one is confirmed, and a refusal changes nothing', async () => {
      const walk = await signUp('changes-number@shop.example')
      const [first, second] = ['+12125550171', '+12125550172']
      await walk.post('/api/account/sms', { ...sms, phone: first.slice(2) })
      await walk.post('/api/account/sms-proof', { code: codeIn((await textsTo(first))[0]) })
      const other = { ...sms, phone: second.slice(2) }
      const consents = async () => {
        const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
        const sql = 'SELECT recipient, optin FROM subscriptions WHERE recipient IN (?, ?) ORDER BY recipient'
        return (await database.prepare(sql).bind(first, second).all()).results
      }
      const one = { recipient: first, optin: 1 }
      for (let asked = 0; asked < 3; asked += 1)
        expect((await walk.post('/api/account/sms', other)).status, String(asked)).toBe(303)
      expect(await consents()).toEqual([one])
      const waiting = await walk.page(path)
      expect(waiting).toContain(`We texted a code to ${second}`)
      expect(waiting).toContain(`Until then, our text messages go to ${first}.`)
      await walk.post('/api/account/sms', { ...sms, phone: first.slice(2) })
      expect(await walk.page(path), 'the first number again').not.toContain('We texted a code')
      const refused = await walk.post('/api/account/sms', other)
      expect(refused.status, 'no code is left for this number').toBe(429)
      expect(await consents()).toEqual([one])
      const third = '+12125550173'
      await walk.post('/api/account/sms', { ...sms, phone: third.slice(2) })
      await walk.post('/api/account/sms-proof', { code: codeIn((await textsTo(third))[0]) })
      expect(await consents()).toEqual([{ ...one, optin: 0 }])
      const html = await walk.page(path)
      expect([html.includes('(212) 555 - 0173'), html.includes('Until then')]).toEqual([true, false])
    })

    it('are not confirmed by the code that was texted to confirm the number of the account', async () => {
      const walk = await signUp('two-codes@shop.example')
      const phone = '2125550153'
      await walk.post('/api/account/profile', { firstName: 'Ona', phone, birthDate: '05/31/1990' })
      await walk.post('/api/account/sms', { ...sms, phone })
      await walk.post('/api/account/phone-code', {})
      const [message = ''] = await textsTo(`+1${phone}`)
      expect(message).toContain('for your account')
      const proven = await walk.post('/api/account/phone-proof', { code: codeIn(message) })
      expect(proven.location).toBe('/en-us/account/profile?said=phone-proven')
      expect(await walk.page(path)).not.toMatch(/<input(?=[^>]*name="sms")[^>]*checked/)
    })
  })
}
