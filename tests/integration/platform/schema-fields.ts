import { z } from 'zod'

/** Dotted paths of every field of a schema; `*` is an item of a list or a value of a record. A union is one field. */
export function fieldsOf(schema: unknown, path = ''): string[] {
  const below = (name: string) => (path === '' ? name : `${path}.${name}`)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap(), path)
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in, path)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => fieldsOf(field, below(name)))
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, below('*'))
  if (schema instanceof z.ZodRecord) return fieldsOf(schema.valueType, below('*'))
  return [path]
}

/** Part of a value at such a path, of the first item or value at each `*`. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => {
    if (typeof at !== 'object' || at === null) return undefined
    return name === '*' ? Object.values(at)[0] : Reflect.get(at, name)
  }, value)
