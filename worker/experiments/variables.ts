import { type Fields, objectsOf, textOf } from '../../shared/json-fields.ts'

export type Variables = Readonly<Record<string, unknown>>

/** An object without a prototype: keys such as `constructor` are plain keys in it. */
export const emptyRecord = <T>(): Record<string, T> => Object.create(null)

export const noVariables: Variables = Object.freeze(emptyRecord<unknown>())

type Variable = {
  readonly id: string
  readonly key: string
  readonly type: string
  readonly defaultValue: unknown
}

export type FlagVariables = {
  readonly defaults: Variables
  /** `values`: a variation's own, by the variable's id. */
  readonly withValues: (values: ReadonlyMap<string, unknown>) => Variables
}

/** Typed once per revision and frozen: decisions share them. */
export function flagVariables(declared: unknown): FlagVariables {
  const variables = objectsOf(declared).map(readVariable)
  const typed = (read: (variable: Variable) => unknown): Variables => {
    const record = emptyRecord<unknown>()
    for (const variable of variables) record[variable.key] = typedValue(read(variable), variable.type)
    return Object.freeze(record)
  }
  return {
    defaults: typed(({ defaultValue }) => defaultValue),
    withValues: (values) => typed(({ id, defaultValue }) => values.get(id) ?? defaultValue),
  }
}

const readVariable = ({ id, key, type, subType, defaultValue }: Fields): Variable => ({
  id: textOf(id),
  key: textOf(key),
  type: type === 'string' && subType === 'json' ? 'json' : textOf(type),
  defaultValue,
})

export const variationValues = (variables: unknown): ReadonlyMap<string, unknown> =>
  new Map(objectsOf(variables).map(({ id, value }) => [textOf(id), value]))

/** Null for what is not of its type. */
function typedValue(value: unknown, type: string): unknown {
  const text = String(value)
  switch (type) {
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : null
    case 'integer':
      return notNaN(Number.parseInt(text, 10))
    case 'double':
      return notNaN(Number.parseFloat(text))
    case 'json':
      try {
        return deeplyFrozen(JSON.parse(text))
      } catch {
        return null
      }
    default:
      return typeof value === 'string' ? value : null
  }
}

const notNaN = (value: number): number | null => (Number.isNaN(value) ? null : value)

function deeplyFrozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const inner of Object.values(value)) deeplyFrozen(inner)
  return Object.freeze(value)
}
