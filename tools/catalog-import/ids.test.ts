import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isProductId, mappedId, productIdsOf, stemOf, upcOf } from './ids.ts'
import { openSpool } from './spool.ts'

const feedId = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }),
  fc.stringMatching(/^[A-Z0-9]{8,11}$/),
)
const feedRows = fc.uniqueArray(
  fc.record({ rowId: feedId, groupId: fc.option(feedId), colour: fc.constantFrom('black', 'white', 'navy', '') }),
  { selector: ({ rowId }) => rowId, minLength: 1, maxLength: 40 },
)
type Row = { rowId: string; groupId: string | null; colour: string }

/** Product ids by row, as an import of these rows gives them. */
function idsOf(rows: readonly Row[]): Map<string, string> {
  const spool = openSpool()
  for (const [line, { rowId, groupId, colour }] of rows.entries())
    spool.add({ line, rowId, groupId, upc: null, fields: { colour } })
  spool.seal()
  const ids = new Map<string, string>()
  for (const group of spool.groups()) {
    const byColour = new Map<string, string[]>()
    for (const { rowId, fields } of group.rows) {
      const colour = String(fields['colour'])
      byColour.set(colour, [...(byColour.get(colour) ?? []), rowId ?? ''])
    }
    const variants = [...byColour].map(([colourKey, rowIds]) => ({ colourKey, rowIds }))
    const assigned = productIdsOf(group.stem, group.grouped, variants)
    for (const { colourKey, rowIds } of variants)
      for (const rowId of rowIds) ids.set(rowId, `${assigned.get(colourKey)} ${group.stem}`)
  }
  spool.close()
  return ids
}

describe('mapped ids', () => {
  it('are valid, one a colour of a style, and the same whatever the order of the rows', () => {
    fc.assert(
      fc.property(feedRows, fc.integer({ min: 1, max: 7 }), (rows, turn) => {
        const ids = idsOf(rows)
        const turned = [...rows.slice(turn), ...rows.slice(0, turn)].reverse()
        expect(idsOf(turned)).toEqual(ids)
        const owners = new Map<string, string>()
        for (const { rowId, groupId, colour } of rows) {
          const [id = '', stem = ''] = (ids.get(rowId) ?? '').split(' ')
          expect(isProductId(id)).toBe(true)
          expect(id.slice(0, 8)).toBe(stem)
          const owner = groupId === null ? `row ${rowId}` : `group ${groupId} ${colour}`
          expect(owners.get(id) ?? owner).toBe(owner)
          owners.set(id, owner)
        }
      }),
      { seed: 32, numRuns: 150 },
    )
  })

  it('never change between versions: a second import has to find the first one', () => {
    expect(mappedId('style-1', 8)).toBe(mappedId('style-1', 8))
    expect(stemOf('style-1', 'x').stem).toMatchInlineSnapshot(`"ESAG2HWM"`)
    expect(stemOf(null, 'ABCDEFGH12')).toEqual({ stem: 'ABCDEFGH', own: true })
  })
})

describe('upcOf', () => {
  it('keeps a plain code and maps any other', () => {
    expect(upcOf('SKU-1.A')).toBe('SKU-1.A')
    expect(upcOf('a code with spaces')).toMatch(/^X[0-9A-Z]{16}$/)
  })
})
