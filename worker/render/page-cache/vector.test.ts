import { describe, expect, it } from 'vitest'
import type { PageDimensions } from '../../context/page-reads.ts'
import { joinDimensions, noDimensions, vectorOf } from './vector.ts'

type Like = { segments?: readonly string[]; variants?: Readonly<Record<string, string>>; dismissed?: readonly string[] }
const vector = (dimensions: Partial<PageDimensions>, { segments = [], variants = {}, dismissed = [] }: Like = {}) => {
  const prepared: string[] = []
  const experiments = {
    prepare: async (ids: readonly string[]) => void prepared.push(...ids),
    decide: (id: string) => (prepared.includes(id) && Object.hasOwn(variants, id) ? (variants[id] ?? null) : null),
  }
  const visitor = {
    inSegment: (name: string) => segments.includes(name),
    experiments,
    dismissed: new Set(dismissed),
  }
  return vectorOf({ ...noDimensions, ...dimensions }, visitor as unknown as Parameters<typeof vectorOf>[1])
}

describe('the vector', () => {
  it('is empty for a page that depends on nobody', async () => {
    expect(await vector({}, { segments: ['loggedin'], variants: { a: 'b' }, dismissed: ['c'] })).toBe('')
  })

  it('names what a page depends on, and says nothing else of the visitor', async () => {
    const dimensions: PageDimensions = {
      segments: ['cart-empty', 'loggedin'],
      experiences: ['e'],
      dismissals: ['d'],
      features: [],
    }
    const like = {
      segments: ['loggedin', 'employee-loggedin'],
      variants: { e: 'b', other: 'x' },
      dismissed: ['d', 'z'],
    }
    expect(await vector(dimensions, like)).toBe('cart-empty=0&loggedin=1&experience%3Ae=b&dismissed%3Ad=1')
  })

  it('tells apart what only looks the same', async () => {
    const all = await Promise.all([
      vector({ experiences: ['a', 'b'] }, { variants: { a: 'x&experience:b=y' } }),
      vector({ experiences: ['a', 'b'] }, { variants: { a: 'x', b: 'y' } }),
      vector({ experiences: ['a', 'b'] }, { variants: { a: 'x', b: 'y&' } }),
      vector({ experiences: ['a', 'b'] }, { variants: { b: '-' } }),
      vector({ experiences: ['a', 'b'] }),
      vector({ experiences: ['a=b'] }, { variants: { 'a=b': 'c' } }),
      vector({ experiences: ['a'] }, { variants: { a: 'b=c' } }),
      vector({ experiences: ['loggedin'] }, { variants: { loggedin: '1' } }),
      vector({ segments: ['loggedin'] }, { segments: ['loggedin'] }),
      vector({ dismissals: ['loggedin'], features: [] }, { dismissed: ['loggedin'] }),
      vector({ experiences: ['dismissed:loggedin'] }, { variants: { 'dismissed:loggedin': '1' } }),
    ])
    expect(new Set(all).size).toBe(all.length)
  })

  it.each(['__proto__', 'constructor', 'toString', '👟', ''])('takes %j for a name like any other', async (id) => {
    const own = await vector({ experiences: [id] }, { variants: Object.fromEntries([[id, 'x']]) })
    expect(own).not.toBe(await vector({ experiences: [id] }))
  })
})

describe('dimensions', () => {
  it('of two renderings are all of both, sorted, each once', () => {
    const one: PageDimensions = { segments: ['loggedin'], experiences: ['b', 'c'], dismissals: [], features: [] }
    const other: PageDimensions = {
      segments: ['cart-empty', 'loggedin'],
      experiences: ['a', 'c'],
      dismissals: ['x'],
      features: [],
    }
    const both = { segments: ['cart-empty', 'loggedin'], experiences: ['a', 'b', 'c'], dismissals: ['x'], features: [] }
    expect([joinDimensions(one, other), joinDimensions(other, one)]).toEqual([both, both])
    expect(joinDimensions(one, noDimensions)).toEqual(one)
  })
})
