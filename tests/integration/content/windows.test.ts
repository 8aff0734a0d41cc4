import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { unpublish } from '../../../tools/content-push/unpublish.ts'
import { useShop } from '../../harness/shop.ts'
import { createPublisher, page } from './publishing.ts'

const shop = useShop({ catalogue: 'empty', pictures: true })
const { folderOf, put, push, command, dispose } = createPublisher(shop)
afterEach(dispose)

/** Between two looks of a client that polls: without it, it would keep a core from the other tests. */
const pollMs = 20

const read = async (path: string) => {
  const from = Date.now()
  const response = await shop.fetch(path)
  return { from, text: await response.text(), status: response.status, to: Date.now() }
}
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()

describe('publish windows', () => {
  it('open and close on time for a client that polls', async () => {
    const folder = folderOf({ 'kerb-en-us/page/sale.json': page('<p>Every day.</p>') })
    await push(folder)
    expect((await read('/en-us/sale')).text).toContain('Every day.')
    const publish = { from: fromNow(3000), until: fromNow(7000) }
    put(folder, { 'kerb-en-us/page/sale@hour.json': page('<p>This hour.</p>', { publish }) })
    expect((await push(folder)).exit).toBe(0)
    const [opens, closes] = [Date.parse(publish.from), Date.parse(publish.until)]
    const observed: Awaited<ReturnType<typeof read>>[] = []
    while (Date.now() < closes + 200) {
      observed.push(await read('/en-us/sale'))
      await pause(pollMs)
    }
    const invalid = observed.filter(({ from, to, text }) => {
      const inside = from >= opens && to < closes
      const outside = to < opens || from >= closes
      return (inside && !text.includes('This hour.')) || (outside && !text.includes('Every day.'))
    })
    expect(invalid).toEqual([])
    expect(observed.some(({ text }) => text.includes('This hour.'))).toBe(true)
  })

  it('show a page that was not there, and take it away again', async () => {
    const publish = { from: fromNow(3000), until: fromNow(7000) }
    await push(folderOf({ 'kerb-en-us/page/brief.json': page('<p>Briefly.</p>', { publish }) }))
    const observed: Awaited<ReturnType<typeof read>>[] = []
    while (Date.now() < Date.parse(publish.until) + 200) {
      observed.push(await read('/en-us/brief'))
      await pause(pollMs)
    }
    const shown = observed.filter(({ status }) => status === 200)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.every(({ to, from }) => to >= Date.parse(publish.from) && from < Date.parse(publish.until))).toBe(true)
    const inside = observed.filter(({ from, to }) => from >= Date.parse(publish.from) && to < Date.parse(publish.until))
    expect(inside.every(({ status }) => status === 200)).toBe(true)
  })

  it('are one file each; a fix of one keeps the others, and lists them', async () => {
    const publish = { from: '2090-01-01T00:00:00Z', until: '2090-02-01T00:00:00Z' }
    const files = {
      'kerb-en-us/page/two.json': page('<p>Base.</p>'),
      'kerb-en-us/page/two@january.json': page('<p>January.</p>', { publish }),
    }
    const folder = folderOf(files)
    expect((await push(folder)).text).toContain('created    kerb-en-us/page/two@january.json (revision 2)')
    put(folder, { 'kerb-en-us/page/two.json': page('<p>Base, mended.</p>') })
    const fixed = await push(folder)
    expect([fixed.exit, fixed.text]).toEqual([
      0,
      expect.stringContaining('unchanged  kerb-en-us/page/two@january.json'),
    ])
    const alone = await push(folderOf({ 'kerb-en-us/page/two.json': page('<p>Base again.</p>') }))
    expect(alone.text).toContain('beside it stands what shows 2090-01-01T00:00:00.000Z to 2090-02-01T00:00:00.000Z')
    const later = { params: 'kerb-en-us/two', date: '2090-01-15T00:00:00Z' }
    const answer = await shop.platform.fetch(`/preview/caas/v1/page/${later.params}?locale=en-us`, {
      headers: {
        'x-auth-access-key': 'local-access-key',
        'x-server-trust-id': 'local-server-trust',
        'x-preview-date': later.date,
      },
    })
    expect(JSON.stringify(await answer.json())).toContain('January.')
  })

  it('that are written wrong are refused', async () => {
    const invalid = { 'kerb-en-us/page/a.json': page('', { publish: { form: '2090-01-01T00:00:00Z' } }) }
    expect((await push(folderOf(invalid))).text).toMatch(/refused {4}kerb-en-us\/page\/a\.json: publish: .*"form"/)
    const over = { 'kerb-en-us/page/a.json': page('', { publish: { from: '2090-01-02', until: '2090-01-01' } }) }
    expect((await push(folderOf(over))).text).toContain('it ends before it begins')
  })
})

