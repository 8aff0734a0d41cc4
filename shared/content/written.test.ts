import { describe, expect, it } from 'vitest'
import { fragmentCycle, fragmentUses } from './fragment-cycle.ts'
import { checkWritten, tellFault, writtenLimits } from './written.ts'

const page = (blocks: unknown, more = {}) => ({
  id: 'p',
  slug: 'p',
  title: 'P',
  seo: { title: 'P', description: '' },
  blocks,
  ...more,
})
const faults = (blocks: unknown, more = {}) => checkWritten('page', page(blocks, more)).faults.map(tellFault)
const nested = (depth: number): unknown =>
  depth === 0 ? { type: 'spacer' } : { type: 'collection', items: [nested(depth - 1)] }

describe('a document that is written', () => {
  it('may be as simple as a page without blocks', () => {
    expect(checkWritten('page', page([]))).toEqual({ faults: [], warnings: [] })
  })

  it.each<[string, unknown, RegExp]>([
    ['a list that is none', {}, /^blocks: /],
    ['a null', [{ type: 'spacer' }, null], /^blocks\.1: /],
    ['a type that is none', [{ type: 7 }], /^blocks\.0\.type: /],
    ['a banner field of the wrong kind', [{ type: 'overlay-banner', title: 7 }], /^blocks\.0\.title: /],
    ['media of the wrong kind', [{ type: 'hero', media: { url: '', alt: 'x' } }], /^blocks\.0\.media/],
    ['a breakpoint of a collection', [{ type: 'collection', sm: { type: 'wheel' } }], /^blocks\.0\.sm\.type: /],
    ['an article grid', [{ type: 'article-grid', rowsToLoad: 0 }], /^blocks\.0\.rowsToLoad: /],
    ['a pop-up without a name', [{ type: 'pop-up' }], /^blocks\.0\.name: /],
    [
      'a segment that there is not',
      [{ type: 'segmentation', segments: [{ id: 'rich', targets: [] }] }],
      /segments\.0\.id/,
    ],
    [
      'a misspelt field of a logic block',
      [{ type: 'experiment', experienceId: 'e', variants: [], baseline: [] }],
      /baseline/,
    ],
    [
      'something deep inside',
      [
        {
          type: 'filter-by',
          variant: 'bySku',
          operator: 'IN',
          values: ['A'],
          components: [{ type: 'collection', items: [null] }],
        },
      ],
      /^blocks\.0\.components\.0\.items\.0: /,
    ],
  ])('is refused for %s, with the path', (_, blocks, expected) => {
    expect(faults(blocks).join('\n')).toMatch(expected)
  })

  it('takes segments with an id and names on everything', () => {
    expect(
      faults([
        {
          type: 'segmentation',
          id: 's',
          name: 'Members',
          segments: [{ id: 'loyalty-loggedin', targets: [] }],
          baselines: [],
        },
        { type: 'fragment', id: 'f', name: 'Note', fragmentId: 'size-note' },
      ]),
    ).toEqual([])
  })

  it('only warns of types that the specification does not have', () => {
    const { faults: none, warnings } = checkWritten(
      'page',
      page([{ type: 'warp-core', parts: [{ type: 'coil', x: null }] }]),
    )
    expect(none).toEqual([])
    expect(warnings.map(tellFault)).toEqual([
      'blocks.0.type: "warp-core" is no block of the specification',
      'blocks.0.parts.0.type: "coil" is no block of the specification',
    ])
  })

  it('nests sixteen blocks, not seventeen', () => {
    expect(faults([nested(writtenLimits.blockDepth - 1)])).toEqual([])
    expect(faults([nested(writtenLimits.blockDepth)])[0]).toMatch(/^blocks\.0\.items.*16 blocks inside each other$/)
  })

  it('has 200 blocks side by side, not 201', () => {
    const spacers = (count: number) => Array.from({ length: count }, () => ({ type: 'spacer' }))
    expect(faults(spacers(200))).toEqual([])
    expect(faults(spacers(201))).toEqual(['blocks: 201 blocks side by side, and 200 are the most'])
  })

  it('is a megabyte at most, in bytes', () => {
    expect(faults([{ type: 'rich-text', html: 'ü'.repeat(499_000) }])).toEqual([])
    expect(faults([{ type: 'rich-text', html: 'ü'.repeat(501_000) }])[0]).toMatch(/bytes/)
  })

  it('does not break on what is nested without end', () => {
    let deep: unknown = {}
    for (let index = 0; index < 50_000; index++) deep = { deep }
    expect(faults([deep])[0]).toMatch(/100 levels/)
  })

  it('may be a pop-up, a menu, an article or a fragment', () => {
    expect(checkWritten('popup', { type: 'pop-up', name: 'welcome', position: 1 }).faults).toEqual([])
    expect(checkWritten('popup', { type: 'pop-up', name: 'welcome', delay: '2s' }).faults.map(tellFault)[0]).toMatch(
      /^delay/,
    )
    expect(checkWritten('fragment', { id: 'f', blocks: [{}] }).faults.map(tellFault)[0]).toMatch(/^blocks\.0\.type/)
    expect(checkWritten('menu', { id: 'm', items: [{ title: '' }] }).faults.map(tellFault)[0]).toMatch(
      /^items\.0\.title/,
    )
    expect(checkWritten('article', { id: 'a' }).faults.map(tellFault)[0]).toMatch(/^url/)
  })
})

describe('fragments that include each other', () => {
  const includes = (graph: Record<string, string[]>) => (id: string) => graph[id] ?? []

  it('are found wherever they stand in blocks', () => {
    expect(fragmentUses([{ type: 'x', deep: [{ type: 'fragment', fragmentId: 'f' }] }])).toEqual([
      { fragmentId: 'f', path: [0, 'deep', 0] },
    ])
  })

  it('are told as a chain', () => {
    expect(fragmentCycle('a', includes({ a: ['b', 'c'], b: ['d'], c: ['a'], d: [] }))).toEqual(['a', 'c', 'a'])
    expect(fragmentCycle('a', includes({ a: ['a'] }))).toEqual(['a', 'a'])
  })

  it('are none of a fragment’s business that only includes them', () => {
    expect(fragmentCycle('a', includes({ a: ['b'], b: ['c'], c: ['b'] }))).toBeNull()
    expect(fragmentCycle('a', includes({ a: ['b', 'c'], b: ['c'] }))).toBeNull()
  })
})
