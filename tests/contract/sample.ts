import fc from 'fast-check'
import { z } from 'zod'

/** Real values by property name: `{productId: 'ABCDEFGH'}`. */
export type KnownValues = Readonly<Record<string, unknown>>

type Schema = {
  readonly type?: string | readonly string[] | undefined
  readonly const?: unknown
  readonly enum?: readonly unknown[] | undefined
  readonly anyOf?: readonly Schema[] | undefined
  readonly oneOf?: readonly Schema[] | undefined
  readonly allOf?: readonly Schema[] | undefined
  readonly properties?: Readonly<Record<string, Schema>> | undefined
  readonly required?: readonly string[] | undefined
  readonly items?: Schema | undefined
  readonly minItems?: number | undefined
  readonly pattern?: string | undefined
  readonly format?: string | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly minimum?: number | undefined
}

/**
 * A minimal value for a contract: required members only, the first of every choice. The same schema gives the same
 * value.
 */
export function sampleOf(contract: z.ZodType | undefined, values: KnownValues): unknown {
  return contract && exampleOf(schemaOf(contract), '', values)
}

const schemaOf = (contract: z.ZodType) =>
  z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema

function exampleOf(schema: Schema, name: string, values: KnownValues): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (choice) return exampleOf(choice, name, values)
  if (schema.allOf) return exampleOf(Object.assign({}, ...schema.allOf) as Schema, name, values)
  if (Object.hasOwn(values, name) && schema.type !== 'array') return values[name]
  if (schema.type === 'object') return objectOf(schema, values)
  if (schema.type === 'array') {
    return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}, singular(name), values))
  }
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1)
  return schema.type === 'boolean' ? true : null
}

function objectOf(schema: Schema, values: KnownValues): Record<string, unknown> {
  const expected = new Set(schema.required ?? [])
  const names = Object.keys(schema.properties ?? {}).filter((name) => expected.has(name) || Object.hasOwn(values, name))
  return Object.fromEntries(names.map((name) => [name, exampleOf(schema.properties?.[name] ?? {}, name, values)]))
}

function textOf({ pattern, format, minLength = 0, maxLength = 200 }: Schema): string {
  if (format === 'uri') return 'https://shop.example/picture.jpg'
  if (format === 'date-time') return '2026-11-21T12:00:00Z'
  if (pattern) return fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 7 })[0] ?? ''
  return 'sample'.padEnd(Math.min(maxLength, Math.max(minLength, 6)), 'x').slice(0, maxLength)
}

/** A minimal value in which the field at `path` is null, and the same without that field. */
type WithNull = { readonly path: string; readonly sent: unknown; readonly meant: unknown }

/** A pair for each field of the contract, however deep, that may be absent and takes no null. */
export const withNulls = (contract: z.ZodType): readonly WithNull[] => nullsIn(schemaOf(contract), '')

function nullsIn(schema: Schema, name: string): WithNull[] {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap((choice) => nullsIn(choice, name))
  if (schema.items) return nullsIn(schema.items, singular(name)).map((item) => within(item, '0', (inner) => [inner]))
  const fields = objectOf(schema, {})
  return Object.entries(schema.properties ?? {}).flatMap(([field, contract]) => {
    const { [field]: _, ...others } = fields
    const deeper = nullsIn(contract, field).map((inner) =>
      within(inner, field, (value) => ({ ...others, [field]: value })),
    )
    if (schema.required?.includes(field) || takesNull(contract)) return deeper
    return [{ path: field, sent: { ...others, [field]: null }, meant: others }, ...deeper]
  })
}

const within = ({ path, sent, meant }: WithNull, name: string, wrap: (value: unknown) => unknown): WithNull => ({
  path: `${name}.${path}`,
  sent: wrap(sent),
  meant: wrap(meant),
})

/** A schema without any word takes everything. */
const takesNull = ({ type, anyOf, enum: values, const: only }: Schema): boolean =>
  anyOf
    ? anyOf.some(takesNull)
    : [type].flat().includes('null') || (type === undefined && values === undefined && only === undefined)

const singular = (name: string): string => name.replace(/s$/, '')

/** Invalid bodies for a contract, each with a description of the fault. */
export function brokenBodies(contract: z.ZodType, valid: unknown): readonly (readonly [string, unknown])[] {
  const invalid: [string, unknown][] = [
    ['null', null],
    ['a number', 7],
    ['a text', 'x'],
    ['a list of null', [null]],
    ['an empty object', {}],
    ['names of object members', JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":{}}}')],
  ]
  if (typeof valid === 'object' && valid !== null && !Array.isArray(valid)) {
    for (const name of Object.keys(valid)) {
      const { [name]: _, ...rest } = valid as Record<string, unknown>
      invalid.push([`no ${name}`, rest], [`${name} of another type`, { ...valid, [name]: { $ne: null } }])
    }
  }
  return invalid.filter(([, body]) => !contract.safeParse(body).success)
}

/** Values for a path parameter of any row: each must get a valid response. */
export const hostileValues = [
  '..%2f..%2fetc%2fpasswd',
  '%00',
  "x'%20OR%201=1--",
  '%F0%9F%98%80',
  '__proto__',
  'x'.repeat(3000),
  '%E0%A4%A',
  '%3Cscript%3E',
] as const
