import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { faultyServices } from '../../../experimentation/faults/faults.ts'
import { consentTo } from '../../../shared/consent.fixtures.ts'
import { Datafile } from '../../../shared/contracts/datafile.ts'
import { run } from '../../../tools/experiments-aa/run.ts'
import { batchOf } from '../../harness/experimentation-room.ts'
import { useShop, type Visitor } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })

const heroForm = (html: string) => /<section class="banner (over|below)[^"]*hero/.exec(html)?.[1]
const Seen = z.object({ visitor_id: z.string(), experiment: z.string(), variation_id: z.number() })

async function seenVariants() {
  const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
  const { results } = await database
    .prepare(
      `SELECT v.visitor_id, e.key AS experiment, v.variation_id FROM exp_visitors v
       JOIN exp_experiments e USING (experiment_id)`,
    )
    .all()
  return results.map((row) => Seen.parse(row))
}

/** A visitor who allows targeting, and has been seen before. */
async function consenting(): Promise<Visitor> {
  const visitor = shop.visitor()
  visitor.cookies.set('kerb-consent', consentTo('targeting'))
  await visitor.fetch('/en-us')
  return visitor
}

/** Until the shop has its datafile, which no page waits for, everybody sees the baseline. */
const bothForms = async () => {
  const forms = new Set<string | undefined>()
  const look = async () => forms.add(heroForm(await (await (await consenting()).fetch('/en-us')).text()))
  await expect.poll(look).toEqual(new Set(['over', 'below']))
}

describe('the demo’s experiments', () => {
  it('are decided by the platform’s datafile and counted in its log, with no server elsewhere', async () => {
    const answer = await shop.platform.fetch('/datafiles/kerb-local.json')
    const { experiments } = Datafile.parse(await answer.json())
    const hero = experiments.find(({ key }) => key === 'home-hero')
    const below = hero?.variations.find(({ key }) => key === 'below')?.id
    await bothForms()
    const shownOf = async (key: string) =>
      (await seenVariants()).filter(({ experiment }) => experiment === key).map((row) => String(row.variation_id))
    await expect.poll(() => shownOf('home-hero')).toContain(below)
    await expect.poll(() => shownOf('home-arrivals')).not.toEqual([])
    // A draft is seen by nobody, and counted of nobody.
    expect(await shownOf('home-gift')).toEqual([])
  })

  it('are the same for a visitor at every view, and nothing for who has allowed nothing', async () => {
    await bothForms()
    const visitor = await consenting()
    const forms = new Set<string | undefined>()
    for (let view = 0; view < 4; view += 1) forms.add(heroForm(await (await visitor.fetch('/en-us')).text()))
    expect(forms.size).toBe(1)
    expect(heroForm(await (await shop.visitor().fetch('/en-us')).text())).toBe('over')
  })
})

