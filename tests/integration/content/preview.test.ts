import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { createEditor, previewSecret, putPage } from './previewing.ts'

const shop = useShop({ catalogue: 'demo' })

const says = (text: string) => ({ type: 'rich-text', width: 'text', html: `<p>${text}</p>` })
const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

describe('the preview', () => {
  it('is entered with the key alone', async () => {
    const editor = createEditor(shop)
    const refused = await editor.enter('local-preview-secreT')
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('This is not the key')
    expect((await editor.visitor.fetch('/preview/blocks')).headers.get('location')).toContain('/preview?to=')
    const accepted = await editor.enter(previewSecret, '/de-de')
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, '/de-de'])
    expect((await editor.visitor.fetch('/preview/blocks')).status).toBe(200)
  })

  it('leads nowhere else, and is not entered from elsewhere', async () => {
    const editor = createEditor(shop)
    expect((await editor.enter(previewSecret, '//evil.example')).headers.get('location')).toBe('/')
    const foreign = await editor.visitor.fetch('/preview/enter', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ key: previewSecret, to: '/' }).toString(),
    })
    expect(foreign.status).toBe(403)
  })

  it('shows unpublished content to the editor only, and is never cached', async () => {
    await putPage(shop, 'about', [says('What everybody reads')], { revision: 100 })
    await putPage(shop, 'about', [says('What is read tomorrow')], { revision: 101, publishFrom: tomorrow })
    const editor = createEditor(shop)
    await editor.enter()
    const response = await editor.visitor.fetch('/en-us/about')
    const html = await response.text()
    expect(html).toContain('What is read tomorrow')
    expect(html).toContain('name="robots" content="noindex"')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-page-cache')).toBe('bypass;preview')
    const shopper = await shop.fetch('/en-us/about')
    const shown = await shopper.text()
    expect(shown).toContain('What everybody reads')
    expect(shown).not.toContain('tomorrow')
    expect(shown).not.toMatch(/kerb-block|pv-bar|Editor key/)
    expect(shopper.headers.get('x-robots-tag')).toBeNull()
  })

  it.each(['constructor', 'toString', '__proto__'])('shows a page on which everything is called %s', async (word) => {
    const targets = [says('By any name')]
    await putPage(
      shop,
      'promotions',
      [
        { type: word, name: word, id: word },
        { type: 'experiment', experienceId: word, variants: [{ variantId: word, targets }], baselines: targets },
        { type: 'fragment', fragmentId: word },
        { type: 'article-grid', name: word, initialQuery: { query: word, tagId: [word] } },
        { type: 'cta', name: word, targets: [{ label: word, target: { url: `/${word}` } }] },
      ],
      { revision: 100 + word.length },
    )
    const editor = createEditor(shop)
    await editor.enter()
    const response = await editor.visitor.fetch('/en-us/promotions')
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('By any name')])
    await editor.post('settings', { to: '/en-us', [`variant.${word}`]: word, [`feature.${word}`]: 'on' })
    const forced = await editor.visitor.fetch(`/en-us/promotions?tagId=${word}`)
    expect([forced.status, await forced.text()]).toEqual([200, expect.stringContaining('By any name')])
    const shopper = await shop.fetch('/en-us/promotions')
    expect([shopper.status, await shopper.text()]).toEqual([200, expect.stringContaining('By any name')])
  })

  it('shows the site of the day that is chosen', async () => {
    await putPage(shop, 'sustainability', [says('Today’s words')], { revision: 100 })
    await putPage(shop, 'sustainability', [says('Tomorrow’s words')], { revision: 101, publishFrom: tomorrow })
    const editor = createEditor(shop)
    await editor.enter()
    const at = async (date: string) => {
      await editor.post('settings', { to: '/en-us', date })
      return editor.page('/en-us/sustainability')
    }
    expect(await at(new Date().toISOString().slice(0, 16))).toContain('Today’s words')
    expect(await at(new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16))).toContain('Tomorrow’s words')
    expect((await editor.post('settings', { to: '/', date: 'soon' })).status).toBe(400)
  })

  it('is shared by a signed link that cannot be altered', async () => {
    const editor = createEditor(shop)
    await editor.enter()
    const html = await editor.page('/en-us')
    const link = new URL((/value="([^"]*\/preview\?token=[^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'))
    const friend = shop.visitor()
    expect((await friend.fetch(link.pathname + link.search)).headers.get('location')).toBe('/en-us')
    expect(await (await friend.fetch('/en-us')).text()).toContain('pv-bar')
    const token = link.searchParams.get('token') ?? ''
    const [payload = '', signature = ''] = token.split('.')
    const forged = `${payload.slice(0, -2)}AA.${signature}`
    const refused = await shop.visitor().fetch(`/preview?token=${forged}`)
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('is over or was changed')
  })

  it('says of each block why it is there, and lets the choice be forced', async () => {
    await putPage(
      shop,
      'basecamp',
      [
        {
          type: 'segmentation',
          segments: [{ id: 'loyalty-loggedin', targets: [says('For members')] }],
          baselines: [says('For everybody')],
        },
        {
          type: 'experiment',
          experienceId: 'camp-words',
          variants: [{ variantId: 'loud', targets: [says('Loud words')] }],
          baselines: [says('Calm words')],
        },
      ],
      { revision: 100 },
    )
    const editor = createEditor(shop)
    await editor.enter()
    const plain = await editor.page('/en-us/basecamp')
    expect(plain).toContain('segmentation: baseline (no segment matched)')
    expect(plain).toContain('/preview/compare?')
    await editor.post('settings', { to: '/en-us', segment: 'loyalty-loggedin', 'variant.camp-words': 'loud' })
    const forced = await editor.page('/en-us/basecamp')
    expect(forced).toContain('For members')
    expect(forced).toContain('Loud words')
    expect(forced).toContain('segmentation: loyalty-loggedin (forced: matched loyalty-loggedin)')
  })

  it('ends when the editor leaves', async () => {
    const editor = createEditor(shop)
    await editor.enter()
    await editor.post('leave', { to: '/en-us' })
    expect(await editor.page('/en-us')).not.toContain('pv-bar')
  })
})

