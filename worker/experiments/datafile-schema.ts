import { isFields } from '../../shared/json-fields.ts'
import { ownValue } from '../../shared/own-value.ts'

type Schema = {
  readonly type: 'string' | 'integer' | 'object' | 'array'
  readonly required?: true
  readonly items?: Schema
  readonly fields?: Readonly<Record<string, Schema>>
}

const text: Schema = { type: 'string', required: true }
const optionalText: Schema = { type: 'string' }
const list = (items: Schema): Schema => ({ type: 'array', required: true, items })
const object = (fields: Readonly<Record<string, Schema>>): Schema => ({ type: 'object', fields })

const trafficAllocation = list(object({ entityId: text, endOfRange: { type: 'integer', required: true } }))
const experiments = list(
  object({
    id: text,
    key: text,
    status: text,
    layerId: text,
    variations: list(object({ id: text, key: text })),
    trafficAllocation,
    audienceIds: list(optionalText),
    forcedVariations: { type: 'object', required: true },
  }),
)

/** Spec 2 §5, in the order in which the official SDK looks, so that the first fault is the same. */
const datafileSchema: Schema = object({
  projectId: text,
  accountId: text,
  groups: list(object({ id: text, policy: text, trafficAllocation, experiments })),
  experiments,
  events: list(object({ key: text, experimentIds: { type: 'array', items: optionalText }, id: text })),
  audiences: list(object({ id: text, name: text, conditions: text })),
  attributes: list(object({ id: text, key: text })),
  version: text,
  revision: text,
  integrations: {
    type: 'array',
    items: object({ key: text, host: optionalText, publicKey: optionalText, pixelUrl: optionalText }),
  },
})

export const datafileFault = (datafile: unknown): string | null => firstFault(datafile, datafileSchema, '')

const shownLength = 100

function firstFault(value: unknown, schema: Schema, path: string): string | null {
  if (value === undefined)
    return schema.required ? `Datafile is invalid - property ${path}: is missing and it is required` : null
  if (!hasType(value, schema)) {
    const shown = String(value).slice(0, shownLength)
    return `Datafile is invalid - property ${path}: ${shown} - ${typeof value} value found, but a ${schema.type} is required`
  }
  if (Array.isArray(value)) {
    for (const [index, item] of schema.items ? value.entries() : []) {
      const fault = schema.items && firstFault(item, schema.items, `${path}[${index}]`)
      if (fault) return fault
    }
  } else if (isFields(value)) {
    for (const [name, field] of Object.entries(schema.fields ?? {})) {
      const own = ownValue(value, name)
      const fault = firstFault(own, field, path === '' ? name : `${path}.${name}`)
      if (fault) return fault
    }
  }
  return null
}

/** As lenient as the official SDK with what others write: a number as text, and an empty map as a list or null. */
function hasType(value: unknown, { type, fields }: Schema): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string'
    case 'integer':
      return (typeof value === 'number' || typeof value === 'string') && Number(value) % 1 === 0
    case 'array':
      return Array.isArray(value)
    case 'object':
      return fields ? isFields(value) : typeof value === 'object'
  }
}
