import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/seed/people.ts'
import { formatter } from '../../../shared/i18n/formatter.ts'
import { useShop } from '../../harness/shop.ts'
import { cartForms, secret, shoe } from './cart-forms.ts'
import { walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })
const owner = 'registered@kerb.example'
const other = 'athlete@kerb.example'
const t = formatter('en-us')
const profile = '/en-us/account/profile'

type Fields = Readonly<Record<string, string>>

/** The hidden fields of the form on this page that this route answers. */
function hiddenFields(html: string, to: string): Fields {
  const form = html.split('<form').find((part) => part.includes(`name="to" value="${to}"`)) ?? ''
  const inputs = form.split('</form>')[0]?.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g) ?? []
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&#x27;', "'")]))
}

async function opened(email: string, path: string, to: string) {
  const walk = walker(shop)
  await walk.signIn(email)
  const form = hiddenFields(await walk.page(path), to)
  return { walk, forms: cartForms(shop, walk.visitor), form }
}
type Scene = Awaited<ReturnType<typeof opened>>

const again = (walk: ReturnType<typeof walker>, asked: string, email: string, password = demoPassword) =>
  walk.post('/api/session/sign-in-again', {
    ...hiddenFields(asked, 'session/sign-in-again'),
    againEmail: email,
    againPassword: password,
  })

describe('a form whose session has ended', () => {
  const ends = [
    ['elsewhere', async ({ forms }: Scene) => forms.changeSession({ accessToken: 'x' })],
    ['in another tab', async ({ walk }: Scene) => void (await walk.post('/api/session/sign-out', {}))],
  ] as const

  it.each(ends)('%s asks for the password beside it, and is sent with all that was typed', async (_, end) => {
    const scene = await opened(owner, profile, 'account/profile')
    await end(scene)
    const { walk, form } = scene
    const asked = await walk.post('/api/account/profile', { ...form, firstName: 'Odile', lastName: "O'Hara" })
    expect(asked.status).toBe(422)
    expect(asked.html).toMatch(/role="alert"[^>]*><p>You are not signed in anymore/)
    expect(asked.html).toContain('name="againPassword"')
    const wrong = await again(walk, asked.html, owner, 'wrong')
    expect([wrong.status, hiddenFields(wrong.html, 'session/sign-in-again')['lastName']]).toEqual([422, "O'Hara"])
    const done = await again(walk, wrong.html, owner)
    expect([done.status, done.location]).toEqual([303, `${profile}?said=saved`])
    expect(await walk.page(profile)).toContain('value="Odile"')
  })

  it('is not sent into the account of somebody else', async () => {
    const { walk, form } = await opened(owner, profile, 'account/profile')
    await walk.post('/api/session/sign-out', {})
    const asked = await walk.post('/api/account/profile', { ...form, firstName: 'Mine' })
    const done = await again(walk, asked.html, other)
    expect([done.status, done.location]).toEqual([303, '/en-us/account?said=not-sent'])
    expect(await walk.page(profile)).not.toContain('value="Mine"')
  })

  it('is not sent while somebody else is signed in either', async () => {
    const { walk, form } = await opened(owner, profile, 'account/profile')
    await walk.post('/api/session/sign-out', {})
    await walk.signIn(other)
    const asked = await walk.post('/api/account/profile', { ...form, firstName: 'Mine' })
    expect(asked.html).toContain('name="againPassword"')
    expect(await walk.page(profile)).not.toContain('value="Mine"')
  })

  it('keeps no password that was typed', async () => {
    const { walk, forms, form } = await opened(owner, '/en-us/account/password', 'account/password')
    await forms.changeSession({ accessToken: 'x' })
    const typed = { currentPassword: demoPassword, newPassword: 'Kerb-other-2027', confirmPassword: 'Kerb-other-2027' }
    const asked = await walk.post('/api/account/password', { ...form, ...typed })
    expect(asked.html).toContain('name="againPassword"')
    for (const password of Object.values(typed)) expect(asked.html).not.toContain(password)
    expect(asked.html).toContain(t('people.againLeadPassword'))
    expect(asked.html).not.toContain(t('people.againLead'))
    const back = await again(walk, asked.html, owner)
    expect(back.html).toContain('name="newPassword"')
    expect((await again(walk, asked.html, owner)).html).toContain('aria-invalid="true"')
  })

  it('is a review too', async () => {
    const path = `/en-us/dialog/write-review?product=${shoe}`
    const { walk, forms, form } = await opened(owner, path, 'reviews/write')
    await forms.changeSession({ accessToken: 'x' })
    const text = 'Light, quick, and true to size from the first day on.'
    const review = { productId: shoe, score: '5', title: 'Quick', text, author: 'Odile', fit: 'true' }
    const asked = await walk.post('/api/reviews/write', { ...form, ...review })
    expect(hiddenFields(asked.html, 'session/sign-in-again')['text']).toBe(text)
    const done = await again(walk, asked.html, owner)
    expect([done.status, done.location]).toEqual([303, expect.stringContaining('said=review-sent')])
  })
})

it('a guest’s cart page offers the sign-in beside a session that has ended, and promises nothing', async () => {
  const { walk, forms } = await opened(other, '/en-us/account', 'session/sign-out')
  const [upc = ''] = await forms.sizes()
  await forms.json('add', { productId: shoe, upc, qty: '1' })
  await forms.changeSession({ accessToken: 'x' })
  const html = await walk.page('/en-us/cart')
  expect(html).toContain('Your session has ended.')
  expect(html).not.toContain('rebuilding')
  expect(html).toContain('href="/en-us/account?returnTo=%2Fen-us%2Fcart"')
})
