import { beforeEach, describe, expect, it } from 'vitest'
import { Datafile } from '../../shared/contracts/datafile.ts'
import { consoleOf } from '../../tests/harness/experiment-console.ts'
import { grid, openRoom } from '../../tests/harness/experimentation-room.ts'

let room: ReturnType<typeof openRoom>
let editor: Awaited<ReturnType<ReturnType<typeof consoleOf>['signIn']>>
beforeEach(async () => {
  room = openRoom()
  editor = await consoleOf(room).signIn()
})

const fields = {
  key: 'home-hero',
  name: 'Hero <b>below</b>',
  hypothesis: 'More of them buy.',
  decidedBy: 'datafile',
  previewPath: '/c/women-1000',
  metric: 'add_to_cart',
  condition: '',
  country: '',
  locale: '',
  segment: '',
  rows: '2',
  'variant-0-name': 'Over',
  'variant-0-key': 'over',
  'variant-0-share': '20',
  'variant-1-name': 'Below',
  'variant-1-key': 'below',
  'variant-1-share': '12.5',
}
const datafile = async () => Datafile.parse(await (await room.fetch('/datafiles/abc.json')).json())
const faultOf = (html: string, field: string) => new RegExp(`id="${field}-fault">([^<]*)<`).exec(html)?.[1]

describe('an editor who creates an experiment', () => {
  it('gets a draft that is previewed and started, as one from the JSON door is', async () => {
    const created = await editor.create(fields)
    expect([created.status, created.headers.get('location')]).toEqual([303, '/console/experiments/home-hero?done=1'])
    const [draft] = (await datafile()).experiments
    expect(draft).toMatchObject({ key: 'home-hero', status: 'Not started', audienceIds: [] })
    expect(draft?.trafficAllocation.map(({ endOfRange }) => endOfRange)).toEqual([2000, 3250, 10_000])
    const html = await editor.see('/console/experiments/home-hero')
    expect(html).toContain('Hero &lt;b&gt;below&lt;/b&gt;')
    const context = encodeURIComponent('{"variants":{"home-hero":"below"}}')
    expect(html).toContain(`href="https://shop.example/en-us/c/women-1000?p13n_testcontext=${context}"`)
    expect((await editor.change('home-hero', { kind: 'start', seen: 'yes' })).status).toBe(303)
    expect((await datafile()).experiments[0]?.status).toBe('Running')
    const { key, name, hypothesis, decidedBy, previewPath, metric } = fields
    const variants = [
      { key: 'over', name: 'Over', share: 2000 },
      { key: 'below', name: 'Below', share: 1250 },
    ]
    const same = { key, name, hypothesis, decidedBy, previewPath, metric, variants }
    expect(await room.ingest([same])).toMatchObject({ written: 0, unchanged: 1 })
  })

  it('chooses an audience, all of whose conditions hold', async () => {
    const audience = { condition: 'loggedin', country: 'us', locale: 'en-us', segment: 'purchasers' }
    expect((await editor.create({ ...fields, ...audience })).status).toBe(303)
    const attribute = (name: string, value: unknown) => ({ type: 'custom_attribute', match: 'exact', name, value })
    expect(JSON.parse((await datafile()).audiences[0]?.conditions ?? '')).toEqual([
      'and',
      attribute('loggedin', true),
      attribute('country', 'US'),
      attribute('locale', 'en-us'),
      { type: 'third_party_dimension', match: 'qualified', name: 'odp.audiences', value: 'purchasers' },
    ])
  })

  it('is told of every fault at its field, and loses nothing that was typed', async () => {
    const wrong = {
      ...fields,
      key: 'Home Hero',
      name: ' ',
      hypothesis: 'x'.repeat(501),
      previewPath: 'women',
      metric: 'Kauf!',
      decidedBy: 'nobody',
      condition: 'rich',
      country: 'USA',
      locale: 'xx',
      segment: 'y'.repeat(201),
      rows: '3',
      'variant-1-key': 'over',
      'variant-1-share': '0.001',
      'variant-2-name': '"Third"',
    }
    const answer = await editor.create(wrong)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    const expected = [
      'key',
      'name',
      'hypothesis',
      'previewPath',
      'metric',
      'decidedBy',
      'condition',
      'country',
      'locale',
    ]
    const rows = ['segment', 'variant-1-share', 'variant-2-key', 'variant-2-share']
    const faulty = [...html.matchAll(/id="([\w-]+)-fault"/g)].map(([, field]) => field)
    expect(faulty.toSorted()).toEqual([...expected, ...rows].toSorted())
    for (const field of faulty)
      expect(html).toMatch(new RegExp(`name="${field}"[^>]*aria-describedby="[^"]*${field}-fault`))
    for (const [name, value] of Object.entries(wrong))
      if (!['hypothesis', 'metric', 'decidedBy', 'condition', 'locale'].includes(name))
        expect(html).toMatch(new RegExp(`name="${name}"[^>]* value="${value.replaceAll('"', '&quot;')}"`))
    expect(html).toContain(`>${wrong.hypothesis}</textarea>`)
    expect((await datafile()).experiments).toEqual([])
  })

  it.each([
    ['the same key twice', { 'variant-1-key': 'over' }, 'variant-1-key', 'a key of its own'],
    ['more than all visitors', { 'variant-0-share': '90' }, 'shares', 'more than 100 percent'],
    ['no number', { 'variant-0-share': 'half' }, 'variant-0-share', 'percentage from 0 to 100'],
    ['no share', { 'variant-0-share': '' }, 'variant-0-share', 'percentage from 0 to 100'],
  ])('is told of variants with %s', async (_, given, field, words) => {
    const answer = await editor.create({ ...fields, ...given })
    expect(answer.status).toBe(422)
    expect(faultOf(await answer.text(), field)).toContain(words)
  })

  it('is told of a key that another experiment has, which stays as it is', async () => {
    await room.ingest([grid])
    const answer = await editor.create({ ...fields, key: grid.key })
    expect([answer.status, faultOf(await answer.text(), 'key')]).toEqual([422, expect.stringContaining('already')])
    const { experiments } = await datafile()
    expect(experiments.map(({ variations }) => variations.map(({ key }) => key))).toEqual([['carousel', 'grid']])
  })

  it('adds rows for variants, up to ten, and may leave the last ones empty', async () => {
    let rows = 2
    let html = ''
    for (; rows < 10; rows += 1)
      html = await (await editor.create({ ...fields, rows: String(rows), intent: 'add-variant' })).text()
    expect(html).toContain('name="variant-9-key"')
    expect(html).toMatch(/name="variant-1-share"[^>]* value="12.5"/)
    expect(html).not.toContain('add-variant')
    expect((await datafile()).experiments).toEqual([])
    const third = { 'variant-8-name': 'Third', 'variant-8-key': 'third', 'variant-8-share': '1' }
    expect((await editor.create({ ...fields, ...third, rows: '10' })).status).toBe(303)
    const [experiment] = (await datafile()).experiments
    expect(experiment?.variations.map(({ key }) => key)).toEqual(['over', 'below', 'third'])
  })

  it('needs the session’s own form, and finds it from the list', async () => {
    const { post } = consoleOf(room)
    const { cookie, csrf, see } = editor
    expect((await post('/console/new-experiment', { ...fields, csrf: 'other' }, { cookie })).status).toBe(403)
    expect((await post('/console/new-experiment', { ...fields, csrf })).headers.get('location')).toBe(
      '/console/sign-in',
    )
    expect((await datafile()).experiments).toEqual([])
    expect(await see('/console/experiments')).toContain('href="/console/new-experiment"')
    expect(await see('/console/new-experiment')).toMatch(/name="variant-1-share"[^>]* value="50"/)
  })
})