describe('the console', () => {
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    shop.platform.fetch(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: shop.platform.url, cookie },
    })

  it('shows them to an operator who signs in, and to nobody else', async () => {
    const stranger = await shop.platform.fetch('/console/experiments')
    expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/console/sign-in'])
    expect((await post('/console/sign-in', { token: 'guess' })).status).toBe(403)
    const signedIn = await post('/console/sign-in', { token: shop.adminToken })
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    const html = await (await shop.platform.fetch('/console/experiments', { headers: { cookie } })).text()
    expect([...html.matchAll(/<h2[^>]*><a[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual([
      'Hero text below its picture',
      'New arrivals as a grid',
      'Lower banner on department pages',
      'Wider picture of the gift cards',
    ])
    const css = await shop.platform.fetch('/console/console.css')
    expect((await css.text()).length).toBeGreaterThan(1000)
  })
})

describe('the log of events', () => {
  it('takes them over HTTP from who has the shop’s key, and deletes what is too old behind them', async () => {
    const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
    const old = Date.now() - 100 * 86_400_000
    const insert = `INSERT INTO exp_events (uuid, visitor_id, key, at, received_at, revision, revenue)
      VALUES ('old', 'somebody', 'purchase', ?1, ?1, 1, 4200)`
    await database.prepare(insert).bind(old).run()
    const send = (key: string) =>
      shop.platform.fetch('/v1/events', {
        method: 'POST',
        body: JSON.stringify(batchOf([{ visitor: 'somebody', uuid: 'new', at: Date.now(), key: 'add_to_cart' }])),
        headers: { 'x-auth-access-key': key },
      })
    expect((await send('another')).status).toBe(401)
    expect((await send('local-access-key')).status).toBe(204)
    const left = async () => {
      const { results } = await database.prepare("SELECT uuid FROM exp_events WHERE visitor_id = 'somebody'").all()
      return results.map((row) => row['uuid'])
    }
    await expect.poll(left).toEqual(['new'])
    const totals = await database.prepare("SELECT * FROM exp_totals WHERE visitor_id = 'somebody'").all()
    expect(totals.results).toEqual([{ visitor_id: 'somebody', key: 'purchase', events: 1, revenue: 4200 }])
  })
})

describe('npm run experiments:aa', () => {
  const aa = async (...args: readonly string[]) => {
    const lines: string[] = []
    const addresses = ['--shop', shop.url, '--platform', shop.platform.url, '--token', shop.adminToken]
    const code = await run([...addresses, ...args], {}, { line: (text) => void lines.push(text) })
    return { code, text: lines.join('\n') }
  }

  it('sends visitors of whom each view and conversion is counted', async () => {
    const { code, text } = await aa('--visitors', '24', '--rate', '0.25')
    expect(text).toMatch(/This run: 24 of 24 exposures and (\d+) of \1 conversions were counted\./)
    expect(text).toMatch(/carousel: .* A\/A control\n {2}grid: .* A\/A p = [01]\.\d{3}\n {2}sample ratio: p = /)
    expect(code).toBe(0)
  })

  it('says what is missing', async () => {
    expect(await aa('--experiment', 'home-gift')).toEqual({ code: 2, text: expect.stringContaining('is draft') })
    expect(await aa('--experiment', 'home-hero')).toEqual({ code: 2, text: expect.stringContaining('not add_to_cart') })
    expect((await aa('--experiment', 'department-banner')).text).toContain('leaves visitors out')
    expect((await aa('--experiment', 'nothing')).text).toContain('answered 404')
    expect((await aa('--rate', '2')).code).toBe(2)
    expect(await aa('--help')).toEqual({ code: 0, text: expect.stringContaining('Usage: npm run experiments:aa') })
  })
})

describe('faults on demand', () => {
  it('are an operator’s', async () => {
    const init = { method: 'PUT', body: JSON.stringify({ status: 503 }) }
    expect((await shop.platform.fetch('/admin/experiments/faults/segments', init)).status).toBe(401)
    const headers = { 'x-fault': 'status=503' }
    expect((await shop.platform.fetch('/datafiles/kerb-local.json', { headers })).status).toBe(503)
  })

  it('cut a connection, and no page is lost by it', async () => {
    shop.expectError(/cut on demand/)
    const cut = shop.platform.fetch('/datafiles/kerb-local.json', { headers: { 'x-fault': 'cut' } })
    await expect(cut.then((answer) => answer.text())).rejects.toThrow('terminated')
    const visitor = await consenting()
    const fault = (service: string, init: RequestInit) =>
      shop.platform.fetch(`/admin/experiments/faults/${service}`, {
        headers: { authorization: `Bearer ${shop.adminToken}` },
        ...init,
      })
    for (const service of faultyServices) {
      expect((await fault(service, { method: 'PUT', body: JSON.stringify({ cut: true }) })).status).toBe(204)
      const answer = await visitor.fetch('/en-us')
      expect([service, answer.status, (await answer.text()).endsWith('</html>')]).toEqual([service, 200, true])
      await fault(service, { method: 'DELETE' })
    }
  })
})
