import { describe, expect, it } from 'vitest'
import { useShop, type Visitor } from '../../harness/shop.ts'
import { createEditor, putPage } from './previewing.ts'

const shop = useShop({ catalogue: 'demo' })
const says = (text: string) => ({ type: 'rich-text', width: 'text', html: `<p>${text}</p>` })
const linkIn = (html: string): string => {
  const { pathname, search } = new URL(
    (/value="([^"]*\/preview\?token=[^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'),
  )
  return pathname + search
}
const previews = async (visitor: Visitor) => (await (await visitor.fetch('/en-us')).text()).includes('pv-bar')

function visitorAt(address: string): Visitor {
  const { cookies, fetch } = shop.visitor()
  return {
    cookies,
    fetch: (path, init) => fetch(path, { ...init, headers: { ...init?.headers, 'cf-connecting-ip': address } }),
  }
}

async function shared() {
  const editor = createEditor(shop)
  await editor.enter()
  const link = linkIn(await editor.page('/en-us'))
  const friend = createEditor(shop)
  expect((await friend.visitor.fetch(link)).status).toBe(303)
  return { editor, link, friend }
}

describe('a preview link', () => {
  it('says to the minute when it ends, and mints no further link', async () => {
    const { editor, friend } = await shared()
    expect(await editor.page('/en-us')).toMatch(/Link to this view, until .{0,20}\d{4}-\d\d-\d\d \d\d:\d\d/)
    const html = await friend.page('/en-us')
    expect(html).toContain('pv-bar')
    expect(html).toMatch(/This preview ends at/)
    expect(html).not.toContain('/preview?token=')
    await friend.post('settings', { to: '/en-us', outlines: 'on' })
    expect(await friend.page('/en-us')).not.toContain('/preview?token=')
  })

  it('can be taken back, wherever it was opened, and only by an editor', async () => {
    const { editor, link, friend } = await shared()
    expect((await friend.post('revoke', { to: '/en-us', link })).status).toBe(403)
    expect(await previews(friend.visitor)).toBe(true)
    expect((await editor.post('revoke', { to: '/en-us', link: `https://shop.example${link}` })).status).toBe(303)
    expect(await previews(friend.visitor)).toBe(false)
    expect((await shop.visitor().fetch(link)).status).toBe(403)
    expect(await previews(editor.visitor)).toBe(true)
    expect((await editor.post('revoke', { to: '/en-us', link: 'nonsense' })).status).toBe(400)
  })

  it('can be taken back with all others, and others can be made after that', async () => {
    const { editor, link, friend } = await shared()
    await editor.post('revoke', { to: '/en-us', all: 'yes' })
    expect(await previews(friend.visitor)).toBe(false)
    expect((await shop.visitor().fetch(link)).status).toBe(403)
    const repeated = await shared()
    expect(await previews(repeated.friend.visitor)).toBe(true)
  })
})

describe('the person a page is shown as', () => {
  it('is one person in every block, and may be several things at once', async () => {
    const when = (id: string) => ({
      type: 'segmentation',
      segments: [{ id, targets: [says(`is ${id}`)] }],
      baselines: [],
    })
    await putPage(
      shop,
      'promotions',
      ['loggedin', 'loyalty-loggedin', 'employee-loggedin', 'cart-not-empty', 'loggedout', 'non-employee-loggedin'].map(
        when,
      ),
      { revision: 100 },
    )
    const editor = createEditor(shop)
    await editor.enter()
    const as = async (...conditions: string[]) => {
      const fields = Object.fromEntries(conditions.map((condition) => [`segment.${condition}`, 'on']))
      const { status } = await editor.post('settings', { to: '/en-us', ...fields })
      const html = await editor.page('/en-us/promotions')
      return { status, is: [...html.matchAll(/<p>is ([a-z-]+)<\/p>/g)].map(([, name]) => name) }
    }
    expect((await as('loyalty-loggedin')).is).toEqual(['loggedin', 'loyalty-loggedin', 'non-employee-loggedin'])
    expect((await as('loyalty-loggedin', 'employee-loggedin', 'cart-not-empty')).is).toEqual([
      'loggedin',
      'loyalty-loggedin',
      'employee-loggedin',
      'cart-not-empty',
    ])
    expect((await as()).is).toEqual(['loggedout'])
    expect((await as('loggedout', 'employee-loggedin')).status).toBe(400)
  })
})

describe('what the editor once closed', () => {
  it('is reported as hidden for that reason', async () => {
    await putPage(shop, 'westend', [{ type: 'benefit-bar', title: 'Free returns', flag: 'returns' }, says('Below')], {
      revision: 100,
    })
    const editor = createEditor(shop)
    await editor.enter()
    expect(await editor.page('/en-us/westend')).toContain('Free returns')
    editor.visitor.cookies.keep(new Response(null, { headers: { 'set-cookie': 'kerb-dismissed=returns; Path=/' } }))
    const html = await editor.page('/en-us/westend')
    expect(html).not.toContain('Free returns')
    expect(html).toMatch(/dismissal.{0,40}hidden.{0,60}closed before by this visitor/s)
  })
})

describe('wrong keys', () => {
  it('make a network wait, with the right key and another of its addresses too', async () => {
    const householdMember = (host: number) => createEditor(shop, visitorAt(`2001:db8:5:7::${host}`))
    const wrong = await Promise.all([1, 2, 3, 4, 5].map((host) => householdMember(host).enter('not the key at all')))
    expect(wrong.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    const refused = await householdMember(6).enter()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(await refused.text()).toMatch(/Too many wrong keys\. Try again in 1[45] minutes/)
  })
})
