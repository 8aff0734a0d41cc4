import { describe, expect, it } from 'vitest'
import { fragmentCycle, fragmentUses } from './fragment-cycle.ts'
import { checkWritten, faultLine, writtenLimits } from './written.ts'

const page = (blocks: unknown, overrides = {}) => ({
  id: 'p',
  slug: 'p',
  title: 'P',
  seo: { title: 'P', description: '' },
  blocks,
  ...overrides,
})
const faults = (blocks: unknown, overrides = {}) => checkWritten('page', page(blocks, overrides)).faults.map(faultLine)
const nested = (depth: number): unknown =>
  depth === 0 ? { type: 'spacer' } : { type: 'collection', items: [nested(depth - 1)] }

describe('checkWritten', () => {
  it('accepts a page without blocks', () => {
    expect(checkWritten('page', page([]))).toEqual({ faults: [], warnings: [] })
  })

  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])('warns of a block of type %s', (type) => {
    const { faults: found, warnings } = checkWritten('page', page([{ type, name: type, items: [{ type }] }]))
    expect(found).toEqual([])
    expect(warnings.map(faultLine)).toEqual([
      expect.stringContaining('blocks.0.type'),
      expect.stringContaining('blocks.0.items.0.type'),
    ])
  })

  it.each<[string, unknown, RegExp]>([
    ['a non-list', {}, /^blocks: /],
    ['a null', [{ type: 'spacer' }, null], /^blocks\.1: /],
    ['an invalid type', [{ type: 7 }], /^blocks\.0\.type: /],
    ['a banner field of the wrong kind', [{ type: 'overlay-banner', title: 7 }], /^blocks\.0\.title: /],
    ['media of the wrong kind', [{ type: 'hero', media: { url: '', alt: 'x' } }], /^blocks\.0\.media/],
    ['a breakpoint of a collection', [{ type: 'collection', sm: { type: 'wheel' } }], /^blocks\.0\.sm\.type: /],
    ['an article grid', [{ type: 'article-grid', rowsToLoad: 0 }], /^blocks\.0\.rowsToLoad: /],
    ['a pop-up without a name', [{ type: 'pop-up' }], /^blocks\.0\.name: /],
    ['an unknown segment', [{ type: 'segmentation', segments: [{ id: 'rich', targets: [] }] }], /segments\.0\.id/],
    [
      'a misspelt field of a logic block',
      [{ type: 'experiment', experienceId: 'e', variants: [], baseline: [] }],
      /baseline/,
    ],
    [
      'a nested fault',
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
  ])('rejects %s, with the path', (_, blocks, expected) => {
    expect(faults(blocks).join('\n')).toMatch(expected)
  })

  it('accepts ids of segments and names of any block', () => {
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

  it('only warns about types that are not in the specification', () => {
    const { faults: noFaults, warnings } = checkWritten(
      'page',
      page([{ type: 'warp-core', parts: [{ type: 'coil', x: null }] }]),
    )
    expect(noFaults).toEqual([])
    expect(warnings.map(faultLine)).toEqual([
      'blocks.0.type: "warp-core" is no block of the specification',
      'blocks.0.parts.0.type: "coil" is no block of the specification',
    ])
  })

  it('allows sixteen levels of blocks, not seventeen', () => {
    expect(faults([nested(writtenLimits.blockDepth - 1)])).toEqual([])
    expect(faults([nested(writtenLimits.blockDepth)])[0]).toMatch(/^blocks\.0\.items.*16 blocks inside each other$/)
  })

  it('allows 200 sibling blocks, not 201', () => {
    const spacers = (count: number) => Array.from({ length: count }, () => ({ type: 'spacer' }))
    expect(faults(spacers(200))).toEqual([])
    expect(faults(spacers(201))).toEqual(['blocks: 201 blocks side by side, and 200 are the most'])
  })

  it('allows one megabyte, counted in bytes', () => {
    expect(faults([{ type: 'rich-text', html: 'ü'.repeat(499_000) }])).toEqual([])
    expect(faults([{ type: 'rich-text', html: 'ü'.repeat(501_000) }])[0]).toMatch(/bytes/)
  })

  it('rejects extremely deep nesting without overflowing', () => {
    let deep: unknown = {}
    for (let index = 0; index < 50_000; index++) deep = { deep }
    expect(faults([deep])[0]).toMatch(/100 levels/)
  })

  it('checks pop-ups, menus, articles and fragments', () => {
    expect(checkWritten('popup', { type: 'pop-up', name: 'welcome', position: 1 }).faults).toEqual([])
    expect(checkWritten('popup', { type: 'pop-up', name: 'welcome', delay: '2s' }).faults.map(faultLine)[0]).toMatch(
      /^delay/,
    )
    expect(checkWritten('fragment', { id: 'f', blocks: [{}] }).faults.map(faultLine)[0]).toMatch(/^blocks\.0\.type/)
    expect(checkWritten('menu', { id: 'm', items: [{ title: '' }] }).faults.map(faultLine)[0]).toMatch(
      /^items\.0\.title/,
    )
    expect(checkWritten('article', { id: 'a' }).faults.map(faultLine)[0]).toMatch(/^url/)
  })
})

describe('fragment cycles', () => {
  const includes = (graph: Record<string, string[]>) => (id: string) => graph[id] ?? []

  it('are found at any depth', () => {
    expect(fragmentUses([{ type: 'x', deep: [{ type: 'fragment', fragmentId: 'f' }] }])).toEqual([
      { fragmentId: 'f', path: [0, 'deep', 0] },
    ])
  })

  it('are reported as a chain', () => {
    expect(fragmentCycle('a', includes({ a: ['b', 'c'], b: ['d'], c: ['a'], d: [] }))).toEqual(['a', 'c', 'a'])
    expect(fragmentCycle('a', includes({ a: ['a'] }))).toEqual(['a', 'a'])
  })

  it('are not reported for a fragment that only includes them', () => {
    expect(fragmentCycle('a', includes({ a: ['b'], b: ['c'], c: ['b'] }))).toBeNull()
    expect(fragmentCycle('a', includes({ a: ['b', 'c'], b: ['c'] }))).toBeNull()
  })
})
