import fc from 'fast-check'
import { z } from 'zod'

/** What a property is called when the shop knows real ones: `{productId: 'ABCDEFGH'}`. */
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

/** A smallest value that a contract takes: required members only, the first of every choice. The same schema gives the same value. */
export function sampleOf(contract: z.ZodType | undefined, known: KnownValues): unknown {
  if (!contract) return undefined
  const schema = z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  return exampleOf(schema as Schema, '', known)
}

function exampleOf(schema: Schema, name: string, known: KnownValues): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (choice) return exampleOf(choice, name, known)
  if (schema.allOf) return exampleOf(Object.assign({}, ...schema.allOf) as Schema, name, known)
  if (Object.hasOwn(known, name) && schema.type !== 'array') return known[name]
  if (schema.type === 'object') return objectOf(schema, known)
  if (schema.type === 'array') {
    return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}, singular(name), known))
  }
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1)
  return schema.type === 'boolean' ? true : null
}

function objectOf(schema: Schema, known: KnownValues): Record<string, unknown> {
  const wanted = new Set(schema.required ?? [])
  const names = Object.keys(schema.properties ?? {}).filter((name) => wanted.has(name) || Object.hasOwn(known, name))
  return Object.fromEntries(names.map((name) => [name, exampleOf(schema.properties?.[name] ?? {}, name, known)]))
}

function textOf({ pattern, format, minLength = 0, maxLength = 200 }: Schema): string {
  if (format === 'uri') return 'https://shop.example/picture.jpg'
  if (format === 'date-time') return '2026-11-21T12:00:00Z'
  if (pattern) return fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 7 })[0] ?? ''
  return 'sample'.padEnd(Math.min(maxLength, Math.max(minLength, 6)), 'x').slice(0, maxLength)
}

const singular = (name: string): string => name.replace(/s$/, '')

/** Bodies that a contract doesn't take, each with a word that says what is wrong with it. */
export function brokenBodies(contract: z.ZodType, valid: unknown): readonly (readonly [string, unknown])[] {
  const wrong: [string, unknown][] = [
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
      wrong.push([`no ${name}`, rest], [`${name} of another type`, { ...valid, [name]: { $ne: null } }])
    }
  }
  return wrong.filter(([, body]) => !contract.safeParse(body).success)
}

/** For a path parameter, of any row: each must be answered, none may break anything. */
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
