import { beforeEach, describe, expect, it } from 'vitest'
import { Datafile } from '../../shared/contracts/datafile.ts'
import { consoleOf } from '../../tests/harness/experiment-console.ts'
import { batchOf, grid, openRoom } from '../../tests/harness/experimentation-room.ts'
import { sessionMs } from './session.ts'
import { verdictOf } from './words.ts'

const draft = { ...grid, key: 'draft', name: 'A <b>draft</b>', state: 'draft' }
let room: ReturnType<typeof openRoom>
beforeEach(async () => {
  room = openRoom()
  await room.ingest([grid, draft])
})

const post = (...given: Parameters<ReturnType<typeof consoleOf>['post']>) => consoleOf(room).post(...given)
const signIn = () => consoleOf(room).signIn()
const datafile = async () => Datafile.parse(await (await room.fetch('/datafiles/abc.json')).json())

describe('signing in to the console', () => {
  it('takes the operator’s token for a cookie that no script reads and no other site sends', async () => {
    const { answer, see } = await signIn()
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/console/experiments'])
    expect(answer.headers.get('set-cookie')).toMatch(
      /^kerb-console=[^;]+; Max-Age=28800; Path=\/console; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(await see('/console/experiments')).toContain('New arrivals as a grid')
    room.pass(sessionMs)
    expect(await see('/console/experiments')).not.toContain('New arrivals')
  })

  it('is required of every other visitor, whatever cookie they send', async () => {
    const { cookie } = await signIn()
    const [, expires = ''] = /=(\d+)/.exec(cookie) ?? []
    const forged = [cookie.slice(0, -2), cookie.replace(expires, `${expires}0`), 'kerb-console=1.1.1', '']
    for (const wrong of forged) {
      const answer = await room.fetch('/console/experiments', { headers: { cookie: wrong } })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/console/sign-in'])
    }
    const refused = await post('/console/sign-in', { token: 'operators-tokem' })
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('role="alert"')
  })

  it('is refused for ten minutes after ten wrong tokens from one address', async () => {
    const from = { 'cf-connecting-ip': '192.0.2.1' }
    for (let tries = 0; tries < 10; tries += 1) await post('/console/sign-in', { token: `no-${tries}` }, from)
    expect((await post('/console/sign-in', { token: 'operators-token' }, from)).status).toBe(429)
    expect((await post('/console/sign-in', { token: 'operators-token' })).status).toBe(303)
    room.pass(600_000)
    expect((await post('/console/sign-in', { token: 'operators-token' }, from)).status).toBe(303)
  })

  it('ends when the operator signs out', async () => {
    const { csrf, cookie } = await signIn()
    const answer = await post('/console/sign-out', { csrf }, { cookie })
    expect(answer.headers.get('set-cookie')).toMatch(/^kerb-console=; Max-Age=0/)
  })
})

describe('a verdict', () => {
  const row = {
    variant: { id: 1, key: 'grid', name: 'Grid' },
    impressions: 900,
    visitors: 900,
    conversions: 90,
    revenues: [],
    rate: 0.1,
    rateInterval: null,
  }
  it.each([
    [0.2, { low: 0.1, high: 0.3 }, 'Grid is better than Carousel: by at least 10.0%.'],
    [-0.2, { low: -0.3, high: -0.1 }, 'Grid is worse than Carousel: by at least 10.0%.'],
    [0.1, { low: -0.1, high: 0.3 }, 'Grid: no difference from Carousel is proven yet.'],
    [null, null, 'Grid: not enough visitors for a comparison yet.'],
  ])('for a lift of %j', (lift, liftInterval, text) => {
    expect(verdictOf({ ...row, lift, liftInterval }, 'Carousel')).toBe(text)
  })
})

describe('the console', () => {
  it('has a policy that allows no script, and is not stored', async () => {
    const { cookie } = await signIn()
    const { headers } = await room.fetch('/console/experiments', { headers: { cookie } })
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('cache-control')).toBe('no-store')
    const css = await room.fetch('/console/console.css')
    expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8')
  })

  it.each(['/console/experiments/none', '/console/nothing'])(
    'has a page for %s, which does not exist',
    async (path) => {
      const { cookie } = await signIn()
      const answer = await room.fetch(path, { headers: { cookie } })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8'])
      const html = await answer.text()
      expect(html).toContain('<h1>Page not found</h1>')
      expect(html).toContain('<a href="/console/experiments">All experiments</a>')
    },
  )

  it('writes names as text, and links to each variant in the shop', async () => {
    const { see } = await signIn()
    const html = await see('/console/experiments/draft')
    expect(html).toContain('A &lt;b&gt;draft&lt;/b&gt;')
    const context = encodeURIComponent('{"variants":{"draft":"grid"}}')
    expect(html).toContain(`href="https://shop.example/en-us?p13n_testcontext=${context}"`)
  })

  it('shows counts, and an alarm', async () => {
    const events = Array.from({ length: 400 }, (_, index) => ({
      visitor: `v${index}`,
      uuid: `u${index}`,
      at: Date.parse('2026-11-20'),
      shown: index % 4 === 0 ? '1003' : '1002',
    }))
    await room.fetch('/v1/events', { method: 'POST', body: JSON.stringify(batchOf(events)) })
    const html = await (await signIn()).see('/console/experiments')
    expect(html).toMatch(/<dt>Visitors<\/dt><dd>300<\/dd>/)
    expect(html).toContain('Sample ratio mismatch (p below 0.0001, alarm below 0.0005)')
  })

  it('changes nothing without the session’s own form', async () => {
    const { csrf, cookie } = await signIn()
    const fields = { kind: 'pause', version: '1' }
    const path = '/console/experiments/home-arrivals'
    const answers = await Promise.all([
      post(path, { ...fields, csrf: 'other' }, { cookie }),
      post(path, fields, { cookie }),
      post(path, { ...fields, csrf }, { cookie, origin: 'https://evil.example' }),
      room.fetch(path, { method: 'POST', body: new URLSearchParams({ ...fields, csrf }), headers: { cookie } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect((await datafile()).experiments[0]?.status).toBe('Running')
  })
})

describe('an editor', () => {
  it('starts an experiment once its variants were previewed, pauses it, and resumes it', async () => {
    const { change } = await signIn()
    const unseen = await change('draft', { kind: 'start' })
    expect([unseen.status, await unseen.text()]).toEqual([409, expect.stringContaining('Preview every variant first')])
    const statuses: (string | undefined)[] = []
    for (const fields of [{ kind: 'start', seen: 'yes' }, { kind: 'pause' }, { kind: 'start' }]) {
      expect((await change('draft', fields)).status).toBe(303)
      statuses.push((await datafile()).experiments.find(({ key }) => key === 'draft')?.status)
    }
    expect(statuses).toEqual(['Running', 'Paused', 'Running'])
  })

  it('ends one with a winner, which every visitor sees from then on', async () => {
    const { change, see } = await signIn()
    expect((await change('home-arrivals', { kind: 'end', winner: '1003' })).status).toBe(303)
    const { featureFlags, rollouts } = await datafile()
    expect(rollouts.find(({ id }) => id === featureFlags[0]?.rolloutId)).toMatchObject({
      experiments: [{ variations: [{ key: 'grid' }], trafficAllocation: [{ entityId: '1003', endOfRange: 10_000 }] }],
    })
    const html = await see('/console/experiments/home-arrivals')
    expect(html).toContain('Everybody sees Grid.')
    expect(html).not.toContain('name="kind"')
    expect((await change('home-arrivals', { kind: 'end', winner: 'none' })).status).toBe(409)
  })

  it('changes shares in percent, and sees why shares are refused', async () => {
    const { change } = await signIn()
    expect((await change('home-arrivals', { kind: 'allocate', 'share-1002': '10', 'share-1003': '12.5' })).status).toBe(
      303,
    )
    expect((await datafile()).experiments[0]?.trafficAllocation).toEqual([
      { entityId: '1002', endOfRange: 1000 },
      { entityId: '', endOfRange: 5000 },
      { entityId: '1003', endOfRange: 6250 },
      { entityId: '', endOfRange: 10_000 },
    ])
    for (const share of ['90.01', '-1', 'many', '']) {
      const answer = await change('home-arrivals', { kind: 'allocate', 'share-1002': '10', 'share-1003': share })
      expect(answer.status, share).toBe(409)
      expect(await answer.text()).toContain(`step="0.01" required="" value="${share}"`)
    }
  })

  it('is warned when another editor was faster', async () => {
    const { change } = await signIn()
    const answer = await change('home-arrivals', { kind: 'pause', version: '0' })
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('Another editor has changed')])
  })
})
