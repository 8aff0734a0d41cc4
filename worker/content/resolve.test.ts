import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '../../client/blocks/block.ts'
import { audienceConditions } from '../../shared/content/logic.ts'
import { type ResolveInput, resolveDocument } from './resolve.ts'

const messageBlock = defineBlock({
  type: 'words',
  props: z.object({ text: z.string() }),
  css: '',
  render: () => null,
  fixtures: {},
})
const box = defineBlock({
  type: 'box',
  props: z.object({ items: z.array(z.unknown()).default([]) }),
  css: '',
  slots: ['items'],
  render: () => null,
  fixtures: {},
})
const bar = defineBlock({
  type: 'bar',
  props: z.object({ flag: z.string() }),
  css: '',
  dismissal: (props) => (props as { flag: string }).flag,
  render: () => null,
  fixtures: {},
})

const input = (overrides: Partial<ResolveInput> = {}): ResolveInput => ({
  registry: new Map([messageBlock, box, bar].map((definition) => [definition.type, definition])),
  locale: 'en-us',
  place: { categoryId: null, productId: null },
  inSegment: () => false,
  decide: () => null,
  forced: null,
  fragment: () => null,
  dismissed: new Set(),
  ...overrides,
})
const resolve = (blocks: unknown[], overrides?: Partial<ResolveInput>) =>
  resolveDocument({ id: 'doc', blocks }, input(overrides))
const textBlock = (text: string) => ({ type: 'words', text })
const message = (blocks: unknown[], overrides?: Partial<ResolveInput>) =>
  resolve(blocks, overrides).blocks.map(({ props }) => props['text'])

describe('a document', () => {
  it('keeps its order and leaves out unknown, invalid and empty blocks', () => {
    const { blocks, faults } = resolve([
      textBlock('one'),
      { type: 'marquee' },
      null,
      7,
      'x',
      [],
      { type: 'words', text: 3 },
      {},
      textBlock('two'),
    ])
    expect(blocks.map(({ props }) => props['text'])).toEqual(['one', 'two'])
    expect(faults.map(({ block, path }) => [block, path])).toEqual([
      ['blocks.1', 'type'],
      ['blocks.2', ''],
      ['blocks.3', ''],
      ['blocks.4', ''],
      ['blocks.5', ''],
      ['blocks.6', 'text'],
      ['blocks.7', 'type'],
    ])
  })

  it('gives every block a key of its own, and says where it is from', () => {
    const { blocks } = resolve([
      textBlock('a'),
      { type: 'box', items: [textBlock('b'), { type: 'box', items: [textBlock('c')] }] },
    ])
    const inner = blocks[1]?.slots['items'] ?? []
    expect(inner.map(({ source }) => source)).toEqual(['blocks.1.items.0', 'blocks.1.items.1'])
    expect(inner[1]?.slots['items']?.[0]?.source).toBe('blocks.1.items.1.items.0')
    const keys = [...blocks, ...inner, ...(inner[1]?.slots['items'] ?? [])].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^[a-z][\w-]*$/)
  })

  it('goes down as deep as an editor nests, and no deeper', () => {
    const nested = (depth: number): unknown =>
      depth === 0 ? textBlock('end') : { type: 'box', items: [nested(depth - 1)] }
    expect(resolve([nested(16)]).faults).toEqual([])
    expect(resolve([nested(60)]).faults[0]?.reason).toMatch(/inside each other/)
  })

  it('never throws, whatever it is given', () => {
    const logic = fc.constantFrom('segmentation', 'experiment', 'filter-by', 'fragment', 'box', 'words', 'bar')
    const block = fc.oneof(
      fc.anything(),
      fc.record({ type: logic, items: fc.anything(), segments: fc.anything(), baselines: fc.array(fc.anything()) }),
    )
    fc.assert(
      fc.property(fc.array(block), (blocks) => void resolve(blocks)),
      { seed: 4, numRuns: 300 },
    )
  })
})

describe('filter-by', () => {
  const filter = (variant: string, operator: string) => ({
    type: 'filter-by',
    variant,
    operator,
    values: ['1000', 'KR10000101'],
    components: [textBlock('shown')],
  })
  it.each([
    ['byCategory', 'IN', { categoryId: '1000', productId: null }, 1],
    ['byCategory', 'IN', { categoryId: '2000', productId: null }, 0],
    ['byCategory', 'NOT IN', { categoryId: '1000', productId: null }, 0],
    ['byCategory', 'NOT IN', { categoryId: null, productId: null }, 1],
    ['bySku', 'IN', { categoryId: null, productId: 'KR10000101' }, 1],
    ['bySku', 'NOT IN', { categoryId: null, productId: 'KR10000101' }, 0],
  ] as const)('%s %s on %o', (variant, operator, place, count) => {
    const { blocks, way } = resolve([filter(variant, operator)], { place })
    expect(blocks).toHaveLength(count)
    // The place is in the address.
    expect(way).toEqual([])
  })
})

