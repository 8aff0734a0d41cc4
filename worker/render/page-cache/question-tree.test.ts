import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '../../../client/blocks/block.ts'
import { audienceConditions } from '../../../shared/content/logic.ts'
import { resolveDocument } from '../../content/resolve.ts'
import { startReads } from '../../context/page-reads.ts'
import type { Asked, Visitor, Way } from '../../context/questions.ts'
import { keyOf, type QuestionTree, treeOf, walk, waysOf, withWay } from './question-tree.ts'
import { nobody, visitorLike } from './visitors.fixtures.ts'

const segment = (answer: boolean): Asked => ({ kind: 'segment', name: 'loggedin', answer })
const experience = (name: string, answer: string | null): Asked => ({ kind: 'experience', name, answer })

describe('a way’s key', () => {
  it('is empty for a page that asks nothing', () => {
    expect(keyOf([])).toBe('')
  })

  it('names what was asked with the answers, in whatever order it was', () => {
    const way: Way = [
      experience('e', 'b'),
      segment(true),
      { kind: 'dismissal', name: 'd', answer: true },
      { kind: 'feature', name: 'loyalty', answer: false },
    ]
    expect(keyOf(way)).toBe('dismissal%3Ad=true&experience%3Ae=b&feature%3Aloyalty=false&segment%3Aloggedin=true')
    expect(keyOf([...way].reverse())).toBe(keyOf(way))
  })

  it('tells apart what only looks the same, and has no space', () => {
    const ways: readonly Way[] = [
      [experience('a', 'x&experience:b=y')],
      [experience('a', 'x'), experience('b', 'y')],
      [experience('a', 'x'), experience('b', 'y&')],
      [experience('a', null), experience('b', '-')],
      [experience('a', null), experience('b', null)],
      [experience('a=b', 'c')],
      [experience('a', 'b=c')],
      [experience('a', 'b c')],
      [experience('loggedin', 'true')],
      [segment(true)],
      [{ kind: 'dismissal', name: 'loggedin', answer: true }],
      [experience('dismissal:loggedin', 'true')],
      ...['__proto__', 'constructor', 'toString', '👟', ''].map((name) => [experience(name, 'x')]),
    ]
    const keys = ways.map(keyOf)
    expect(new Set(keys).size).toBe(ways.length)
    expect(keys.filter((key) => /\s/.test(key))).toEqual([])
  })
})

describe('the tree', () => {
  it('knows the page of who gives the same answers, in whatever order they were given first', () => {
    const tree = treeOf([
      [segment(false), experience('e', 'a')],
      [experience('e', 'b'), segment(false)],
      [segment(true)],
    ])
    expect(waysOf(tree)).toHaveLength(3)
    expect(walk(tree, visitorLike([segment(true)]))).toEqual({
      way: [segment(true)],
      decisions: keyOf([segment(true)]),
      isKnown: true,
    })
    expect(walk(tree, visitorLike([experience('e', 'b')]))).toEqual({
      way: [segment(false), experience('e', 'b')],
      decisions: keyOf([experience('e', 'b'), segment(false)]),
      isKnown: true,
    })
    const way = [segment(false), experience('e', null)]
    expect(walk(tree, nobody)).toEqual({ way, decisions: keyOf(way), isKnown: false })
  })

  it('loses from there on what was not asked again', () => {
    const before = treeOf([
      [segment(true), experience('old', 'a')],
      [segment(true), experience('old', 'b')],
      [segment(false)],
    ])
    expect(waysOf(withWay(before, [segment(true), experience('new', 'a')]))).toEqual([
      [segment(false)],
      [segment(true), experience('new', 'a')],
    ])
    expect(waysOf(withWay(before, [experience('new', 'a')]))).toEqual([[experience('new', 'a')]])
    expect(waysOf(withWay(before, []))).toEqual([[]])
  })

  it('of nothing knows nothing, and that a page asks nothing is known', () => {
    expect([walk(null, nobody), waysOf(null)]).toEqual([{ way: [], decisions: '', isKnown: false }, []])
    const ofNothing = treeOf([[]])
    expect([walk(ofNothing, nobody), waysOf(ofNothing)]).toEqual([{ way: [], decisions: '', isKnown: true }, [[]]])
  })
})

const words = defineBlock({
  type: 'words',
  props: z.object({ text: z.string() }),
  css: '',
  render: () => null,
  fixtures: {},
})
const bar = defineBlock({
  type: 'bar',
  props: z.object({ flag: z.string(), items: z.array(z.unknown()) }),
  css: '',
  slots: ['items'],
  dismissal: (props) => (props as { flag: string }).flag,
  render: () => null,
  fixtures: {},
})
const registry = new Map([words, bar].map((definition) => [definition.type, definition]))

const conditions = audienceConditions.slice(0, 3)
const names = ['one', 'two', 'three']
const variants = ['calm', 'loud']

