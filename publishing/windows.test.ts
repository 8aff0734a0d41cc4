import { beforeEach, describe, expect, it } from 'vitest'
import { ingest } from '../backend/ingest/ingest.ts'
import { openD1 } from '../tests/harness/d1.ts'
import { documentIntake } from './documents.ts'
import { heldDocuments, heldWindows } from './held.ts'
import { findDocument, listDocuments } from './read-documents.ts'
import { withdraw } from './withdrawals.ts'

let db: ReturnType<typeof openD1>
beforeEach(() => {
  db = openD1()
})

const day = (number: number) => `2031-03-${String(number).padStart(2, '0')}T00:00:00.000Z`
const place = { siteId: 'kerb-en-us', kind: 'page', key: 'x' } as const
type More = { from?: number; until?: number; on?: number; basedOn?: number; replace?: boolean }

const noOtherFaults = async () => ({ failed: [], warnings: [] })

async function write(revision: number, title: string, { from, until, on = 1, basedOn, replace = false }: More = {}) {
  const window = { publishFrom: from ? day(from) : null, publishUntil: until ? day(until) : null }
  const document = { id: 'x', slug: 'x', title, seo: { title, description: '' }, blocks: [] }
  const entry = { ...place, revision, ...window, document, ...(basedOn !== undefined && { basedOn }) }
  return ingest(db, documentIntake({ replace, now: Date.parse(day(on)) }, noOtherFaults), [entry])
}
const shown = async (on: number | null) =>
  (await findDocument(db, place, { at: on === null ? null : day(on) })).value?.['title'] ?? null
const until = async (on: number) => (await findDocument(db, place, { at: day(on) })).until

describe('windows of one document', () => {
  it('coexist: a fix of the live document keeps the scheduled campaign', async () => {
    await write(1, 'base')
    await write(2, 'campaign', { from: 10, until: 12 })
    await write(3, 'base, mended', { on: 5 })
    expect([await shown(6), await shown(10), await shown(12)]).toEqual(['base, mended', 'campaign', 'base, mended'])
  })

  it('are not cut short by a fix while they are open', async () => {
    await write(1, 'base')
    await write(2, 'campaign', { from: 10, until: 12 })
    await write(3, 'base, mended', { on: 11 })
    expect([await shown(11), await shown(12)]).toEqual(['campaign', 'base, mended'])
  })

  it('may be two campaigns, of which a fix changes its own', async () => {
    await write(1, 'long', { from: 5, until: 20 })
    await write(2, 'short', { from: 10, until: 12 })
    await write(3, 'long, mended', { from: 5, until: 20, on: 11 })
    expect([await shown(9), await shown(11), await shown(12), await shown(20)]).toEqual([
      'long, mended',
      'short',
      'long, mended',
      null,
    ])
  })

  it('without an end give way to what took effect last', async () => {
    await write(1, 'base')
    await write(2, 'redesign', { from: 10, on: 2 })
    await write(3, 'base, mended', { on: 5 })
    expect([await shown(9), await shown(10)]).toEqual(['base, mended', 'redesign'])
    await write(4, 'the next', { on: 15 })
    expect(await shown(15)).toBe('the next')
  })

  it('announce when the answer may change, also when there is no document yet', async () => {
    await write(1, 'campaign', { from: 10, until: 12 })
    expect([await until(9), await until(10), await until(12)]).toEqual([day(10), day(12), null])
    const list = await listDocuments(db, { siteId: place.siteId, kind: 'page' }, { at: day(9) })
    expect(list).toEqual({ value: [], until: day(10) })
  })
})

describe('a withdrawal', () => {
  const off = (overrides = {}, on = 8) => withdraw(db, [{ ...place, forget: false, ...overrides }], Date.parse(day(on)))

  it('takes the document off the site with all its windows, until it is published again', async () => {
    await write(1, 'base')
    await write(2, 'campaign', { from: 10, until: 12 })
    expect(await off()).toMatchObject({ written: 1, failed: [] })
    expect([await shown(9), await shown(11), await shown(null)]).toEqual([null, null, null])
    expect(await off()).toMatchObject({ written: 0, unchanged: 1 })
    expect(
      (await heldDocuments(db, { siteId: null, kind: null, key: null, after: null, limit: 10, each: 'window' }))
        .documents,
    ).toEqual([])
    expect(await heldWindows(db, place)).toEqual({ newest: 3, windows: [], base: null })
    await write(4, 'back', { basedOn: 3 })
    expect([await shown(9), await shown(11)]).toEqual(['back', 'back'])
  })

  it('of one window leaves the others', async () => {
    await write(1, 'base')
    await write(2, 'campaign', { from: 10, until: 12 })
    const window = { publishFrom: '2031-03-10T01:00:00+01:00', publishUntil: day(12) }
    expect(await off({ window })).toMatchObject({ written: 1 })
    expect([await shown(11), await until(9)]).toEqual(['base', null])
  })

  it('that forgets leaves nothing but the number', async () => {
    await write(1, 'base')
    await write(2, 'newer')
    await off({ forget: true })
    const { results } = await db.prepare('SELECT revision, document FROM content_documents').all()
    expect(results).toEqual([{ revision: 3, document: '{}' }])
    expect(await write(3, 'reborn')).toMatchObject({ written: 0 })
    expect(await write(4, 'reborn', { basedOn: 3 })).toMatchObject({ written: 1 })
  })

  it('is refused when another writer changed the document meanwhile', async () => {
    await write(1, 'base')
    await write(2, 'newer')
    expect((await off({ basedOn: 1 })).failed[0]?.reason).toContain('conflict: revision 2')
    expect(await shown(9)).toBe('newer')
  })
})

describe('two writers', () => {
  const reason = async (written: ReturnType<typeof write>) => (await written).failed[0]?.reason

  it('of the same revision: the second is refused with what the first changed', async () => {
    await write(1, 'base', { basedOn: 0 })
    await write(2, 'by Ada', { basedOn: 1, on: 4 })
    expect(await reason(write(2, 'by Ben', { basedOn: 1 }))).toMatch(
      /^conflict: revision 2 was written at 2031-03-04.* by somebody else: .*~ title: "base" -> "by Ada"/,
    )
    expect(await reason(write(2, 'by Ben'))).toContain('"base" -> "by Ada"')
    expect(await reason(write(7, 'by Ben', { basedOn: 1 }))).toContain('"base" -> "by Ada"')
    expect(await shown(9)).toBe('by Ada')
  })

  it('at the same moment: one of them gets a conflict', async () => {
    await write(1, 'base')
    const reports = await Promise.all([write(2, 'a', { basedOn: 1 }), write(3, 'b', { basedOn: 1 })])
    expect(reports.map(({ written }) => written).sort()).toEqual([0, 1])
    expect(reports.flatMap(({ failed }) => failed)[0]?.reason).toMatch(/^conflict: /)
  })

  it('get no conflict when both send the same document, or when a whole site is loaded again', async () => {
    await write(1, 'base', { basedOn: 0 })
    expect(await write(1, 'base', { basedOn: 0 })).toEqual({ written: 0, unchanged: 1, failed: [] })
    expect(await write(1, 'other', { replace: true })).toMatchObject({ written: 1, failed: [] })
    expect(await shown(9)).toBe('other')
  })

  it('get a conflict when one of them withdrew the document', async () => {
    await write(1, 'base')
    await withdraw(db, [{ ...place, forget: false }], Date.parse(day(8)))
    expect(await reason(write(2, 'mine', { basedOn: 1 }))).toContain('took the document away')
  })
})
