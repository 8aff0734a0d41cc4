import { beforeAll, describe, expect, it, vi } from 'vitest'
import { demoPassword } from '../../../demo/seed/people.ts'
import { useShop } from '../../harness/shop.ts'
import { walker } from './checkout-walk.ts'

/** A link that was mailed for one account, opened in a browser where another one is signed in. */
const shop = useShop({ catalogue: 'demo' })
const member = 'member@kerb.example'
const details = { firstName: 'Ona', lastName: 'Reed', birthDate: '05/31/1990', postalCode: '10001' }

type Walk = ReturnType<typeof walker>
type LinkPage = 'confirm-email' | 'confirm-new-email' | 'reset-password'

/** Mail is written after the answer to whoever asked for it. */
const linkTo = (email: string, page: LinkPage): Promise<string> =>
  vi.waitFor(
    async () => {
      const outbox = await (await shop.platform.fetch('/console/outbox')).text()
      const mails = outbox.split('<article>').filter((mail) => mail.includes(`To ${email},`))
      const [link] = mails.flatMap((mail) => new RegExp(`href="([^"]+/${page}\\?token=[^"]+)"`).exec(mail)?.[1] ?? [])
      if (!link) throw new Error(`No link was mailed to ${email}.`)
      return new URL(link).pathname + new URL(link).search
    },
    { timeout: 20_000, interval: 50 },
  )
const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''

async function opened(walk: Walk, link: string): Promise<string> {
  const moved = await walk.visitor.fetch(link)
  return walk.page(moved.headers.get('location') ?? '')
}

async function signedUp(email: string): Promise<Walk> {
  const walk = walker(shop)
  await walk.page('/en-us/sign-up')
  const made = await walk.post('/api/session/sign-up', { email, newPassword: demoPassword, ...details })
  expect(made.status).toBe(303)
  await walk.page('/en-us')
  return walk
}

describe.each<[string, string, (walk: Walk) => Promise<unknown>, LinkPage, string]>([
  ['that confirms an address', 'ona@shop.example', async () => undefined, 'confirm-email', 'Confirm address'],
  [
    'that was mailed to a new address',
    'oda@shop.example',
    (walk) => walk.post('/api/account/email-change', { newEmail: 'oda@new.example' }),
    'confirm-new-email',
    'Use this address',
  ],
])('a link %s', (_, email, ask, page, button) => {
  const mailedTo = page === 'confirm-email' ? email : 'oda@new.example'
  const masked = mailedTo.replace(/(?<=^.)[^@]*/, '•••')
  let link = ''
  beforeAll(async () => {
    await ask(await signedUp(email))
    link = await linkTo(mailedTo, page)
  })

  it.each([
    ['has confirmed theirs', () => walkerOf(member)],
    ['has not', () => signedUp(`other-${page}@shop.example`)],
  ])('says whose it is to somebody else who %s, and leads there', async (__, newWalk) => {
    const walk = await newWalk()
    const html = await opened(walk, link)
    expect(html).toContain(masked)
    expect(html).toContain('for another account than the one you are signed in to')
    for (const word of [mailedTo, button, 'is confirmed', 'no longer works']) expect(html).not.toContain(word)
    expect(html).toContain('name="to" value="session/sign-out"')
    const left = await walk.post('/api/session/sign-out', { returnTo: `/en-us/${page}` })
    const asked = await walk.page(left.location)
    const returnTo = /href="(\/en-us\/account\?returnTo=[^"]+)"/.exec(asked)?.[1] ?? ''
    expect(returnTo).toContain(page)
    await walk.page(returnTo)
    const entered = await walk.post('/api/session/sign-in', {
      email,
      password: demoPassword,
      returnTo: `/en-us/${page}`,
    })
    expect(await walk.page(entered.location)).toContain(button)
  })
})

async function walkerOf(email: string): Promise<Walk> {
  const walk = walker(shop)
  await walk.signIn(email)
  return walk
}

it('the page of a link that was used says which address is confirmed', async () => {
  const maker = await signedUp('used@shop.example')
  const link = await linkTo('used@shop.example', 'confirm-email')
  await maker.post('/api/account/email-proof', { token: tokenIn(await opened(maker, link)) })
  const html = await opened(await walkerOf(member), link)
  expect(html).toContain(`ordered with ${member}`)
  expect(html).not.toContain('used@')
})

describe('a link that resets a password', () => {
  it('speaks of its own account to somebody who is signed in to another one, and leaves that as it is', async () => {
    const email = 'ipa@kerb.example'
    const asker = walker(shop)
    await asker.page('/en-us/forgot-password')
    await asker.post('/api/session/forgot-password', { forgotEmail: email })
    const link = await linkTo(email, 'reset-password')
    expect(await opened(asker, link)).not.toContain('i•••@kerb.example')
    const walk = await walkerOf(member)
    const html = await opened(walk, link)
    expect(html).toContain('for the account of i•••@kerb.example')
    expect(html).not.toContain('You’ll be signed out on every device')
    const passwords = { newPassword: 'Second-2026', confirmPassword: 'Second-2026' }
    const done = await walk.post('/api/session/reset-password', { token: tokenIn(html), ...passwords })
    expect(done.location).toBe('/en-us/account?said=others-password-reset')
    const account = await walk.page(done.location)
    expect(account).toContain('The password of the other account is changed.')
    expect(account).toContain('Hello, Mara')
  })

  it('is as before for its own', async () => {
    const email = 'athlete@kerb.example'
    const walk = await walkerOf(email)
    await walk.page('/en-us/forgot-password')
    await walk.post('/api/session/forgot-password', { forgotEmail: email })
    const html = await opened(walk, await linkTo(email, 'reset-password'))
    expect(html).toContain('signed out on every device. Then sign in')
    expect(html).not.toContain('a•••@')
  })

  it('is its own also in a browser whose session has ended elsewhere', async () => {
    const email = 'wranx@kerb.example'
    const [walk, elsewhere] = [await walkerOf(email), walker(shop)]
    const choose = async (browser: Walk, html: string, newPassword: string) =>
      browser.post('/api/session/reset-password', { token: tokenIn(html), newPassword, confirmPassword: newPassword })
    const asked = async (browser: Walk, other = '') => {
      await browser.page('/en-us/forgot-password')
      await browser.post('/api/session/forgot-password', { forgotEmail: email })
      return vi.waitFor(async () => {
        const link = await linkTo(email, 'reset-password')
        expect(link).not.toBe(other)
        return link
      })
    }
    const first = await asked(elsewhere)
    expect((await choose(elsewhere, await opened(elsewhere, first), 'Second-2026')).status).toBe(303)
    const html = await opened(walk, await asked(walk, first))
    expect(html).not.toContain('w•••@')
    expect((await choose(walk, html, 'Third-2026')).location).toBe('/en-us/account?said=password-reset')
  })

  it('shows no form once it was used', async () => {
    const email = 'ipa@kerb.example'
    const walk = walker(shop)
    await walk.page('/en-us/forgot-password')
    await walk.post('/api/session/forgot-password', { forgotEmail: email })
    const link = await linkTo(email, 'reset-password')
    const typed = { newPassword: 'Fourth-2026', confirmPassword: 'Fourth-2026' }
    const html = await opened(walk, link)
    expect((await walk.post('/api/session/reset-password', { token: tokenIn(html), ...typed })).status).toBe(303)
    const again = await walk.visitor.fetch((await walk.visitor.fetch(link)).headers.get('location') ?? '')
    expect([again.status, (await again.text()).includes('name="newPassword"')]).toEqual([410, false])
  })
})
