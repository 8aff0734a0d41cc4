import { afterAll, describe, expect, it } from 'vitest'
import { startContentStub } from '../../harness/content-stub.ts'
import { useShop, type Visitor } from '../../harness/shop.ts'

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
    const answer = await post(visitor, 'dismiss', { name: 'spring', returnTo: '/en-us?page=2' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en-us?page=2'])
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('kerb-dismissed='))
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
  const sent = (visitor: Visitor, fields: Fields) =>
    post(visitor, 'newsletter', { form: 'news', returnTo: '/en-us#news', ...fields })

  it('comes back to its dialog with what is wrong in the shopper’s words, and with what was typed', async () => {
    const visitor = shop.visitor()
    const answer = await sent(visitor, { 'news.email': 'mara@kerb' })
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

  it('takes an address once, however often it is given, and says so', async () => {
    for (const visitor of [shop.visitor(), shop.visitor()]) {
      const answer = await sent(visitor, { 'news.email': ' mara@kerb.example ', 'news.policy': 'on' })
      expect(answer.status).toBe(303)
      const html = await home(visitor)
      expect(html).toContain('You are on the list.')
      expect(html).not.toContain('id="news-form" method')
    }
  })

  it('is refused without its token', async () => {
    expect((await sent(shop.visitor(), { csrf: '', 'news.email': 'a@b.example', 'news.policy': 'on' })).status).toBe(
      403,
    )
  })
})

it('a link that adds to the address keeps what is there (spec 1 §2)', async () => {
  const link = /<a[^>]*>Merged/.exec(await home(shop.visitor(), '/en-us?page=2'))?.[0]
  expect(link).toContain('href="/en-us?page=2&amp;fit=wide#news"')
})