/** Blocks inside blocks, each of which asks something or says something. */
const { blocks: someBlocks } = fc.letrec<{ block: unknown; blocks: unknown[] }>((tie) => ({
  blocks: fc.array(tie('block'), { maxLength: 3 }),
  block: fc.oneof(
    { depthSize: 'medium' },
    fc.record({ type: fc.constant('words'), text: fc.string({ minLength: 1, maxLength: 3 }) }),
    fc.record({ type: fc.constant('bar'), flag: fc.constantFrom(...names), items: tie('blocks') }),
    fc.record({
      type: fc.constant('segmentation'),
      segments: fc.array(fc.record({ id: fc.constantFrom(...conditions), targets: tie('blocks') }), { maxLength: 3 }),
      baselines: tie('blocks'),
    }),
    fc.record({
      type: fc.constant('experiment'),
      experienceId: fc.constantFrom(...names),
      variants: fc.tuple(
        ...variants.map((variantId) => fc.record({ variantId: fc.constant(variantId), targets: tie('blocks') })),
      ),
      baselines: tie('blocks'),
    }),
  ),
}))

const someVisitor: fc.Arbitrary<Visitor> = fc
  .tuple(
    fc.tuple(
      ...conditions.map((name) =>
        fc.record({ kind: fc.constant('segment' as const), name: fc.constant(name), answer: fc.boolean() }),
      ),
    ),
    fc.tuple(
      ...names.map((name) =>
        fc.record({
          kind: fc.constant('experience' as const),
          name: fc.constant(name),
          answer: fc.constantFrom(null, ...variants),
        }),
      ),
    ),
    fc.tuple(
      ...names.map((name) =>
        fc.record({ kind: fc.constant('dismissal' as const), name: fc.constant(name), answer: fc.boolean() }),
      ),
    ),
  )
  .map((answers) => visitorLike(answers.flat()))

/** A page of some documents, each resolved whenever its parts have been read. */
const somePage = fc.array(someBlocks, { minLength: 1, maxLength: 3 })
const someOrder = fc.array(fc.nat(), { minLength: 3, maxLength: 3 })

/** Page that a visitor gets, and its questions about them. */
function drawn(page: readonly (readonly unknown[])[], visitor: Visitor, order: readonly number[]) {
  const reads = startReads()
  const shown = new Map<number, unknown>()
  const indexes = page.map((_, index) => index).sort((one, other) => (order[one] ?? 0) - (order[other] ?? 0))
  for (const index of indexes) {
    const { blocks, way } = resolveDocument(
      { id: `document-${index}`, blocks: page[index] ?? [] },
      {
        registry,
        locale: 'en-us',
        place: { categoryId: null, productId: null },
        inSegment: visitor.inSegment,
        decide: visitor.experiments.decide,
        dismissed: visitor.dismissed,
        forced: null,
        fragment: () => null,
      },
    )
    way.forEach(reads.asked)
    shown.set(index, blocks)
  }
  const { way, isContradictory } = reads.summary()
  return { bytes: JSON.stringify(page.map((_, index) => shown.get(index))), way, isContradictory }
}

const exposuresOf = (way: Way) => way.flatMap(({ kind, name }) => (kind === 'experience' ? [name] : [])).sort()

describe('pages of random documents', () => {
  const visits = fc.array(fc.tuple(someVisitor, someOrder), { minLength: 30, maxLength: 30 })

  it('are found by who would get the same, with what was asked for them, and no more are kept than there are', () => {
    let [hits, most] = [0, 0]
    fc.assert(
      fc.property(somePage, visits, (page, all) => {
        const kept = new Map<string, string>()
        const ways = new Set<string>()
        let tree: QuestionTree | null = null
        for (const [visitor, order] of all) {
          const own = drawn(page, visitor, order)
          expect(own.isContradictory).toBe(false)
          ways.add(keyOf(own.way))
          const { way, decisions, isKnown } = walk(tree, visitor)
          // A question on the way to a page would be asked by the page itself.
          expect(own.way).toEqual(expect.arrayContaining([...way]))
          if (isKnown) {
            hits += 1
            expect(kept.get(decisions)).toBe(own.bytes)
            expect(exposuresOf(way)).toEqual(exposuresOf(own.way))
          }
          tree = withWay(tree, own.way)
          kept.set(keyOf(own.way), own.bytes)
          expect(walk(tree, visitor)).toEqual({
            way: expect.arrayContaining([...own.way]),
            decisions: keyOf(own.way),
            isKnown: true,
          })
        }
        expect(waysOf(tree).map(keyOf).sort()).toEqual([...ways].sort())
        most = Math.max(most, ways.size)
      }),
      { seed: 28, numRuns: 150 },
    )
    expect([hits > 1000, most > 10]).toEqual([true, true])
  })

  it('are each visitor’s own again when a document has changed, once all of them have come twice', () => {
    fc.assert(
      fc.property(somePage, somePage, visits, (before, after, all) => {
        const waysNow = (page: typeof before) => all.map(([visitor, order]) => drawn(page, visitor, order).way)
        const tree = treeOf([...waysNow(before), ...waysNow(after), ...waysNow(after)])
        for (const [visitor, order] of all) {
          const { decisions, isKnown } = walk(tree, visitor)
          expect([isKnown, decisions]).toEqual([true, keyOf(drawn(after, visitor, order).way)])
        }
      }),
      { seed: 29, numRuns: 100 },
    )
  })
})
