import { afterAll, describe, expect, it } from 'vitest'
import { startContentStub } from '../../harness/content-stub.ts'
import { useShop, type Visitor } from '../../harness/shop.ts'
import { walker } from './checkout-walk.ts'

const bar = (flag: string) => ({ type: 'benefit-bar', title: `Bar ${flag}`, flag })
const content = await startContentStub({
  home: [
    bar('spring'),
    bar('summer'),
    { type: 'dialog', id: 'news', title: 'News', trigger: { label: 'Sign up' }, newsletter: {} },
    { type: 'dialog', id: 'other', title: 'Other', newsletter: {} },
    { type: 'cta', targets: [{ label: 'Merged', target: { url: '?fit=wide#news' } }] },
  ],
})
afterAll(() => content.close())
const shop = useShop({ catalogue: 'demo', vars: { shop: { CONTENT_ORIGIN: content.origin } } })

type Fields = Readonly<Record<string, string>>
const home = async (visitor: Visitor, path = '/en-us') => (await visitor.fetch(path)).text()
const csrfIn = (html: string) => /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''

async function post(visitor: Visitor, path: string, fields: Fields): Promise<Response> {
  const csrf = csrfIn(await home(visitor))
  return visitor.fetch(`/api/${path}?locale=en-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrf, ...fields }).toString(),
  })
}

describe('closing a benefit bar', () => {
  it('leaves it out of the next page, and the other one in it', async () => {
    const visitor = shop.visitor()
    expect(await home(visitor)).toContain('Bar spring')
    const answer = await post(visitor, 'dismiss', { name: 'spring', returnTo: '/en-us?tagId=news&utm_source=mail' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en-us?tagId=news&utm_source=mail'])
    const cookie = answer.headers.getSetCookie().find((item) => item.startsWith('kerb-dismissed='))
    expect(cookie).toMatch(/^kerb-dismissed=spring; Max-Age=31536000; Path=\/; SameSite=Lax$/)
    const next = await home(visitor)
    expect(next).not.toContain('Bar spring')
    expect(next).toContain('Bar summer')
    await post(visitor, 'dismiss', { name: 'summer' })
    expect(await home(visitor)).not.toMatch(/Bar (?:spring|summer)/)
    expect(await home(shop.visitor())).toMatch(/Bar spring.*Bar summer/s)
  })

  it('is refused to another site, and never leads to one', async () => {
    const visitor = shop.visitor()
    const refused = await post(visitor, 'dismiss', { csrf: 'x'.repeat(32), name: 'spring' })
    expect([refused.status, refused.headers.getSetCookie().join()]).toEqual([
      403,
      expect.not.stringContaining('dismissed'),
    ])
    expect((await post(visitor, 'dismiss', { name: 'a.b' })).status).toBe(400)
    expect(await home(visitor)).toContain('Bar spring')
    for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil.example'])
      expect((await post(visitor, 'dismiss', { name: 'spring', returnTo })).headers.get('location')).toBe('/en-us')
  })
})

describe('the newsletter’s form', () => {
  const submitted = (visitor: Visitor, fields: Fields) =>
    post(visitor, 'newsletter', { form: 'news', returnTo: '/en-us#news', ...fields })

  it('comes back to its dialog with what is wrong in the shopper’s words, and with what was typed', async () => {
    const visitor = shop.visitor()
    const answer = await submitted(visitor, { 'news.email': 'mara@kerb' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en-us#news'])
    expect(answer.headers.get('location')).not.toContain('mara')
    const html = await home(visitor)
    const form = /<form[^>]*id="news-form".*?<\/form>/s.exec(html)?.[0] ?? ''
    expect(form).toContain('value="mara@kerb"')
    expect(form).toContain('role="alert"')
    expect(form.match(/aria-invalid="true"/g)).toHaveLength(2)
    expect(/<form[^>]*id="other-form".*?<\/form>/s.exec(html)?.[0]).not.toContain('role="alert"')
    expect(await home(visitor, '/de-de')).toContain('Prüfe diese Felder')
    expect(await home(shop.visitor())).not.toContain('mara@kerb')
  })

  it('subscribes an address once, however often it is sent, and confirms it', async () => {
    for (const visitor of [shop.visitor(), shop.visitor()]) {
      const answer = await submitted(visitor, { 'news.email': ' mara@kerb.example ', 'news.policy': 'on' })
      expect(answer.status).toBe(303)
      const html = await home(visitor)
      expect(html).toContain('Almost there: open the link in our email to confirm.')
      expect(html).not.toContain('id="news-form" method')
    }
  })

  it('is confirmed by the mailed link, whose page asks first', async () => {
    const recipient = 'Lio@kerb.example'
    await submitted(shop.visitor(), { 'news.email': recipient, 'news.policy': 'on' })
    const outbox = await (await shop.platform.fetch('/console/outbox')).text()
    const mail = outbox.split('<article>').find((article) => article.includes('To lio@kerb.example,')) ?? ''
    const link = /\/en-us\/newsletter\/confirm\?token=[\w.-]+/.exec(mail)?.[0] ?? ''
    const reader = shop.visitor()
    const opened = await reader.fetch(link)
    expect(opened.headers.get('cache-control')).toBe('private, no-store')
    const html = await opened.text()
    expect(html).toContain('One more click')
    const inGerman = async (page: string) => {
      const link = /href="[^"]*(\/de-de\/newsletter\/confirm[^"]*)"[^>]*lang="de/.exec(page)?.[1] ?? ''
      return [link.split('=')[0], (await reader.fetch(link)).status]
    }
    expect(await inGerman(html)).toEqual(['/de-de/newsletter/confirm?token', 200])
    const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const confirmed = await post(reader, 'newsletter/confirm', { token })
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/en-us/newsletter/confirm?done=yes'])
    const done = await home(reader, '/en-us/newsletter/confirm?done=yes')
    expect(done).toContain('You are on the list')
    expect(await inGerman(done)).toEqual(['/de-de/newsletter/confirm?done', 200])
    const forged = await post(reader, 'newsletter/confirm', { token: '<b>x</b>' })
    expect(forged.status).toBe(410)
    expect(await forged.text()).toContain('This link no longer works')
  })

  it('is confirmed by its mailbox, though an account with the address, which nobody has confirmed, has refused', async () => {
    const email = 'knot@kerb.example'
    const stranger = walker(shop)
    await stranger.page('/en-us/sign-up')
    const details = { newPassword: 'Owner-2026-a', firstName: 'Ona', lastName: 'Reed', birthDate: '05/31/1990' }
    await stranger.post('/api/session/sign-up', { ...details, email, postalCode: '10001' })
    await stranger.post('/api/account/newsletter', { newsletter: 'on' })
    await submitted(shop.visitor(), { 'news.email': email, 'news.policy': 'on' })
    await stranger.post('/api/account/newsletter', {})
    const outbox = await (await shop.platform.fetch('/console/outbox')).text()
    const mails = outbox.split('<article>').filter((article) => article.includes(`To ${email},`))
    const tokens = mails.flatMap((mail) => /newsletter\/confirm\?token=([\w.-]+)/.exec(mail)?.[1] ?? [])
    expect(tokens).toHaveLength(2)
    for (const token of tokens) expect((await post(shop.visitor(), 'newsletter/confirm', { token })).status).toBe(303)
  })

  it('ends by one POST of a mail program, from anywhere and without cookies, and by no GET (RFC 8058)', async () => {
    await submitted(shop.visitor(), { 'news.email': 'wren@kerb.example', 'news.policy': 'on' })
    const outbox = await (await shop.platform.fetch('/console/outbox')).text()
    const mail = outbox.split('<article>').find((article) => article.includes('To wren@kerb.example,')) ?? ''
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const header = /List-Unsubscribe: &lt;[^/]+\/\/[^/]+([^&]+)&gt;/.exec(mail)?.[1] ?? ''
    const confirmation = /confirm\?token=([\w.-]+)/.exec(mail)?.[1] ?? ''
    const press = (body: BodyInit, address = header) =>
      shop.visitor().fetch(address, { method: 'POST', body, headers: { 'sec-fetch-site': 'cross-site' } })
    const oneClick = new FormData()
    oneClick.set('List-Unsubscribe', 'One-Click')
    expect((await shop.visitor().fetch(header)).status).toBe(200)
    expect((await press(oneClick, `${header}x`)).status, 'a forged token').toBe(400)
    expect((await press('something else')).status).toBe(400)
    const confirmed = await post(shop.visitor(), 'newsletter/confirm', { token: confirmation })
    expect(confirmed.status, 'nothing has ended it so far').toBe(303)
    const ended = await press(oneClick)
    expect([ended.status, ended.headers.get('set-cookie')]).toEqual([204, null])
    expect((await press(new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))).status, 'again').toBe(204)
    expect((await post(shop.visitor(), 'newsletter/confirm', { token: confirmation })).status).toBe(410)
  })

  it('is refused without its token', async () => {
    expect(
      (await submitted(shop.visitor(), { csrf: '', 'news.email': 'a@b.example', 'news.policy': 'on' })).status,
    ).toBe(403)
  })
})

it('a link that adds to the address keeps what belongs to the page (spec 1 §2), and no campaign’s mark', async () => {
  const link = /<a[^>]*>Merged/.exec(await home(shop.visitor(), '/en-us?tagId=news&utm_source=mail'))?.[0]
  expect(link).toContain('href="/en-us?tagId=news&amp;fit=wide#news"')
})
