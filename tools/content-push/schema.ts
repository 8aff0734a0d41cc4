import { z } from 'zod'
import { logicBlocks } from '../../shared/content/logic.ts'
import { writtenShapes } from '../../shared/content/written.ts'
import { contentKinds } from '../../shared/contracts/ingest.ts'

type Json = { [key: string]: unknown }
type BlockSchemas = ReadonlyMap<string, { readonly props: z.ZodType }>

const blockFile = 'block.json'
const text = { type: 'string' }
const anyBlock = { $ref: blockFile }
const window = {
  description: 'When it shows: ISO instants, either of which may be left out. Without any it always does.',
  type: 'object',
  properties: { from: { ...text, format: 'date-time' }, until: { ...text, format: 'date-time' } },
  additionalProperties: false,
}

/**
 * JSON schemas (2020-12) for editors' tools, by file name: one of each kind of document, and one of all blocks with
 * each by its type under `$defs`. They say what content:push holds a file to, as far as a schema can.
 */
export function contentSchemas(blocks: BlockSchemas): ReadonlyMap<string, Json> {
  const schemas = new Map<string, Json>([[blockFile, blockSchema(blocks)]])
  for (const kind of contentKinds) {
    const shape = kind === 'popup' ? (blocks.get('pop-up')?.props ?? writtenShapes.popup) : writtenShapes[kind]
    schemas.set(`${kind}.json`, fileSchema(kind, closed(shape)))
  }
  return schemas
}

/** Fields that a file's name says needn't be in it, and its revision is the platform's. */
function fileSchema(kind: string, { properties = {}, required = [], ...schema }: Json): Json {
  const { revision: _revision, updatedAt: _updatedAt, ...own } = properties as Json
  const implied = new Set(['id', 'slug', 'revision', 'updatedAt'])
  const popup = { type: { const: 'pop-up' }, name: text, position: { type: 'integer' } }
  return {
    title: kind,
    ...schema,
    properties: { $schema: text, publish: window, ...own, ...(kind === 'popup' && popup) },
    required: (required as string[]).filter((field) => !implied.has(field)),
  }
}

function blockSchema(blocks: BlockSchemas): Json {
  const all = [...[...blocks].map(([type, { props }]) => [type, props] as const), ...Object.entries(logicBlocks)]
  const defs = all.map(([type, props]): [string, Json] => {
    const { $schema: _schema, properties = {}, required = [], ...rest } = closed(props)
    const ofEveryBlock = { type: { const: type }, id: { ...text, maxLength: 120 }, name: { ...text, maxLength: 200 } }
    return [
      type,
      {
        ...rest,
        properties: { ...ofEveryBlock, ...(properties as Json) },
        required: ['type', ...(required as string[])],
      },
    ]
  })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'block',
    type: 'object',
    required: ['type'],
    oneOf: defs.map(([type]) => ({ $ref: `#/$defs/${type}` })),
    $defs: Object.fromEntries(defs),
  }
}

/** A schema as JSON. Fields that it doesn't know are refused, and a list that it leaves open is one of blocks. */
const closed = (schema: z.ZodType): Json =>
  close(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) as Json

function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close)
  if (typeof value !== 'object' || value === null) return value
  const parts: Json = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, close(part)]))
  const isOpenList = parts['type'] === 'array' && JSON.stringify(parts['items'] ?? {}) === '{}'
  if (isOpenList) return { ...parts, items: anyBlock }
  const isObject = parts['type'] === 'object' && parts['properties'] !== undefined
  return isObject && parts['additionalProperties'] === undefined ? { ...parts, additionalProperties: false } : parts
}
