import fc from 'fast-check'
import { z } from 'zod'

/** Real values by property name: `{productId: 'ABCDEFGH'}`. */
export type KnownValues = Readonly<Record<string, unknown>>

type Schema = {
  readonly type?: string | undefined
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
  if (!contract) return undefined
  const schema = z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  return exampleOf(schema as Schema, '', values)
}

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
