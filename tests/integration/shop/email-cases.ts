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

/** Proof of an address by a mailed link, without script, in the shop of the file that calls this. */
export function emailCases(shop: Shop): void {
  const newWalk = () => walker(shop)
  type Walk = ReturnType<typeof newWalk>

  const linksTo = async (email: string): Promise<string[]> => {
    const outbox = await (await shop.platform.fetch('/console/outbox')).text()
    return outbox
      .split('<article>')
      .filter((mail) => mail.includes(`To ${email},`))
      .flatMap((mail) => /href="([^"]+confirm-email[^"]+)"/.exec(mail)?.[1] ?? [])
      .map((link) => new URL(link).pathname + new URL(link).search)
  }
  /** The page of a mailed link: its token leaves the address first. */
  const openLink = async (walk: Walk, link: string): Promise<string> => {
    const moved = await walk.visitor.fetch(link)
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/en-us/confirm-email'])
    expect(moved.headers.get('referrer-policy')).toBe('no-referrer')
    return walk.page('/en-us/confirm-email')
  }
  const signUp = async (walk: Walk, email: string) => {
    await walk.page('/en-us/sign-up')
    const made = await walk.post('/api/session/sign-up', { email, ...details })
    expect(made.status).toBe(303)
  }
  const isOpen = async (walk: Walk) => (await walk.page('/en-us/account')).includes('not confirmed yet')
  const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''

  describe('a new account’s address', () => {
    it('is confirmed by the button on the page of the mailed link, and not by opening it', async () => {
      const email = 'opens@shop.example'
      const walk = newWalk()
      await signUp(walk, email)
      expect(await isOpen(walk)).toBe(true)
      const [link = ''] = await linksTo(email)
      const page = await openLink(walk, link)
      expect(page).toContain('Confirm address')
      expect(await isOpen(walk), 'a mail program has opened the link').toBe(true)
      const proven = await walk.post('/api/account/email-proof', { token: tokenIn(page) })
      expect([proven.status, proven.location]).toEqual([303, '/en-us/account?said=email-proven'])
      expect(await walk.page(proven.location)).toContain('Your email address is confirmed.')
      expect(await isOpen(walk)).toBe(false)
      const again = await walk.post('/api/account/email-proof', { token: tokenIn(page) })
      expect(again.location).toBe('/en-us/account?said=email-proven')
      const later = await openLink(walk, link)
      expect(later).toContain('Your email address is confirmed.')
      expect(later).toContain('href="/en-us/account"')
      expect(later, 'nothing is left to confirm').not.toContain('Confirm address')
    })

    it('is nobody’s who only has the link: its account has to be signed in to', async () => {
      const email = 'elsewhere@shop.example'
      const maker = newWalk()
      await signUp(maker, email)
      const [link = ''] = await linksTo(email)
      const reader = newWalk()
      const page = await openLink(reader, link)
      expect(page).not.toContain('Confirm address')
      expect(page).toContain('href="/en-us/forgot-password"')
      const token = new URL(link, shop.url).searchParams.get('token') ?? ''
      await reader.page('/en-us/account')
      const refused = await reader.post('/api/account/email-proof', { token })
      expect([refused.status, refused.html.includes('Sign in to the account')]).toEqual([200, true])
      const stranger = newWalk()
      await stranger.signIn('wranx@kerb.example')
      expect((await stranger.post('/api/account/email-proof', { token })).status, 'another’s').toBe(409)
      const other = newWalk()
      await signUp(other, 'other@shop.example')
      expect((await other.post('/api/account/email-proof', { token })).status).toBe(409)
      expect((await other.post('/api/account/email-proof', { token: 'nobodys' })).status).toBe(410)
      expect(await isOpen(maker)).toBe(true)

      const signInLink = /href="(\/en-us\/account\?returnTo=[^"]+)"/.exec(page)?.[1] ?? ''
      const html = await reader.page(signInLink.replaceAll('&amp;', '&'))
      const returnTo = /name="returnTo" value="([^"]+)"/.exec(html)?.[1] ?? ''
      const entered = await reader.post('/api/session/sign-in', { email, password, returnTo })
      expect([entered.status, entered.location]).toEqual([303, '/en-us/confirm-email'])
      const asked = await reader.page(entered.location)
      await reader.post('/api/account/email-proof', { token: tokenIn(asked) })
      expect([await isOpen(reader), await isOpen(maker)]).toEqual([false, false])
    })

    it('is asked for again three times an hour at most, and never of people who have confirmed', async () => {
      const email = 'again@shop.example'
      const walk = newWalk()
      await signUp(walk, email)
      const said: string[] = []
      for (let press = 0; press < 3; press += 1) said.push((await walk.post('/api/account/email-link', {})).location)
      expect(said.map((location) => location.split('said=')[1])).toEqual([
        'email-mailed',
        'email-mailed',
        'email-enough',
      ])
      const links = await linksTo(email)
      expect(links).toHaveLength(3)
      await walk.page(links.at(-1) ?? '')
      await walk.post('/api/account/email-proof', { token: links.at(-1)?.split('token=')[1] ?? '' })
      expect(await isOpen(walk), 'the oldest link still works').toBe(false)
      const member = newWalk()
      await member.signIn('mitglied@kerb.example')
      expect(await isOpen(member)).toBe(false)
      for (const confirmed of [walk, member]) {
        const pressed = await confirmed.post('/api/account/email-link', {})
        expect(pressed.location, 'in a tab that is still open').toBe('/en-us/account?said=email-proven')
      }
      expect(await linksTo(email)).toHaveLength(3)
      expect(await linksTo('mitglied@kerb.example')).toEqual([])
    })
  })
}
