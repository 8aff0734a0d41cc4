import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { run } from '../../../tools/content-push/run.ts'
import { useShop } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'empty' })
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function folderOf(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kerb-content-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

async function push(folder: string, ...fields: string[]) {
  const lines: string[] = []
  const addresses = ['--to', shop.platform.url, '--shop', shop.url, '--token', shop.adminToken]
  const exit = await run([folder, ...addresses, ...fields], {}, { line: (text) => lines.push(text), confirm: null })
  return { exit, lines, text: lines.join('\n') }
}

const page = (html: string, fields = {}) => ({
  title: 'Care',
  seo: { title: 'Care', description: '' },
  blocks: [{ type: 'rich-text', width: 'text', html }],
  ...fields,
})
const text = async (path: string) => (await shop.fetch(path)).text()

describe('content:push', () => {
  it('creates, leaves alone what is the same, changes, and shows it at once', async () => {
    const first = {
      'kerb-en-us/page/care/suede.json': page('<p>Brush it.</p>'),
      'kerb-en-us/page/other.json': page('<p>Other.</p>'),
    }
    const dry = await push(folderOf(first), '--dry-run')
    expect([dry.exit, dry.text]).toEqual([0, expect.stringContaining('Nothing was written')])
    expect((await shop.fetch('/en-us/care/suede')).status).toBe(404)

    const created = await push(folderOf(first), '--yes')
    expect([created.exit, created.text]).toEqual([
      0,
      expect.stringContaining('created    kerb-en-us/page/care/suede.json (revision 1)'),
    ])
    expect(await text('/en-us/care/suede')).toContain('Brush it.')
    expect(await text('/en-us/other')).toContain('Other.')

    const repeated = await push(folderOf(first), '--yes')
    expect([repeated.exit, repeated.text]).toEqual([0, expect.stringContaining('0 to write, 2 unchanged, 0 refused')])

    const changed = await push(
      folderOf({ ...first, 'kerb-en-us/page/care/suede.json': page('<p>Steam it.</p>') }),
      '--yes',
    )
    expect(changed.exit).toBe(0)
    expect(changed.text).toContain('~ blocks.0.html: "<p>Brush it.</p>" -> "<p>Steam it.</p>"')
    expect(changed.text).toContain('changed    kerb-en-us/page/care/suede.json (revision 2)')
    expect(changed.text).toContain('1 cached document renewed: content/kerb-en-us/page/care/suede')
    expect(await text('/en-us/care/suede')).toContain('Steam it.')
  })

  it('refuses what is wrong with file, path and reason, and publishes the rest', async () => {
    const { exit, text: reply } = await push(
      folderOf({
        'kerb-en-us/page/good.json': page('<p>Good.</p>'),
        'kerb-en-us/page/bad.json': page('', { blocks: [{ type: 'hero', title: 7 }] }),
        'kerb-en-us/page/props.json': page('', { blocks: [{ type: 'spacer', line: 'yes' }] }),
        'kerb-en-us/page/broken.json': '{"title": ',
        'kerb-en-us/recipe/soup.json': {},
        '_shared/fragment/a.json': { blocks: [{ type: 'fragment', fragmentId: 'b' }] },
        '_shared/fragment/b.json': { blocks: [{ type: 'fragment', fragmentId: 'a' }] },
        'kerb-en-us/page/odd.json': page('', { blocks: [{ type: 'warp-core' }] }),
      }),
      '--yes',
    )
    expect(exit).toBe(1)
    expect(reply).toContain('refused    kerb-en-us/page/bad.json: blocks.0.title: ')
    expect(reply).toContain('refused    kerb-en-us/page/props.json: blocks.0.line: ')
    expect(reply).toContain('refused    kerb-en-us/page/broken.json: not JSON: ')
    expect(reply).toContain('refused    kerb-en-us/recipe/soup.json: "recipe" is no kind of document')
    expect(reply).toContain('refused    _shared/fragment/a.json: fragments include each other: a > b > a')
    expect(reply).toContain(
      'warning    kerb-en-us/page/odd.json: blocks.0.type: the storefront has no block "warp-core"',
    )
    expect(reply).toContain('created    kerb-en-us/page/good.json')
    expect(await text('/en-us/good')).toContain('Good.')
  })

  it('publishes windows, and does not show what is not open yet', async () => {
    const { exit } = await push(
      folderOf({ 'kerb-en-us/page/later.json': page('<p>Later.</p>', { publish: { from: '2090-01-01T00:00:00Z' } }) }),
      '--yes',
    )
    expect(exit).toBe(0)
    expect((await shop.fetch('/en-us/later')).status).toBe(404)
  })

  it('writes nothing without a terminal to confirm on', async () => {
    const { exit, text: reply } = await push(folderOf({ 'kerb-en-us/page/asked.json': page('<p>x</p>') }))
    expect([exit, reply]).toEqual([2, expect.stringContaining('say --yes')])
    expect((await shop.fetch('/en-us/asked')).status).toBe(404)
  })

  it('reports a storefront that could not be purged', async () => {
    const { exit, text: reply } = await push(
      folderOf({ 'kerb-en-us/page/untold.json': page('<p>x</p>') }),
      '--yes',
      '--purge-token',
      'wrong',
    )
    expect([exit, reply]).toEqual([1, expect.stringContaining('caches weren’t told'.replace('’', "'"))])
  })

  it('stops with a reason for a folder or platform that is not there', async () => {
    expect(await push('/nowhere/at/all')).toMatchObject({ exit: 2, text: 'There is no folder /nowhere/at/all.' })
    const { exit, text: reply } = await push(
      folderOf({ 'kerb-en-us/page/a.json': page('') }),
      '--to',
      'http://127.0.0.1:9',
    )
    expect([exit, reply]).toEqual([2, expect.stringContaining("doesn't answer")])
  })
})
