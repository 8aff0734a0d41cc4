import { readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sharedData } from '../../harness/shared-data.ts'
import { useShop } from '../../harness/shop.ts'
import { pageDocument, says, startSource } from './fake-source.ts'

const source = await startSource()
const shop = useShop({ catalogue: 'empty', vars: { shop: { CONTENT_ORIGIN: source.origin } } })
afterAll(() => source.close())

const open = async (slug: string) => {
  const response = await shop.fetch(`/en-us/${slug}`)
  return { status: response.status, html: await response.text() }
}
const faultsOf = (document: string) =>
  shop.logs
    .flatMap(({ message }) => {
      try {
        return [JSON.parse(message) as Record<string, unknown>]
      } catch {
        return []
      }
    })
    .filter(({ event, document: of }) => event === 'content.fault' && of === document)
const include = (fragmentId: string) => ({ type: 'fragment', fragmentId })
const nested = (depth: number): unknown =>
  depth === 0 ? says('at the bottom') : { type: 'collection', items: [nested(depth - 1)] }
const json = { 'content-type': 'application/json' }

describe('blocks that are wrong', () => {
  it('are left out and logged once with document and path, and the rest is shown', async () => {
    source.page('mixed', [
      says('the first'),
      { type: 'warp-core', power: 9 },
      null,
      7,
      'text',
      [],
      {},
      { type: null },
      { type: '__proto__' },
      { type: 'hero', title: 42 },
      { type: 'collection', items: [{ type: 'warp-core' }, says('inside')] },
      { type: 'segmentation', segments: 'all' },
      says('the last'),
    ])
    const { status, html } = await open('mixed')
    expect(status).toBe(200)
    for (const text of ['the first', 'inside', 'the last']) expect(html).toContain(text)
    expect(faultsOf('mixed').map(({ path }) => String(path).split('.').slice(0, 2).join('.'))).toEqual([
      'blocks.1',
      'blocks.2',
      'blocks.3',
      'blocks.4',
      'blocks.5',
      'blocks.6',
      'blocks.7',
      'blocks.8',
      'blocks.9',
      'blocks.10',
      'blocks.11',
    ])
    await open('mixed')
    expect(faultsOf('mixed')).toHaveLength(11)
  })

  it('may be nested sixteen deep, or without end', async () => {
    source.page('deep', [nested(15), says('beside')])
    const deep = await open('deep')
    expect([deep.status, deep.html.includes('at the bottom'), deep.html.includes('beside')]).toEqual([200, true, true])
    source.page('deeper', [nested(60), says('beside')])
    const deeper = await open('deeper')
    expect([deeper.status, deeper.html.includes('at the bottom'), deeper.html.includes('beside')]).toEqual([
      200,
      false,
      true,
    ])
    expect(faultsOf('deeper')).toHaveLength(1)
  })

  it('may include themselves by way of fragments', async () => {
    source.fragment('ring-a', [says('a once'), include('ring-b')])
    source.fragment('ring-b', [says('b once'), include('ring-a')])
    source.page('ring', [include('ring-a'), include('nowhere'), says('after the ring')])
    const { status, html } = await open('ring')
    expect(status).toBe(200)
    for (const text of ['a once', 'b once', 'after the ring']) expect(html.split(text)).toHaveLength(2)
    expect(faultsOf('ring').map(({ reason }) => reason)).toEqual(['ring-a: is inside itself', 'nowhere: is not there'])
  })

  it('cost only the field, the rule or the item that is wrong', async () => {
    const picture = { url: '/images/scenes/sale', alt: 'Sale', placeholder: 'red' }
    source.page('fields', [
      {
        type: 'overlay-banner',
        media: picture,
        title: 'The banner stands',
        subtitle: null,
        eyebrowText: 'x'.repeat(500),
      },
      {
        type: 'segmentation',
        id: null,
        segments: [
          { id: 'rich', targets: [says('for the rich')] },
          { id: 'loggedout', targets: [says('for guests')] },
        ],
        baselines: [says('for all')],
      },
      { type: 'segmentation', segments: [{ id: 'rich', targets: [] }], baselines: [says('the baseline')] },
      { type: 'experiment', experienceId: null, variants: null, baselines: [says('the control')] },
      {
        type: 'cta',
        targets: [
          { label: null, target: { url: '/x' } },
          { label: 'A button', target: { url: '/y' } },
        ],
      },
    ])
    const { status, html } = await open('fields')
    expect(status).toBe(200)
    for (const text of ['The banner stands', 'for guests', 'the baseline', 'the control', 'A button'])
      expect(html).toContain(text)
    for (const text of ['for the rich', 'xxxxxxxx']) expect(html).not.toContain(text)
    const reply = faultsOf('fields').map(({ path }) => path)
    expect(reply).toEqual(
      expect.arrayContaining([
        'blocks.0.subtitle',
        'blocks.0.eyebrowText',
        'blocks.1.segments.0.id',
        'blocks.3.experienceId',
        'blocks.4.targets.0.label',
      ]),
    )
  })

  it('of a footer and a list of pop-ups cost themselves too', async () => {
    const link = (label: unknown) => ({ label, target: { url: '/help' } })
    source.answers.set('footer/kerb-en-us', {
      id: 'footer',
      revision: null,
      columns: [{ title: 'Help', links: [link(null), link('Returns here')] }, null],
      legal: 'none',
      smallPrint: 7,
    })
    source.answers.set('popups/kerb-en-us', {
      popups: [null, { id: 'a', block: { type: 'pop-up', name: 'a', title: 'Hello there', delay: 'soon' } }],
    })
    source.page('sustainability', [says('the page')])
    // The absence is remembered for a while, and shown once more while it is asked for.
    for (const text of ['Returns here', 'Hello there', 'the page'])
      await expect.poll(async () => (await open('sustainability')).html.includes(text), { timeout: 50_000 }).toBe(true)
  })

  it('may lack everything but an id and a slug', async () => {
    source.answers.set('page/kerb-en-us/bare', {
      id: 'bare',
      slug: 'bare',
      title: 7,
      seo: null,
      revision: 'new',
      blocks: 'none',
    })
    expect((await open('bare')).status).toBe(200)
  })
})

