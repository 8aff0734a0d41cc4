import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/seed/people.ts'
import { message } from '../../../shared/errors/message.ts'
import type { Shop } from '../../harness/shop.ts'
import { walker } from './checkout-walk.ts'

const unescaped = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
const faultOf = (html: string, name: string) =>
  unescaped(new RegExp(`id="f-${name}-fault">([^<]*)`).exec(html)?.[1] ?? '')
const headingOf = (html: string) => unescaped(/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '')

/** Signing up and completing a profile, without script, in the shop of the file that calls this. */
export function enrollmentCases(shop: Shop): void {
  const newWalk = () => walker(shop)
  const details = {
    newPassword: demoPassword,
    firstName: 'Nia',
    lastName: 'Álvarez',
    birthDate: '05/31/1990',
    postalCode: '10001',
  }
  const signUp = async (email: string, fields: Readonly<Record<string, string>> = {}, walk = newWalk()) => {
    await walk.page('/en-us/sign-up')
    return { walk, answer: await walk.post('/api/session/sign-up', { email, ...details, ...fields }) }
  }

  describe('enrollment', () => {
    it('begins with an email, which leads to the sign-in or to a new account', async () => {
      const walk = newWalk()
      expect(await walk.page('/en-us/account')).toContain('href="/en-us/sign-up?returnTo=')
      expect(headingOf(await walk.page('/en-us/sign-up'))).toBe('Sign in or create an account')
      const known = await walk.post('/api/session/lookup', { email: 'member@kerb.example' })
      expect([known.status, headingOf(known.html)]).toEqual([200, 'Sign in'])
      expect(known.html).toContain('value="member@kerb.example"')
      const unknown = await walk.post('/api/session/lookup', { email: 'nia@shop.example' })
      expect([unknown.status, headingOf(unknown.html)]).toEqual([200, 'Create your account'])
      expect(unknown.html).toContain('MM/DD/YYYY')
      const wrong = await walk.post('/api/session/lookup', { email: 'no address' })
      expect(wrong.status).toBe(422)
      expect(faultOf(wrong.html, 'email')).not.toBe('')
      const refused = await walk.post('/api/session/sign-in', {
        email: 'member@kerb.example',
        password: 'Wrong-2026',
        enrollment: 'page',
      })
      expect(unescaped(refused.html)).toContain(message('AUT401', 'en-us'))
      expect(refused.html).toContain('name="enrollment"')
    })

    it('tells an associate whose a membership is, and leads on', async () => {
      const walk = newWalk()
      await walk.signIn('associate@kerb.example', 'associate')
      for (const path of ['/en-us/dialog/loyalty-sign-up?', '/en-us/account/complete?step=non-loyalty&']) {
        const html = await walk.page(`${path}returnTo=%2Fen-us%2Fcart`)
        expect(headingOf(html), path).toBe('Customers join in their own account')
        expect(html, path).toContain('class="btn" href="/en-us/cart"')
        expect(html, path).not.toMatch(/name="to" value="account\/complete"|href="[^"]*loyalty-sign-up/)
      }
      const posted = await walk.post('/api/account/complete', { step: 'non-loyalty', birthDate: '05/31/1990' })
      expect(headingOf(posted.html)).toBe('Customers join in their own account')
    })

    it('creates an account that is signed in, with cart and membership, and welcomes', async () => {
      const walk = newWalk()
      await walk.add('KCT3886CINK')
      const { answer } = await signUp(
        'nia@shop.example',
        { loyalty: 'on', newsletter: 'on', returnTo: '/en-us/cart' },
        walk,
      )
      expect([answer.status, answer.location]).toEqual([
        303,
        '/en-us/account/complete?step=welcome&returnTo=%2Fen-us%2Fcart',
      ])
      expect(headingOf(await walk.page(answer.location))).toBe('Welcome to Kerb')
      const account = await walk.page('/en-us/account')
      for (const text of ['Hello, Nia', 'Member', 'Complete your profile']) expect(account).toContain(text)
      const { cart } = (await (await walk.visitor.fetch('/api/cart')).json()) as { cart: { totalItems: number } }
      expect(cart.totalItems).toBe(1)
      const outbox = await (await shop.platform.fetch('/console/outbox')).text()
      expect(outbox.split('To nia@shop.example,').length - 1).toBe(2)
    })

    it('is refused at the field, and keeps all but the password', async () => {
      const { answer } = await signUp('member@kerb.example', { loyalty: 'on', firstName: '<b>Nia' })
      expect(answer.status).toBe(422)
      expect(faultOf(answer.html, 'firstName')).not.toBe('')
      expect(answer.html).not.toContain('<b>Nia')
      expect(answer.html).not.toContain(demoPassword)
      expect(answer.html).toMatch(/value="10001"/)
      const { answer: taken } = await signUp('member@kerb.example')
      expect(faultOf(taken.html, 'email')).toBe(message('AUT439', 'en-us'))
      const { answer: member } = await signUp('late@shop.example', { loyalty: 'on', birthDate: '' })
      expect(faultOf(member.html, 'birthDate')).not.toBe('')
      const { answer: weak } = await signUp('late@shop.example', { newPassword: 'short' })
      expect(faultOf(weak.html, 'newPassword')).not.toBe('')
    })

    it('completes a profile in steps, each saved or skipped', async () => {
      const { walk } = await signUp('steps@shop.example', { birthDate: '' })
      expect(headingOf(await walk.page('/en-us/account/complete'))).toContain('phone number')
      const complete = (fields: Readonly<Record<string, string>>) =>
        walk.post('/api/account/complete', { returnTo: '/en-us/cart', ...fields })
      const wrong = await complete({ step: 'mobile', phone: '12' })
      expect([wrong.status, faultOf(wrong.html, 'phone') !== '']).toEqual([422, true])
      const taken = await complete({ step: 'mobile', phone: '(212) 555-0144' })
      expect(faultOf(taken.html, 'phone')).toBe(message('AUT442', 'en-us'))
      const to = async (fields: Readonly<Record<string, string>>) => {
        const { status, location } = await complete(fields)
        return [status, new URL(location, 'https://shop.invalid').searchParams.get('step')]
      }
      expect(await to({ step: 'mobile', phone: '(212) 555-0191' })).toEqual([303, 'profile'])
      expect(await to({ step: 'profile', skip: 'yes' })).toEqual([303, 'interests'])
      expect(await to({ step: 'interests', 'interest.running': 'on' })).toEqual([303, 'success'])
      const done = await walk.page('/en-us/account/complete?step=success&returnTo=/en-us/cart')
      expect(done).toContain('href="/en-us/cart"')
      expect(await walk.page('/en-us/account/profile')).toMatch(/555\D?0191/)
      const missing = await complete({ step: 'non-loyalty', birthDate: '' })
      expect(faultOf(missing.html, 'birthDate')).not.toBe('')
      expect(await to({ step: 'non-loyalty', birthDate: '05/31/1990' })).toEqual([303, 'welcome'])
      expect(await walk.page('/en-us/account')).toContain('Member')
      const again = await walk.page('/en-us/account/complete?step=non-loyalty')
      expect(again, 'a member reads no invitation').not.toContain('name="step" value="non-loyalty"')
    })

    it('asks a guest to sign in before a profile', async () => {
      const answer = await shop.visitor().fetch('/en-us/account/complete?step=mobile')
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        '/en-us/account?returnTo=%2Fen-us%2Faccount%2Fcomplete%3Fstep%3Dmobile',
      ])
    })

    it('has the same steps as dialogs', async () => {
      const walk = newWalk()
      for (const name of ['sign-in', 'sign-in-confirmation', 'welcome', 'interests', 'loyalty-sign-up'])
        expect(headingOf(await walk.page(`/en-us/dialog/${name}`)), name).toBe('Sign in')
      expect(headingOf(await walk.page('/en-us/dialog/sign-up'))).toBe('Create your account')
      const opened = await shop.visitor().fetch('/en-us/account', { headers: { 'x-fragment': 'main' } })
      const signIn = await opened.text()
      expect([opened.status, headingOf(signIn)]).toEqual([200, 'Sign in'])
      expect(signIn).toContain('name="enrollment" value="dialog"')
      await signUp('dialogs@shop.example', { birthDate: '' })
      const entry = { email: 'dialogs@shop.example', enrollment: 'dialog', returnTo: '/en-us/cart' }
      const refused = await walk.post('/api/session/sign-in', { ...entry, password: 'Wrong-2026' })
      expect(unescaped(refused.html)).toContain(message('AUT401', 'en-us'))
      expect(refused.html).toContain('class="dlg')
      const entered = await walk.post('/api/session/sign-in', { ...entry, password: demoPassword })
      expect(entered.location).toBe('/en-us/dialog/sign-in-confirmation?returnTo=%2Fen-us%2Fcart')
      const confirmation = await walk.page(entered.location)
      expect(headingOf(confirmation)).toContain('signed in')
      expect(confirmation).toContain('href="/en-us/cart"')
      expect(headingOf(await walk.page('/en-us/dialog/interests'))).toContain('into')
      expect(headingOf(await walk.page('/en-us/dialog/loyalty-sign-up'))).toBe('Become a member')
      const joined = await walk.post('/api/account/complete', {
        step: 'non-loyalty',
        birthDate: '05/31/1990',
        enrollment: 'dialog',
      })
      expect(joined.location).toMatch(/^\/en-us\/dialog\/welcome/)
      expect(await walk.page('/en-us/account')).toContain('Member')
    })
  })
}
