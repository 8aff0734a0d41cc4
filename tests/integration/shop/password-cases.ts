import { describe, expect, it, vi } from 'vitest'
import { message } from '../../../shared/errors/message.ts'
import { createPasskey } from '../../harness/authenticator.ts'
import { atLocalhost, type Shop } from '../../harness/shop.ts'
import { walker } from './checkout-walk.ts'

const unescaped = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
const said = (html: string, code: string) => unescaped(html).includes(message(code, 'en-us'))
/** The error text at the field `name`. */
const faultOf = (html: string, name: string) =>
  unescaped(new RegExp(`id="f-${name}-fault">([^<]*)`).exec(html)?.[1] ?? '')

/** Forgotten and changed passwords, without script, in the shop of the file that calls this. */
export function passwordCases(shop: Shop): void {
  type Walk = ReturnType<typeof walker>
  const newWalk = () => walker(shop)
  const ask = async (email: string, walk: Walk = newWalk()) => {
    await walk.page('/en-us/forgot-password')
    return walk.post('/api/session/forgot-password', { forgotEmail: email })
  }
  const linksTo = async (email: string): Promise<string[]> => {
    const outbox = await (await shop.platform.fetch('/console/outbox')).text()
    return outbox
      .split('<article>')
      .filter((mail) => mail.includes(`To ${email},`))
      .flatMap((mail) => /href="([^"]+reset-password[^"]+)"/.exec(mail)?.[1] ?? [])
  }
  /** Mail is written after the answer to whoever asked for it. */
  const newLinkTo = (email: string, known: readonly string[] = []): Promise<string> =>
    vi.waitFor(
      async () => {
        const link = (await linksTo(email)).find((one) => !known.includes(one))
        if (!link) throw new Error(`No new link was mailed to ${email}.`)
        return link
      },
      { timeout: 20_000, interval: 50 },
    )
  const signIn = async (walk: Walk, email: string, password: string) => {
    await walk.page('/en-us/account')
    return walk.post('/api/session/sign-in', { email, password })
  }
  /** Opens the link; answers the page that it leads to. */
  const open = async (walk: Walk, link: string): Promise<string> => {
    const response = await walk.visitor.fetch(new URL(link).pathname + new URL(link).search)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en-us/reset-password'])
    return walk.page('/en-us/reset-password')
  }
  const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''

  describe('a forgotten password', () => {
    it('is linked from the sign-in and its faults, as a page and as a dialog', async () => {
      const walk = newWalk()
      const html = await walk.page('/en-us/account')
      expect(html).toContain('href="/en-us/dialog/forgot-password"')
      const refused = await signIn(walk, 'nobody@kerb.example', 'Wrong-2026')
      expect(refused.html).toContain('href="/en-us/forgot-password"')
      for (const path of ['/en-us/forgot-password', '/en-us/dialog/forgot-password'])
        expect(await walk.page(path)).toContain('name="forgotEmail"')
    })

    it('gets one answer for known and unknown addresses, and a word for one that is none', async () => {
      const answers = await Promise.all(['mitglied@kerb.example', 'nobody@kerb.example'].map((email) => ask(email)))
      for (const { status, location } of answers)
        expect([status, location]).toEqual([303, '/en-us/account?said=reset-mailed'])
      expect(await newWalk().page('/en-us/account?said=reset-mailed')).toContain('If there is an account')
      for (const typed of ['', 'no address']) {
        const refused = await ask(typed)
        expect(refused.status).toBe(422)
        expect(faultOf(refused.html, 'forgotEmail')).toMatch(/\S/)
        expect(refused.html).toContain(`value="${typed}"`)
      }
    })

    it('is replaced by the mailed link, which leads to this shop, is used once, and signs out everywhere', async () => {
      const email = 'ipa@kerb.example'
      const elsewhere = newWalk()
      await elsewhere.signIn(email)
      const walk = newWalk()
      await ask(email, walk)
      const link = await newLinkTo(email)
      expect(link).toMatch(new RegExp(`^${shop.url.replace(/\/$/, '')}/en-us/reset-password\\?token=`))
      const form = await open(walk, link)
      const token = tokenIn(form)
      const send = (newPassword: string, confirmPassword: string) =>
        walk.post('/api/session/reset-password', { token, newPassword, confirmPassword })

      const different = await send('Second-2026', 'Third-2026')
      expect([different.status, faultOf(different.html, 'confirmPassword')]).toEqual([422, message('FE340', 'en-us')])
      expect(faultOf((await send('short', 'short')).html, 'newPassword')).toContain('does not meet')
      const same = await send('Kerb-demo-2026', 'Kerb-demo-2026')
      expect(faultOf(same.html, 'newPassword')).toBe(message('AUT451', 'en-us'))
      expect(tokenIn(same.html)).toBe(token)
      for (const { html } of [different, same]) expect(html).not.toMatch(/Second-2026|Kerb-demo/)

      const done = await send('Second-2026', 'Second-2026')
      expect([done.status, done.location]).toEqual([303, '/en-us/account?said=password-reset'])
      expect(await elsewhere.page('/en-us/account')).toContain('name="password"')
      expect((await signIn(newWalk(), email, 'Kerb-demo-2026')).status).toBe(400)
      expect((await signIn(newWalk(), email, 'Second-2026')).status).toBe(303)

      const again = await send('Third-2026', 'Third-2026')
      expect([again.status, said(again.html, 'AUT402')]).toEqual([410, true])
      expect(again.html).toContain('name="forgotEmail"')
    })

    it('can’t be chosen with a link that a newer one replaced, or without any', async () => {
      const email = 'wranx@kerb.example'
      await ask(email)
      const first = await newLinkTo(email)
      await ask(email)
      await newLinkTo(email, [first])
      const walk = newWalk()
      expect(await open(walk, first), 'no form that could only be refused').not.toContain('name="newPassword"')
      const token = new URL(first).searchParams.get('token') ?? ''
      const passwords = { newPassword: 'Second-2026', confirmPassword: 'Second-2026' }
      const replaced = await walk.post('/api/session/reset-password', { token, ...passwords })
      expect([replaced.status, said(replaced.html, 'AUT402')]).toEqual([410, true])
      const another = newWalk()
      const withoutLink = await another.visitor.fetch('/en-us/reset-password')
      const html = await withoutLink.text()
      expect([withoutLink.status, said(html, 'AUT402')]).toEqual([410, true])
      const [, action = ''] = /<form[^>]* action="([^"]*forgot[^"]*)"/.exec(html) ?? []
      expect(action, 'a refusal is at a page that can be reloaded').toBe('/en-us/forgot-password')
    })

    it('has a link whose token is in no referrer, cache or later address', async () => {
      const walk = newWalk()
      const known = await linksTo('athlete@kerb.example')
      await ask('athlete@kerb.example')
      const { pathname, searchParams, search } = new URL(await newLinkTo('athlete@kerb.example', known))
      const token = searchParams.get('token') ?? ''
      const moved = await walk.visitor.fetch(pathname + search)
      const shown = await walk.visitor.fetch('/en-us/reset-password')
      for (const { headers } of [moved, shown]) {
        expect(headers.get('referrer-policy')).toBe('no-referrer')
        expect(headers.get('cache-control')).toContain('no-store')
      }
      const html = await shown.text()
      expect(tokenIn(html)).toBe(token)
      expect(html.split(token).length).toBe(html.split('"token"').length)
      expect(html).not.toMatch(new RegExp(`(?:href|action|content)="[^"]*${token}`))
    })
  })

  describe('a forgotten password of somebody who never confirmed the address', () => {
    const [password, second] = ['Owner-2026-a', 'Second-2026']
    const details = { firstName: 'Ona', lastName: 'Reed', birthDate: '05/31/1990', postalCode: '10001' }
    const signUp = async (email: string): Promise<Walk> => {
      const walk = newWalk()
      await walk.page('/en-us/sign-up')
      expect((await walk.post('/api/session/sign-up', { email, newPassword: password, ...details })).status).toBe(303)
      return walk
    }
    const resetForm = async (walk: Walk, email: string): Promise<string> => {
      await ask(email, walk)
      return open(walk, await newLinkTo(email))
    }
    const reset = (walk: Walk, token: string, newPassword = second) =>
      walk.post('/api/session/reset-password', { token, newPassword, confirmPassword: newPassword })
    const warns = (html: string) => html.includes('A new password empties this account')

    it('says before the press what it removes, and afterwards what it has removed', async () => {
      const email = 'empties@shop.example'
      await signUp(email)
      const walk = newWalk()
      const form = await resetForm(walk, email)
      for (const part of ['addresses', 'saved cards', 'cart', 'Orders that were mailed']) expect(form).toContain(part)
      expect(warns(form)).toBe(true)
      const wrong = await reset(walk, tokenIn(form), 'short')
      expect([wrong.status, warns(wrong.html)]).toEqual([422, true])
      const done = await reset(walk, tokenIn(form))
      expect([done.status, done.location]).toEqual([303, '/en-us/account?said=account-handed-over'])
      expect(await walk.page(done.location)).toMatch(/role="status"[^>]*>Your password is changed.*we removed name/)
    })

    it('removes nothing once the address is confirmed by the link that the form mails', async () => {
      const email = 'keeps@shop.example'
      const elsewhere = await signUp(email)
      const walk = newWalk()
      const token = tokenIn(await resetForm(walk, email))
      const mailed = await walk.post('/api/session/keep-account', { token })
      expect([mailed.status, mailed.location]).toEqual([303, '/en-us/reset-password?said=email-mailed'])
      expect(await walk.page(mailed.location)).toContain('We sent you a link.')
      const outbox = await (await shop.platform.fetch('/console/outbox')).text()
      const [newest = ''] = outbox.split('<article>').filter((mail) => mail.includes(`To ${email},`))
      const [, proof = ''] = /confirm-email\?token=(\w+)/.exec(newest) ?? []
      expect((await elsewhere.post('/api/account/email-proof', { token: proof })).location).toContain('email-proven')
      const pressed = await walk.post('/api/session/keep-account', { token })
      expect(pressed.location, 'no link is mailed any more').toBe('/en-us/reset-password?said=email-proven')
      expect(warns(await walk.page('/en-us/reset-password'))).toBe(false)
      expect((await reset(walk, token)).location).toBe('/en-us/account?said=password-reset')
      expect((await signIn(walk, email, second)).status).toBe(303)
      expect(await walk.page('/en-us/account/profile')).toContain('value="Ona"')
    })

    it('mails nothing by a link that is none', async () => {
      const walk = newWalk()
      await walk.page('/en-us/account')
      expect((await walk.post('/api/session/keep-account', { token: 'nobodys' })).status).toBe(410)
    })
  })

  describe('changing a password', () => {
    it('says at its field what is wrong, and keeps only this device signed in', async () => {
      const email = 'athlete@kerb.example'
      const [walk, elsewhere] = [newWalk(), newWalk()]
      await walk.signIn(email)
      await elsewhere.signIn(email)
      const html = await walk.page('/en-us/account/password')
      for (const known of ['current-password', 'new-password', 'username'])
        expect(html).toMatch(new RegExp(`autocomplete="${known}"`, 'i'))
      const change = (currentPassword: string, newPassword: string, confirmPassword = newPassword) =>
        walk.post('/api/account/password', { currentPassword, newPassword, confirmPassword })
      const wrong = [
        ['currentPassword', 'AUT450', await change('Wrong-2026', 'Second-2026')],
        ['newPassword', 'AUT451', await change('Kerb-demo-2026', 'Kerb-demo-2026')],
        ['confirmPassword', 'FE340', await change('Kerb-demo-2026', 'Second-2026', 'Third-2026')],
      ] as const
      for (const [field, code, { status, html }] of wrong)
        expect([status, faultOf(html, field)], code).toEqual([422, message(code, 'en-us')])
      expect(faultOf((await change('', 'short')).html, 'currentPassword')).toMatch(/required/)
      const done = await change('Kerb-demo-2026', 'Second-2026')
      expect([done.status, done.location]).toEqual([303, '/en-us/account/password?said=password-changed'])
      const formerly = await change('Second-2026', 'Kerb-demo-2026')
      expect(faultOf(formerly.html, 'newPassword')).toBe(message('AUT452', 'en-us'))
      expect(await walk.page('/en-us/account')).not.toContain('name="password"')
      expect(await elsewhere.page('/en-us/account')).toContain('name="password"')
      expect((await signIn(newWalk(), email, 'Second-2026')).status).toBe(303)
    })

    it('removes the passkeys that are not ticked, here and in a refused form, and the mail names them', async () => {
      const email = 'newmember@kerb.example'
      const named = atLocalhost(shop)
      const walk = walker(named)
      await walk.signIn(email)
      await walk.page('/en-us/account/security')
      const add = async (name: string) => {
        const passkey = createPasskey()
        const { html } = await walk.post('/api/account/passkey-options', {})
        const made = passkey.made({ challenge: JSON.parse(html).options.challenge, origin: named.url })
        const added = await walk.post('/api/account/passkey', { name, credential: JSON.stringify(made) })
        expect(added.status).toBe(303)
        return passkey
      }
      const [own, foreign] = [await add('Own laptop'), await add('Foreign phone')]
      const isTicked = (html: string, id: string) =>
        new RegExp(`<input(?=[^>]*name="keep-${id}")[^>]*checked`).test(html)
      const page = await walk.page('/en-us/account/password')
      for (const name of ['Own laptop', 'Foreign phone', 'Passkeys to keep']) expect(page).toContain(name)
      expect([isTicked(page, own.id), isTicked(page, foreign.id)]).toEqual([false, false])
      const change = (currentPassword: string) => {
        const passwords = { currentPassword, newPassword: 'Second-2026', confirmPassword: 'Second-2026' }
        return walk.post('/api/account/password', { ...passwords, [`keep-${own.id}`]: 'on' })
      }
      const { html: refused } = await change('Wrong-2026')
      expect([isTicked(refused, own.id), isTicked(refused, foreign.id)]).toEqual([true, false])
      expect((await change('Kerb-demo-2026')).status).toBe(303)
      const left = await walk.page('/en-us/account/security')
      expect([left.includes('Own laptop'), left.includes('Foreign phone')]).toEqual([true, false])
      const outbox = await (await shop.platform.fetch('/console/outbox')).text()
      const mail = outbox.split('<article>').find((one) => one.includes(`To ${email},`) && one.includes('was changed'))
      expect(mail).toContain('these passkeys were removed: Foreign phone.')
      expect(mail).not.toContain('Own laptop')
    })
  })
}
