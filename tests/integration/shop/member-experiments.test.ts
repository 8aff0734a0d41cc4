import { describe, expect, it } from 'vitest'
import { consentTo } from '../../../shared/consent.fixtures.ts'
import { useShop } from '../../harness/shop.ts'
import { walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })

type Walk = ReturnType<typeof walker>
const heroForm = (html: string) => /<section class="banner (over|below)[^"]*hero/.exec(html)?.[1]
const seen = async (walk: Walk) => heroForm(await walk.page('/en-us'))

/** A browser whose visitor allows everything. */
async function device(): Promise<Walk> {
  const walk = walker(shop)
  walk.visitor.cookies.set('kerb-consent', consentTo('targeting'))
  await walk.page('/en-us')
  return walk
}
/** Until the shop has its datafile everybody sees the baseline. */
const decided = () => expect.poll(async () => seen(await device())).toBe('below')

let people = 0
async function signUp(walk: Walk): Promise<string> {
  people += 1
  const email = `person-${people}@devices.example`
  await walk.page('/en-us/sign-up')
  const typed = {
    email,
    newPassword: 'Kerb-demo-2026',
    firstName: 'Ona',
    lastName: 'Reed',
    birthDate: '05/31/1990',
    postalCode: '10001',
  }
  expect((await walk.post('/api/session/sign-up', typed)).status).toBe(303)
  return email
}

async function keptAt(email: string): Promise<string | null> {
  const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
  const sql = "SELECT document->>'$.experiments.id' AS id FROM consumers WHERE email = ?"
  return database.prepare(sql).bind(email).first<string>('id')
}

/** A device that is shown this form while nobody is signed in on it. */
async function deviceOf(form: string): Promise<Walk> {
  let found = await device()
  for (let tries = 0; (await seen(found)) !== form && tries < 40; tries += 1) found = await device()
  expect(await seen(found)).toBe(form)
  return found
}

describe('a member with two devices', () => {
  it('is shown on the second what the first was shown, and nobody is after signing out', async () => {
    await decided()
    for (const form of ['over', 'below']) {
      const phone = await deviceOf(form)
      const email = await signUp(phone)
      await expect.poll(() => keptAt(email)).toMatch(/^vuid_/)
      const laptop = await deviceOf(form === 'over' ? 'below' : 'over')
      await laptop.signIn(email)
      expect([await seen(phone), await seen(laptop)]).toEqual([form, form])
      const member = laptop.visitor.cookies.get('kerb-experiments')
      await laptop.post('/api/session/sign-out', {})
      await laptop.page('/en-us')
      expect(laptop.visitor.cookies.get('kerb-experiments')).not.toBe(member)
      expect(await keptAt(email)).toMatch(/^vuid_/)
    }
  })

  it('leaves a browser whose session has ended to whoever signs in there next', async () => {
    await decided()
    const shared = await device()
    const first = await signUp(shared)
    await expect.poll(() => keptAt(first)).toMatch(/^vuid_/)
    shared.visitor.cookies.set('kerb-session', 'ended')
    const second = await signUp(shared)
    await expect.poll(() => keptAt(second)).toMatch(/^vuid_/)
    expect(await keptAt(second)).not.toBe(await keptAt(first))
  })

  it('takes everything back when their browser asks for privacy later on', async () => {
    await decided()
    const phone = await device()
    const email = await signUp(phone)
    await expect.poll(() => keptAt(email)).toMatch(/^vuid_/)
    await phone.visitor.fetch('/en-us', { headers: { 'sec-gpc': '1' } })
    await expect.poll(() => keptAt(email)).toBeNull()
    expect(phone.visitor.cookies.get('kerb-experiments')).toBeUndefined()
  })

  it('takes everything back with consent, on both and at the account', async () => {
    await decided()
    const phone = await device()
    const email = await signUp(phone)
    await expect.poll(() => keptAt(email)).toMatch(/^vuid_/)
    const declined = await phone.post('/api/consent', { choice: 'none' })
    expect(declined.status).toBe(303)
    expect(phone.visitor.cookies.get('kerb-experiments')).toBeUndefined()
    expect(await keptAt(email)).toBeNull()
    expect(await seen(phone)).toBe('over')
  })

  it('without consent on the second brings nothing there', async () => {
    const phone = await device()
    const email = await signUp(phone)
    await expect.poll(() => keptAt(email)).toMatch(/^vuid_/)
    const laptop = walker(shop)
    await laptop.signIn(email)
    await laptop.page('/en-us')
    expect(laptop.visitor.cookies.get('kerb-experiments')).toBeUndefined()
    expect(await keptAt(email)).toMatch(/^vuid_/)
  })

  it('is shown the same on the second from a yes on, also one that is given while signed in', async () => {
    await decided()
    for (const form of ['over', 'below']) {
      const phone = await deviceOf(form)
      const email = await signUp(phone)
      await expect.poll(() => keptAt(email)).toMatch(/^vuid_/)
      const known = await keptAt(email)
      const laptop = walker(shop)
      await laptop.signIn(email)
      await laptop.page('/en-us')
      expect((await laptop.post('/api/consent', { choice: 'all' })).status).toBe(303)
      expect(await seen(laptop)).toBe(form)
      expect(await keptAt(email)).toBe(known)
    }
  })
})