describe('segmentation', () => {
  const block = {
    type: 'segmentation',
    segments: [
      { id: 'employee-loggedin', targets: [textBlock('staff'), textBlock('never')] },
      { id: 'loggedin', targets: [textBlock('you')] },
    ],
    baselines: [textBlock('all'), textBlock('never')],
    hideOnBreakpoint: ['sm'],
    isFullWidth: false,
  }
  it('takes the first target of the first segment that matches, else the first baseline', () => {
    expect(message([block], { inSegment: (id) => id.endsWith('loggedin') })).toEqual(['staff'])
    expect(message([block], { inSegment: (id) => id === 'loggedin' })).toEqual(['you'])
    expect(message([block])).toEqual(['all'])
  })
  it('evaluates only what it needs, and passes its data needs on', () => {
    const { way, blocks } = resolve([block], { inSegment: (id) => id === 'employee-loggedin' })
    expect(way).toEqual([{ kind: 'segment', name: 'employee-loggedin', answer: true }])
    expect(blocks[0]).toMatchObject({ hideOn: ['sm'], isFullWidth: false })
  })
  it('follows the test context without evaluating anything', () => {
    const { blocks, way, choices } = resolve([block], { forced: { segment: 'loggedin', variants: {} } })
    expect(blocks[0]?.props['text']).toBe('you')
    expect(way).toEqual([])
    expect(choices[0]).toMatchObject({ chosen: 'loggedin', rule: 'forced: matched loggedin' })
  })
  it('is left out for a condition that there is not', () => {
    const { faults } = resolve([{ ...block, segments: [{ id: 'tuesday', targets: [] }] }])
    expect(faults[0]?.path).toBe('segments.0.id')
    expect(audienceConditions).toHaveLength(16)
  })
})

describe('an experiment', () => {
  const block = {
    type: 'experiment',
    experienceId: 'hero-words',
    variants: [{ variantId: 'loud', targets: [textBlock('one'), textBlock('two')] }],
    baselines: [textBlock('calm')],
  }
  it('shows all targets of the variant decided on, else the baselines', () => {
    expect(message([block], { decide: () => 'loud' })).toEqual(['one', 'two'])
    expect(message([block], { decide: () => 'gone' })).toEqual(['calm'])
    expect(message([block])).toEqual(['calm'])
  })
  it('says which decision it read, unless it is forced', () => {
    expect(resolve([block]).way).toEqual([{ kind: 'experience', name: 'hero-words', answer: null }])
    const forced = resolve([block], { forced: { variants: { 'hero-words': 'loud' } } })
    expect(forced.blocks).toHaveLength(2)
    expect(forced.way).toEqual([])
    expect(forced.choices[0]).toMatchObject({ among: ['loud'], rule: 'forced' })
  })
})

describe('a fragment', () => {
  const part = (fragmentId: string) => ({ type: 'fragment', fragmentId })
  it('replaces its reference, also inside another', () => {
    const fragment = (id: string) => ({ a: [textBlock('a'), part('b')], b: [textBlock('b')] })[id] ?? null
    expect(message([part('a'), textBlock('end')], { fragment })).toEqual(['a', 'b', 'end'])
  })
  it('that includes itself, or is missing, is a fault; the rest is kept', () => {
    const fragment = (id: string) => ({ a: [textBlock('a'), part('b')], b: [part('a'), part('c')] })[id] ?? null
    const { blocks, faults } = resolve([part('a'), textBlock('end')], { fragment })
    expect(blocks.map(({ props }) => props['text'])).toEqual(['a', 'end'])
    expect(faults.map(({ reason }) => reason)).toEqual(['a: is inside itself', 'c: is not there'])
  })
})

describe('what a document asks about a visitor', () => {
  it('is said in order, with the answers, and nothing of what stands in targets that are not shown', () => {
    const tested = (experienceId: string, targets: unknown[]) => ({
      type: 'experiment',
      experienceId,
      variants: [{ variantId: 'loud', targets }],
      baselines: [{ type: 'bar', flag: 'baseline' }],
    })
    const forMembers = {
      type: 'segmentation',
      segments: [
        { id: 'employee-loggedin', targets: [tested('for-staff', [])] },
        { id: 'loggedin', targets: [tested('for-members', [])] },
      ],
      baselines: [],
    }
    const { way } = resolve([tested('outer', [forMembers]), { type: 'bar', flag: 'spring' }], {
      decide: (id) => (id === 'outer' ? 'loud' : null),
      inSegment: (id) => id === 'loggedin',
      dismissed: new Set(['baseline']),
    })
    expect(way).toEqual([
      { kind: 'experience', name: 'outer', answer: 'loud' },
      { kind: 'segment', name: 'employee-loggedin', answer: false },
      { kind: 'segment', name: 'loggedin', answer: true },
      { kind: 'experience', name: 'for-members', answer: null },
      { kind: 'dismissal', name: 'baseline', answer: true },
      { kind: 'dismissal', name: 'spring', answer: false },
    ])
  })
})

describe('what a visitor has closed', () => {
  it('is left out, and its name is part of the decision', () => {
    const { blocks, way, choices } = resolve([{ type: 'bar', flag: 'spring' }], {
      dismissed: new Set(['spring']),
    })
    expect(choices).toEqual([
      {
        source: 'blocks.0',
        kind: 'dismissal',
        chosen: 'hidden',
        rule: 'closed before by this visitor, under the name "spring"',
      },
    ])
    expect(blocks).toEqual([])
    expect(way).toEqual([{ kind: 'dismissal', name: 'spring', answer: true }])
  })
})
