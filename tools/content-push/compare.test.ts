import { describe, expect, it } from 'vitest'
import type { HeldWindows, IngestDocument } from '../../shared/contracts/ingest.ts'
import { compare, windowText } from './compare.ts'

const day = (number: number) => `2031-03-0${number}T00:00:00.000Z`
const place = { siteId: 'kerb-en-us', kind: 'page', key: 'x' } as const
const storedWindow = (
  revision: number,
  title: string,
  publishFrom: string | null = null,
  publishUntil: string | null = null,
): IngestDocument => ({
  ...place,
  revision,
  publishFrom,
  publishUntil,
  document: { title, revision, updatedAt: `at ${revision}` },
})
const draft = (title: string, publishFrom: string | null = null, publishUntil: string | null = null) => ({
  ...place,
  file: 'x.json',
  publishFrom,
  publishUntil,
  document: { title },
})
const platform = (newest: number, windows: IngestDocument[], base: IngestDocument | null = null): HeldWindows => ({
  newest,
  windows,
  base,
})

describe('a draft beside what the platform holds', () => {
  it('is compared with its own window', () => {
    const windows = [storedWindow(1, 'a'), storedWindow(2, 'sale', day(1), day(2))]
    expect(compare(draft('a'), platform(2, windows), 1)).toEqual({ kind: 'unchanged', revision: 1 })
    expect(compare(draft('b'), platform(2, windows), undefined)).toMatchObject({
      kind: 'changes',
      newest: 2,
      lines: ['~ document.title: "a" -> "b"'],
      beside: [windows[1]],
    })
    expect(compare(draft('next', day(3), day(4)), platform(2, windows), undefined)).toMatchObject({
      kind: 'new',
      moved: null,
    })
  })

  it('is a conflict when its window was written since, with what was changed', () => {
    expect(compare(draft('mine'), platform(3, [storedWindow(3, 'theirs')], storedWindow(1, 'a')), 1)).toEqual({
      kind: 'conflict',
      newest: 3,
      lines: ['~ document.title: "a" -> "theirs"'],
    })
    expect(compare(draft('mine'), platform(2, []), 1)).toMatchObject({ kind: 'conflict', lines: ['it was taken away'] })
  })

  it('is not reported for a change of another window, or for the same change', () => {
    expect(
      compare(draft('mine'), platform(2, [storedWindow(1, 'a'), storedWindow(2, 'sale', day(1), day(2))]), 1).kind,
    ).toBe('changes')
    expect(compare(draft('same'), platform(2, [storedWindow(2, 'same')]), 1)).toEqual({
      kind: 'unchanged',
      revision: 2,
    })
  })

  it('moves a campaign whose window changed in its file, and keeps documents without a window', () => {
    const sale = storedWindow(2, 'sale', day(1), day(2))
    expect(compare(draft('sale', day(3), day(4)), platform(2, [storedWindow(1, 'a'), sale]), 2)).toMatchObject({
      kind: 'new',
      moved: sale,
    })
    expect(compare(draft('sale', day(3), day(4)), platform(1, [storedWindow(1, 'a')]), 1)).toMatchObject({
      kind: 'new',
      moved: null,
    })
  })
})

it('windows are described in text', () => {
  expect(
    [[null, null] as const, [day(1), null] as const, [null, day(2)] as const, [day(1), day(2)] as const].map(
      ([publishFrom, publishUntil]) => windowText({ publishFrom, publishUntil }),
    ),
  ).toEqual(['always', `from ${day(1)}`, `until ${day(2)}`, `${day(1)} to ${day(2)}`])
})