describe('a block of content', () => {
  const blocks = [
    { key: 'home-hero', variants: ['below', 'wide'], path: '/' },
    { key: 'constructor', variants: ['control', '<b>'], path: '/about' },
  ]
  const shownValue = (html: string, name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1]

  it('is chosen, and its keys need not be typed', async () => {
    room = openRoom({ experiences: async () => blocks })
    editor = await consoleOf(room).signIn()
    const choice = await editor.see('/console/new-experiment')
    expect(choice).toContain('href="/console/new-experiment?of=home-hero"')
    expect(choice).toContain('/about · baseline, control, &lt;b&gt;')
    const form = await editor.see('/console/new-experiment?of=home-hero')
    const filled = Object.fromEntries(
      ['key', 'previewPath', 'rows', 'variant-0-key', 'variant-1-key', 'variant-2-key', 'variant-2-share'].map(
        (name) => [name, shownValue(form, name) ?? ''],
      ),
    )
    expect(filled).toEqual({
      key: 'home-hero',
      previewPath: '/',
      rows: '3',
      'variant-0-key': 'control',
      'variant-1-key': 'below',
      'variant-2-key': 'wide',
      'variant-2-share': '33.33',
    })
    expect(shownValue(await editor.see('/console/new-experiment?of=constructor'), 'variant-0-key')).toBe('baseline')
    expect((await editor.create({ ...fields, key: 'home-hero' })).status).toBe(303)
    expect(await editor.see('/console/new-experiment')).not.toContain('of=home-hero')
  })

  it('need not be there yet', async () => {
    room = openRoom({ experiences: async () => blocks })
    editor = await consoleOf(room).signIn()
    expect(shownValue(await editor.see('/console/new-experiment?of='), 'rows')).toBe('2')
    expect(await (await consoleOf(openRoom()).signIn()).see('/console/new-experiment')).toContain('name="key"')
  })
})
