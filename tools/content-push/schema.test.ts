import { describe, expect, it } from 'vitest'
import { blocks } from '../../client/blocks/registry.ts'
import { contentSchemas } from './schema.ts'

type Schema = {
  properties: Record<string, Record<string, unknown>>
  required: string[]
  additionalProperties: boolean
  $defs: Record<string, Schema>
  oneOf: { $ref: string }[]
}
const schemas = contentSchemas(blocks) as unknown as ReadonlyMap<string, Schema>
const of = (name: string): Schema => schemas.get(name) as Schema

describe('the schemas for editors’ tools', () => {
  it('know every block and every field of it, and no other', () => {
    const { $defs, oneOf } = of('block.json')
    expect(Object.keys($defs).sort()).toEqual(
      [...blocks.keys(), 'segmentation', 'experiment', 'filter-by', 'fragment'].sort(),
    )
    expect(oneOf).toHaveLength(Object.keys($defs).length)
    expect($defs['hero']?.properties['type']).toEqual({ const: 'hero' })
    expect($defs['hero']?.properties['variant']).toMatchObject({ enum: ['standard', 'below-image'] })
    expect($defs['hero']?.required).toEqual(['type', 'media'])
    for (const schema of Object.values($defs)) expect(schema.additionalProperties).toBe(false)
  })

  it('lead from a list of blocks to the blocks', () => {
    expect(of('page.json').properties['blocks']).toEqual({ type: 'array', items: { $ref: 'block.json' } })
    expect(of('block.json').$defs['collection']?.properties['items']).toMatchObject({ items: { $ref: 'block.json' } })
  })

  it('require nothing that the file’s name says, and allow windows', () => {
    expect(of('page.json').required).toEqual(['title', 'seo', 'blocks'])
    expect(of('page.json').properties).not.toHaveProperty('revision')
    expect(of('popup.json').properties).toMatchObject({ publish: {}, position: {}, delay: {} })
  })

  it('point nowhere outside themselves but at the blocks', () => {
    for (const [name, schema] of schemas)
      for (const [, target = ''] of JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)) {
        const [, , key = ''] = target.split('/')
        const exists = target === 'block.json' || target === '#' || Object.hasOwn(schema.$defs ?? {}, key)
        expect(exists, `${name}: ${target}`).toBe(true)
      }
  })
})