const broken: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  'invalid JSON': (response) => response.writeHead(200, json).end('{"id": "x", "blocks": ['),
  'HTML in place of JSON': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Login</body></html>'),
  'five megabytes': (response) =>
    response.writeHead(200, json).end(JSON.stringify({ id: 'x', slug: 'x', blocks: [says('x'.repeat(5_000_000))] })),
  'a list': (response) => response.writeHead(200, json).end('[]'),
  nothing: (response) => response.writeHead(200, json).end(),
  'an error': (response) => response.writeHead(500, json).end('{}'),
  'no end': (response) => response.writeHead(200, json).write('{"id":'),
  'no answer': () => undefined,
  'a closed door': (response) => response.destroy(),
}

describe.each(Object.entries(broken))('a source that answers %s', (name, answer) => {
  const key = name.replaceAll(' ', '-').toLowerCase()

  it('costs a page that one fragment', async () => {
    shop.expectError(/call\.(?:contract|refused)/)
    source.answers.set(`fragment/${key}`, answer)
    source.page(`with-${key}`, [says('before it'), include(key), says('after it')])
    const { status, html } = await open(`with-${key}`)
    expect(status).toBe(200)
    expect(html).toContain('before it')
    expect(html).toContain('after it')
    expect(faultsOf(`with-${key}`)).toMatchObject([{ document: `with-${key}`, path: 'blocks.1.fragmentId' }])
  })

  it('is answered in words where it was the whole page', async () => {
    shop.expectError(/call\.(?:contract|refused)|page\.unavailable/)
    source.answers.set(`page/kerb-en-us/${key}`, answer)
    const { status, html } = await open(key)
    expect(status).toBe(503)
    expect(html).toContain('</html>')
  })
})

const exports = sharedData('cms')
const files = exports
  ? readdirSync(exports, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .sort()
  : []

describe.skipIf(files.length === 0)('documents of other systems', () => {
  /** So many that each system has some, few enough to be quick. */
  const selected = files.filter((_, index) => index % Math.ceil(files.length / 60) === 0)

  it.each(selected)('%s crashes nothing', async (name) => {
    const text = readFileSync(join(exports ?? '', name), 'utf8')
    let value: unknown = null
    try {
      value = JSON.parse(text)
    } catch {
      return
    }
    const slug = `other-${selected.indexOf(name)}`
    const own = typeof value === 'object' && value !== null ? value : { value }
    source.answers.set(`page/kerb-en-us/${slug}`, {
      ...own,
      ...pageDocument(slug, [value, ...Object.values(own), ...Object.values(own).flat(2), says('after all of it')]),
    })
    const { status, html } = await open(slug)
    if (text.length > 600_000) expect(status).toBeLessThan(504)
    else expect([status, html.includes('after all of it')]).toEqual([200, true])
  })
})
