import { describe, expect, it } from 'vitest'
import type { Shop } from '../../harness/shop.ts'
import { walker } from './checkout-walk.ts'

const password = 'Owner-2026-a'
const details = {
  newPassword: password,
  firstName: 'Ona',
  lastName: 'Reed',
  birthDate: '05/31/1990',
  postalCode: '10001',
}

/** Another address for an account, and links that undo a change, without script, in the shop of the calling file. */
export function changeEmailCases(shop: Shop): void {
  type Walk = ReturnType<typeof walker>
  type LinkPage = 'confirm-email' | 'confirm-new-email' | 'undo'

  const linkTo = async (email: string, page: LinkPage): Promise<string> => {
    const outbox = await (await shop.platform.fetch('/console/outbox')).text()
    const pattern = new RegExp(`href="([^"]+/${page}\\?token=[^"]+)"`)
    const mails = outbox.split('<article>').filter((mail) => mail.includes(`To ${email},`))
    const [link] = mails.flatMap((mail) => pattern.exec(mail)?.[1] ?? [])
    return link ? new URL(link).pathname + new URL(link).search : ''
  }
  const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
  /** The page of a mailed link: its token leaves the address first. */
  const open = async (walk: Walk, link: string): Promise<{ readonly status: number; readonly html: string }> => {
    const moved = await walk.visitor.fetch(link)
    const path = new URL(link, shop.url).pathname
    expect([moved.status, moved.headers.get('location')]).toEqual([302, path])
    expect(moved.headers.get('referrer-policy')).toBe('no-referrer')
    const html = await walk.page(path)
    return { status: (await walk.visitor.fetch(path)).status, html }
  }
  const signUp = async (email: string): Promise<Walk> => {
    const walk = walker(shop)
    await walk.page('/en-us/sign-up')
    expect((await walk.post('/api/session/sign-up', { email, ...details })).status).toBe(303)
    const { html } = await open(walk, await linkTo(email, 'confirm-email'))
    expect((await walk.post('/api/account/email-proof', { token: tokenIn(html) })).status).toBe(303)
    return walk
  }
  const security = (walk: Walk) => walk.page('/en-us/account/security')
  const ask = (walk: Walk, newEmail: string) => walk.post('/api/account/email-change', { newEmail })
  const signIn = async (email: string, typed = password): Promise<number> => {
    const walk = walker(shop)
    await walk.page('/en-us/account')
    return (await walk.post('/api/session/sign-in', { email, password: typed })).status
  }

  describe('another address', () => {
    it('waits until the button on the page of its link is pressed in the account, in whatever browser', async () => {
      const [former, email] = ['moves@shop.example', 'moved@shop.example']
      const walk = await signUp(former)
      expect(await security(walk)).toContain(`You sign in with ${former}.`)
      const asked = await ask(walk, email)
      expect([asked.status, asked.location]).toEqual([303, '/en-us/account/security?said=email-asked'])
      const waiting = await walk.page(asked.location)
      for (const words of ['works for 24 hours', `You sign in with ${former}.`, `We mailed a link to ${email}.`])
        expect(waiting).toContain(words)

      const elsewhere = walker(shop)
      const link = await linkTo(email, 'confirm-new-email')
      const signedOut = await open(elsewhere, link)
      expect(signedOut.html).not.toContain('Use this address')
      await elsewhere.page('/en-us/account')
      const returnTo = '/en-us/confirm-new-email'
      const entered = await elsewhere.post('/api/session/sign-in', { email: former, password, returnTo })
      expect(entered.location).toBe(returnTo)
      const page = await elsewhere.page(returnTo)
      expect(page).toContain(`from then on you sign in with ${email}.`)
      expect(await security(walk), 'the link was only opened').toContain(`You sign in with ${former}.`)
      const pressed = await elsewhere.post('/api/account/new-email', { token: tokenIn(page) })
      expect([pressed.status, pressed.location]).toEqual([303, '/en-us/account/security?said=email-changed'])
      expect(await elsewhere.page(pressed.location)).toContain('Your email address is changed.')
      expect(await security(walk)).toContain(`You sign in with ${email}.`)
      expect([await signIn(former), await signIn(email)]).toEqual([400, 303])
      expect((await open(elsewhere, link)).status).toBe(410)
    })

    it('that a newer wish has replaced is not offered by its link, and neither is the newer one', async () => {
      const walk = await signUp('often@shop.example')
      const [first, second] = ['often-1@shop.example', 'often-2@shop.example']
      await ask(walk, first)
      await ask(walk, second)
      const replaced = await open(walk, await linkTo(first, 'confirm-new-email'))
      expect([replaced.status, replaced.html.includes(second)]).toEqual([410, false])
      expect((await open(walk, await linkTo(second, 'confirm-new-email'))).html).toContain(`sign in with ${second}.`)
    })

    it('is refused at its field, with what was typed', async () => {
      const walk = await signUp('wrong@shop.example')
      for (const [typed, words] of [
        ['', 'Fill in this field'],
        ['no address', 'name@example.com'],
        ['wrong@shop.example', 'You sign in with this address already.'],
      ] as const) {
        const refused = await ask(walk, typed)
        expect([refused.status, refused.html.includes(`value="${typed}"`)], typed).toEqual([422, true])
        expect(refused.html, typed).toMatch(/id="f-newEmail-fault"/)
        if (words.startsWith('You')) expect(refused.html).toContain(words)
      }
    })

    it('of another account reads the same, and its link is nobody’s', async () => {
      await signUp('owner@shop.example')
      const walk = await signUp('curious@shop.example')
      const told = async (email: string) => {
        const { status, location } = await ask(walk, email)
        return [status, location, (await walk.page(location)).replaceAll(email, 'EMAIL').includes('to EMAIL.')]
      }
      expect(await told('owner@shop.example')).toEqual(await told('nobody-yet@shop.example'))
      expect(await linkTo('owner@shop.example', 'confirm-new-email')).toBe('')
      const other = await signUp('bystander@shop.example')
      const { html } = await open(walk, await linkTo('nobody-yet@shop.example', 'confirm-new-email'))
      expect((await other.post('/api/account/new-email', { token: tokenIn(html) })).status).toBe(409)
      expect((await other.post('/api/account/new-email', { token: 'x' })).status).toBe(410)
    })
  })

  describe('the link “Was this you?”', () => {
    it('gives the account back by one press in another browser, and leads to a new password', async () => {
      const [former, email] = ['robbed@shop.example', 'robber@shop.example']
      const robber = await signUp(former)
      await ask(robber, email)
      const { html } = await open(robber, await linkTo(email, 'confirm-new-email'))
      await robber.post('/api/account/new-email', { token: tokenIn(html) })
      expect(await signIn(former)).toBe(400)

      const owner = walker(shop)
      const link = await linkTo(former, 'undo')
      const opened = await open(owner, link)
      expect(opened.html).toContain('Another email address was entered for your account.')
      expect(await security(robber), 'the link was only opened').toContain(`You sign in with ${email}.`)
      const pressed = await owner.post('/api/session/undo', { token: tokenIn(opened.html) })
      expect([pressed.status, pressed.location]).toEqual([303, '/en-us/reset-password?said=change-undone'])
      const chosen = 'Owner-again-26'
      const reset = await owner.page(pressed.location)
      expect(reset).toContain('Now choose a new password.')
      const passwords = { newPassword: chosen, confirmPassword: chosen }
      const done = await owner.post('/api/session/reset-password', { token: tokenIn(reset), ...passwords })
      expect(done.location).toBe('/en-us/account?said=password-reset')
      expect((await robber.visitor.fetch('/en-us/account/security')).status, 'signed out').toBe(302)
      expect([await signIn(email), await signIn(former), await signIn(former, chosen)]).toEqual([400, 400, 303])

      const again = await open(owner, link)
      expect([again.status, again.html.includes('href="/en-us/forgot-password"')]).toEqual([410, true])
      expect((await owner.post('/api/session/undo', { token: tokenIn(opened.html) })).status).toBe(410)
      expect((await owner.post('/api/session/undo', { token: '' })).status).toBe(410)
    })

    it('comes with a changed password', async () => {
      const email = 'rekeyed@shop.example'
      const walk = await signUp(email)
      const stolen = 'Stolen-2026-b'
      await walk.page('/en-us/account/password')
      const passwords = { currentPassword: password, newPassword: stolen, confirmPassword: stolen }
      expect((await walk.post('/api/account/password', passwords)).status).toBe(303)
      const owner = walker(shop)
      const { html } = await open(owner, await linkTo(email, 'undo'))
      expect(html).toContain('The password of your account was changed.')
      expect((await owner.post('/api/session/undo', { token: tokenIn(html) })).status).toBe(303)
      expect(await signIn(email, stolen)).toBe(400)
    })
  })
}
