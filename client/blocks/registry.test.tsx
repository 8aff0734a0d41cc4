import { readdirSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BlockContext, BlockDefinition, SlotItem } from './block.ts'
import { fixtureContext } from './context.fixtures.ts'
import * as families from './families.ts'
import { blocks } from './registry.ts'

const context = fixtureContext({ first: true })

const cases = [...blocks.values()].flatMap((block) =>
  Object.entries(block.fixtures).map(([name, fixture]) => [`${block.type} ${name}`, block, fixture] as const),
)

/** Renders a block's nested blocks the way the Worker does, one level deep. */
function slotsOf(block: BlockDefinition, props: unknown): Record<string, SlotItem[]> {
  const fields = (props ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    (block.slots ?? []).map((slot) => {
      const items = Array.isArray(fields[slot]) ? (fields[slot] as { type: string; name?: string }[]) : []
      const slotItems = items.map((item, index): SlotItem => {
        const innerBlock = blocks.get(item.type)
        if (!innerBlock) throw new Error(`a fixture of ${block.type} holds an unknown block: ${item.type}`)
        const key = `${slot}-${index}`
        return {
          key,
          type: item.type,
          name: item.name ?? null,
          node: innerBlock.render(innerBlock.props.parse(item), {
            ...context,
            id: key,
            holder: { id: context.id, type: block.type, props: fields },
          }),
        }
      })
      return [slot, slotItems]
    }),
  )
}

const markup = (block: BlockDefinition, fixture: unknown, blockContext: BlockContext = context): string => {
  const props = block.props.parse(fixture)
  return renderToString(block.render(props, { ...blockContext, slots: slotsOf(block, props) }))
}

describe('block registry', () => {
  it('lists each folder and each type once', () => {
    const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'parts')
      .map(({ name }) => name)
    expect(Object.keys(families)).toHaveLength(folders.length)
    const types = Object.values(families)
      .flat()
      .map(({ type }) => type)
    expect(new Set(types).size).toBe(types.length)
  })

  it('gives every block a fixture', () => {
    for (const block of blocks.values()) expect(Object.keys(block.fixtures), block.type).not.toHaveLength(0)
  })
})

describe.each(cases)('%s', (_, block, fixture) => {
  beforeAll(() => {
    vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('a block drew a random number')
    })
    vi.spyOn(Date, 'now').mockImplementation(() => {
      throw new Error('a block read the clock')
    })
  })
  afterAll(() => vi.restoreAllMocks())

  it('renders deterministically, without a clock or random numbers', () => {
    expect(markup(block, fixture)).toBe(markup(block, fixture))
  })

  it('has no inline style and no inline handler', () => {
    expect(markup(block, fixture)).not.toMatch(/\sstyle=|\son[a-z]+=/)
  })

  it('shows its fallback, if it has one, without products', () => {
    const props = block.props.parse(fixture)
    const withoutProducts = { ...context, products: [] }
    expect(renderToString(block.Fallback?.(props, withoutProducts))).not.toMatch(/\sstyle=/)
  })
})
