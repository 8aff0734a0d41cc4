import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BannerContent } from './banner.ts'
import { readLeniently } from './lenient.ts'
import { SegmentationContent } from './logic.ts'

const Line = z.object({ label: z.string().min(1).max(5), target: z.object({ url: z.string() }) })
const Shape = z.object({
  title: z.string().max(10),
  note: z.string().max(10).optional(),
  size: z.enum(['s', 'm']).default('s'),
  lines: z.array(Line).max(3).default([]),
})
const read = (value: unknown) => readLeniently(Shape, value)
const line = (label: unknown) => ({ label, target: { url: '/' } })

describe('readLeniently', () => {
  it('drops and reports fields that are null, too long, or not in the enum', () => {
    expect(read({ title: 'a', note: null, size: 'xl' })).toEqual({
      ok: true,
      value: { title: 'a', size: 's', lines: [] },
      faults: [
        { path: 'size', reason: expect.any(String) },
        { path: 'note', reason: expect.any(String) },
      ],
    })
    expect(read({ title: 'a', note: 'x'.repeat(11) })).toMatchObject({ ok: true, value: { title: 'a' } })
  })

  it('truncates a required text that is too long', () => {
    expect(read({ title: 'abcdefghijklmn' })).toMatchObject({
      ok: true,
      value: { title: 'abcdefghij' },
      faults: [{ path: 'title' }],
    })
  })

  it('drops invalid and excess items of a list', () => {
    const lines = (...labels: unknown[]) => ({ title: 'a', lines: labels.map(line) })
    expect(read(lines('a', null, 'b'))).toMatchObject({ ok: true, value: lines('a', 'b') })
    expect(read(lines('a', '', 'c', 'd'))).toMatchObject({ ok: true, value: lines('a', 'c') })
    expect(read({ title: 'a', lines: [null, 7, line('b')] })).toMatchObject({ ok: true, value: lines('b') })
    expect(read({ title: 'a', lines: 'none' })).toMatchObject({ ok: true, value: { lines: [] } })
  })

  it('fails without a required field', () => {
    expect(read({ note: 'a' })).toMatchObject({ ok: false, failure: { path: 'title' } })
    for (const invalid of [null, 7, 'x', []]) expect(read(invalid).ok).toBe(false)
  })

  it('keeps the picture of a union, without its invalid fields', () => {
    const media = { url: '/x', alt: 'a', placeholder: 'red', ratio: { sm: 'wide' } }
    const result = readLeniently(BannerContent, { media, title: 'T' })
    expect(result).toMatchObject({ ok: true, value: { title: 'T', media: { url: '/x', alt: 'a' } } })
  })

  it('drops an unknown segment and keeps the baseline', () => {
    const segments = [
      { id: 'rich', targets: [1] },
      { id: 'loggedin', targets: null },
    ]
    const result = readLeniently(SegmentationContent, { segments, baselines: [2], hideOnBreakpoint: ['xl', 'sm'] })
    expect(result).toMatchObject({
      ok: true,
      value: { segments: [{ id: 'loggedin', targets: [] }], baselines: [2], hideOnBreakpoint: ['sm'] },
    })
    expect(readLeniently(SegmentationContent, { segments: null, baselines: [2] })).toMatchObject({
      ok: true,
      value: { segments: [], baselines: [2] },
    })
  })

  it('never throws, and never returns a value its schema rejects', () => {
    fc.assert(
      fc.property(
        fc.object({
          key: fc.constantFrom('title', 'note', 'size', 'lines', 'label', 'target', 'url', 'x'),
          maxDepth: 4,
        }),
        (value) => {
          const result = read(value)
          if (result.ok) expect(Shape.parse(result.value)).toEqual(result.value)
        },
      ),
      { seed: 9, numRuns: 500 },
    )
  })
})
