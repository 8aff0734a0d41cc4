/** An object of parsed JSON whose fields have not been checked. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the field says something; null is as good as absent. */
export const has = (fields: Fields, name: string): boolean => (fields[name] ?? null) !== null

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const objectsOf = (value: unknown): readonly Fields[] => listOf(value).filter(isFields)

/** Ids and keys are strings by the schema; the parts that it does not cover may hold numbers. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

export const textsOf = (value: unknown): readonly string[] => listOf(value).map(textOf)