describe('the editors’ screens', () => {
  it('find content by its type, page by page', async () => {
    const editor = createEditor(shop)
    await editor.enter()
    const screen = async (query: string) => {
      const response = await editor.visitor.fetch(`/preview/content${query}`)
      return [response.status, await response.text()] as const
    }
    expect((await screen(''))[0]).toBe(200)
    const [status, refused] = await screen('?docType=')
    expect([status, refused.includes('Doc type is required')]).toEqual([400, true])
    const [, pages] = await screen('?docType=page&limit=10')
    expect(pages.match(/<tr>/g)).toHaveLength(11)
    expect(pages).toContain('offset=10')
    const [, heroes] = await screen('?docType=hero&layoutVariant=standard')
    expect(heroes).toMatch(/<a href="\/">page\/home#blocks\.[\w.]+<\/a>/)
    expect((await screen('?docType=nothing-of-the-kind'))[1]).toContain('No results.')
  })

  it('show a page at a device’s width, and two variants side by side', async () => {
    const editor = createEditor(shop)
    await editor.enter()
    const device = await editor.page('/preview/device?to=/en-us&width=768')
    expect(device).toMatch(/<iframe[^>]*src="\/en-us"[^>]*data-width="768"/)
    const compare = await editor.page('/preview/compare?to=/en-us/basecamp&experience=camp-words&variant=loud')
    expect(compare.match(/<iframe/g)).toHaveLength(2)
    expect(compare).toContain(encodeURIComponent('{"camp-words":"loud"}'))
    const framed = await editor.visitor.fetch('/en-us', { headers: { 'sec-fetch-dest': 'iframe' } })
    expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(await framed.text()).not.toContain('data-island="preview"')
  })
})

describe('the test context', () => {
  const forced = (context: unknown) =>
    `/en-us/basecamp?${new URLSearchParams({ p13n_testcontext: JSON.stringify(context) })}`

  it('forces segments and variants for that one response', async () => {
    const response = await shop.fetch(forced({ segment: 'loyalty-loggedin', variants: { 'camp-words': 'loud' } }))
    expect(response.headers.get('x-page-cache')).toBe('bypass;test-context')
    const html = await response.text()
    expect(html).toContain('For members')
    expect(html).toContain('Loud words')
    const next = await (await shop.fetch('/en-us/basecamp')).text()
    expect(next).toContain('For everybody')
    expect(next).toContain('Calm words')
  })

  it('is ignored when it is invalid', async () => {
    const response = await shop.fetch('/en-us/basecamp?p13n_testcontext=%7Bsegment')
    expect([response.status, response.headers.get('x-page-cache')]).toEqual([200, 'hit'])
  })
})

describe('the gallery', () => {
  it('shows every block with every fixture, without faults', async () => {
    const editor = createEditor(shop)
    await editor.enter()
    const index = await editor.page('/preview/blocks')
    const paths = [...index.matchAll(/href="(\/preview\/blocks\/[^"/]+\/[^"/]+)"/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) {
      const response = await editor.visitor.fetch(path)
      expect(response.status, path).toBe(200)
      await response.text()
    }
    const faults = shop.logs.filter(({ message }) => message.includes('content.fault'))
    expect(faults.map(({ message }) => message)).toEqual([])
    expect((await editor.visitor.fetch('/preview/blocks/hero/nothing')).status).toBe(404)
  })
})

it('the pop-up of a site is shown on a page that an editor has made', async () => {
  await putPage(shop, 'autumn/boots', [says('Boots for the wet months')], { siteId: 'kerb-en-gb' })
  const html = await (await shop.fetch('/en-gb/autumn/boots')).text()
  expect(html).toContain('Boots for the wet months')
  expect(html).toContain('Bring us your worn pair')
})
