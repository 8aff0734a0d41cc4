import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })
const page = async (path: string) => (await shop.fetch(path)).text()
const storiesIn = (html: string) => html.match(/<article class="art">/g)?.length ?? 0

describe('stories', () => {
  it('are listed, and each has a page', async () => {
    const list = await page('/en-us/stories')
    expect(storiesIn(list)).toBe(6)
    expect(list).toContain('6 of 24 stories')
    const [, first = ''] = /class="art-title"><a href="([^"]+)"/.exec(list) ?? []
    const story = await shop.fetch(first)
    expect(story.status).toBe(200)
    expect(await story.text()).toContain('<h1')
    expect((await shop.fetch('/en-us/stories/nope')).status).toBe(404)
  })

  it('keep the grid’s state in the address, and one address for search engines', async () => {
    const html = await page('/de-de/stories?offset=6&tagId=care')
    expect(html).toContain('aria-current="true"')
    expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/de-de\/stories"/)
    expect(storiesIn(await page('/de-de/stories?offset=6'))).toBe(12)
    expect(storiesIn(await page('/de-de/stories?tagId=care&tagId=kids'))).toBe(0)
  })

  it.each(['?offset=-1', '?offset=99999999999', '?tagId=%0A&tagId=', `?tagId=${'x'.repeat(500)}`])(
    'stand %s',
    async (query) => expect((await shop.fetch(`/en-us/stories${query}`)).status).toBe(200),
  )
})

describe('the pop-up', () => {
  const bar = 'Bring us your worn pair'

  it.each(['', '/c/women-1000', '/about', '/stories'])('is shown on %s of the shop that has one', async (path) => {
    expect(await page(`/en-gb${path}`)).toContain(bar)
    expect(await page(`/en-us${path}`)).not.toContain('class="popup"')
  })

  it.each(['/cart', '/account', '/search?q=boot', '/nope'])('stays away from %s', async (path) => {
    expect(await page(`/en-gb${path}`)).not.toContain(bar)
  })

  it('is gone for good once it was closed', async () => {
    const visitor = shop.visitor()
    const html = await (await visitor.fetch('/en-gb/about')).text()
    const form = /class="popup"[\s\S]*?<form[^>]*action="([^"]+)"([\s\S]*?)<\/form>/.exec(html)
    const fields = [...(form?.[2] ?? '').matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ])
    const answer = await visitor.fetch((form?.[1] ?? '').replaceAll('&amp;', '&'), {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en-gb/about'])
    expect(await (await visitor.fetch('/en-gb')).text()).not.toContain(bar)
  })
})

describe('the photo widget', () => {
  it('has its script from the shop’s own host', async () => {
    const answer = await shop.fetch('/social/widget/fr-fr.js')
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    const script = await answer.text()
    expect(script).toContain('kerbSocial')
    expect(script).toContain('Photo de @{name}')
    expect((await shop.fetch('/social/widget/xx-yy.js')).status).toBe(404)
  })
})