describe('two editors', () => {
  it('of one document: the second is refused with what the first changed', async () => {
    const name = 'kerb-en-us/page/shared.json'
    const ada = folderOf({ [name]: page('<p>First.</p>') })
    const ben = folderOf({ [name]: page('<p>First.</p>') })
    await push(ada)
    await push(ben)
    put(ada, { [name]: page('<p>By Ada.</p>') })
    expect((await push(ada)).exit).toBe(0)
    put(ben, { [name]: page('<p>First.</p>', { title: 'By Ben' }) })
    const refused = await push(ben)
    expect(refused.exit).toBe(1)
    expect(refused.text).toContain(`conflict   ${name}: somebody else has published it since (revision 2)`)
    expect(refused.text).toContain('~ blocks.0.html: "<p>First.</p>" -> "<p>By Ada.</p>"')
    expect((await read('/en-us/shared')).text).toContain('By Ada.')
    expect((await push(ben, '--force')).exit).toBe(0)
    expect((await read('/en-us/shared')).text).toContain('First.')
  })
})

describe('content:unpublish', () => {
  it('takes a document off the site at once, and content:push brings it back', async () => {
    const folder = folderOf({ 'kerb-en-us/page/gone.json': page('<p>Here.</p>') })
    await push(folder)
    expect((await read('/en-us/gone')).status).toBe(200)
    const dry = await command(unpublish, ['kerb-en-us/page/gone', '--dry-run'])
    expect([dry.exit, dry.text]).toEqual([0, expect.stringContaining('what shows always (revision 1)')])
    const off = await command(unpublish, ['kerb-en-us/page/gone', '--yes'])
    expect([off.exit, off.text]).toEqual([0, expect.stringContaining('gone       kerb-en-us/page/gone')])
    expect((await read('/en-us/gone')).status).toBe(404)
    expect((await push(folder)).text).toContain('conflict   kerb-en-us/page/gone.json')
    expect((await push(folder, '--force')).text).toContain('(revision 3)')
    expect((await read('/en-us/gone')).status).toBe(200)
    expect((await command(unpublish, ['kerb-en-us/page/gone', '--delete', '--yes'])).exit).toBe(0)
    expect((await read('/en-us/gone')).status).toBe(404)
  })

  it('reports missing and invalid documents, and asks for confirmation', async () => {
    expect(await command(unpublish, ['kerb-en-us/page/never', '--yes'])).toMatchObject({
      exit: 1,
      text: 'not there  kerb-en-us/page/never',
    })
    expect((await command(unpublish, ['kerb-en-us/recipe/soup', '--yes'])).text).toContain(
      '"recipe" is no kind of document',
    )
    await push(folderOf({ 'kerb-en-us/page/asked.json': page('<p>x</p>') }))
    expect(await command(unpublish, ['kerb-en-us/page/asked'])).toMatchObject({ exit: 2 })
  })
})

describe('a typing error', () => {
  it('is reported with file and path before anything of the file is published', async () => {
    const blocks = [
      { type: 'rich-text', width: 'text', html: '<p><a href="/nowhere/at-all">x</a></p>', titel: 'x' },
      { type: 'cta', targets: [{ label: 'Go', target: { url: 'javascript:alert(1)' } }] },
      { type: 'fragment', fragmentId: 'missing' },
      { type: 'picture', media: { url: '/images/scenes/nowhere', alt: '' } },
    ]
    const files = {
      'kerb-en-us/page/typo.json': page('', { blocks }),
      'kerb-en-us/page/fine.json': page('<p>Fine.</p>'),
    }
    const { exit, text } = await push(folderOf(files))
    expect(exit).toBe(1)
    for (const part of [
      'blocks.0.titel: there is no such field',
      'blocks.1.targets.0.target.url: "javascript:alert(1)"',
      'blocks.0.html: the shop has no link "/nowhere/at-all" (404)',
      'blocks.2.fragmentId: there is no fragment "missing"',
      'blocks.3.media.url: the shop has no picture',
    ])
      expect(text).toContain(`refused    kerb-en-us/page/typo.json: ${part}`)
    expect((await read('/en-us/typo')).status).toBe(404)
    expect((await read('/en-us/fine')).status).toBe(200)
  })
})
