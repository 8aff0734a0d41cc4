import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { pull } from '../../../tools/content-push/pull.ts'
import { useShop } from '../../harness/shop.ts'
import { createPublisher, page } from './publishing.ts'

const shop = useShop({ catalogue: 'demo' })
const { folderOf, put, push, command, dispose } = createPublisher(shop)
afterEach(dispose)

const fetchInto = (folder: string, ...fields: string[]) => command(pull, [folder, ...fields])
const read = (folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>
const home = 'kerb-en-us/page/home.json'

describe('content:pull', () => {
  it('fetches what is published as files that content:push finds nothing wrong with', {
    timeout: 240_000,
  }, async () => {
    const folder = folderOf({})
    const pulled = await fetchInto(folder, '--site', 'kerb-en-us')
    expect(pulled.exit).toBe(0)
    expect(pulled.text).toContain(`new    ${home} (revision 1)`)
    expect(read(folder, home)).toMatchObject({ $schema: '../../_schema/page.json', title: 'Kerb' })
    expect(read(folder, '_schema/block.json')).toHaveProperty('$defs.hero')
    const pushed = await push(folder)
    expect(pushed.text).toMatch(/^0 to write, \d\d+ unchanged, 0 refused\.$/m)
    expect([pushed.exit, pushed.text]).toEqual([0, expect.not.stringContaining('warning')])
  })

  it('writes a page to a file, and another editor’s change when it is pulled again', async () => {
    const [ada, ben] = [folderOf({}), folderOf({})]
    for (const folder of [ada, ben]) await fetchInto(folder, '--site', 'kerb-en-us', '--kind', 'page')
    put(ada, { [home]: { ...read(ada, home), title: 'Kerb, by Ada' } })
    expect((await push(ada)).text).toContain(`changed    ${home} (revision 2)`)
    expect((await fetchInto(ben, '--site', 'kerb-en-us', '--kind', 'page')).text).toContain(
      `changed    ${home} (revision 2)`,
    )
    expect(read(ben, home)['title']).toBe('Kerb, by Ada')
  })

  it('keeps local changes unless it is forced', async () => {
    const folder = folderOf({})
    await fetchInto(folder, '--site', 'kerb-fr-fr', '--kind', 'page')
    const name = 'kerb-fr-fr/page/home.json'
    put(folder, { [name]: { ...read(folder, name), title: 'Mine' } })
    const repeated = await fetchInto(folder, '--site', 'kerb-fr-fr', '--kind', 'page')
    expect([repeated.exit, repeated.text]).toEqual([1, expect.stringContaining(`left       ${name}`)])
    expect(read(folder, name)['title']).toBe('Mine')
    expect((await fetchInto(folder, '--site', 'kerb-fr-fr', '--kind', 'page', '--force')).exit).toBe(0)
    expect(read(folder, name)['title']).not.toBe('Mine')
  })

  it('gives each window a file of its own', async () => {
    const publish = { from: '2090-01-01T00:00:00Z', until: '2090-02-01T00:00:00Z' }
    const files = {
      'kerb-en-us/page/windowed.json': page('<p>Base.</p>'),
      'kerb-en-us/page/windowed@x.json': page('<p>Then.</p>', { publish }),
    }
    await push(folderOf(files))
    const folder = folderOf({})
    await fetchInto(folder, '--site', 'kerb-en-us', '--kind', 'page')
    const pulled = read(folder, 'kerb-en-us/page/windowed@2090-01-01T000000Z_2090-02-01T000000Z.json')
    expect(pulled).toMatchObject({ publish: { from: '2090-01-01T00:00:00.000Z', until: '2090-02-01T00:00:00.000Z' } })
    expect((await push(folder)).text).toMatch(/^0 to write/m)
  })
})
