import type { ZodType } from 'zod/v4'

/** Reading this key of a deferred value builds and returns the value itself. */
const itself = Symbol('itself')

/** Methods that return another schema and are called as modules load. Any other method builds the schema at once. */
const deriving: ReadonlySet<PropertyKey> = new Set([
  ...['array', 'catch', 'default', 'nullable', 'nullish', 'optional', 'or', 'pipe', 'readonly', 'refine', 'transform'],
  ...['length', 'max', 'min', 'nonempty', 'nonnegative', 'positive', 'regex', 'int', 'startsWith'],
  ...['normalize', 'toLowerCase', 'toUpperCase', 'trim'],
  ...['catchall', 'extend', 'omit', 'partial', 'pick', 'strict', 'unwrap'],
])

const isDeferred = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Reflect.get(value, itself) !== undefined

/** Replaces deferred schemas inside a value: built schemas contain no proxies, so parsing is as fast as without. */
export function built(value: ZodType): ZodType
export function built(value: unknown): unknown
export function built(value: unknown): unknown {
  if (isDeferred(value)) return Reflect.get(value, itself)
  if (Array.isArray(value)) return value.some(isDeferred) ? value.map(built) : value
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.values(value).some(isDeferred)
    ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, built(field)]))
    : value
}

/** A property's value before the schema is built; undefined if the schema has to be built to know it. */
type Ahead = (key: PropertyKey, known: () => object) => unknown

function deferred(build: () => object, ahead: Ahead): object {
  let thing: object | undefined
  const known = () => (thing ??= build())
  return new Proxy(
    {},
    {
      get(_target, key) {
        if (key === itself) return known()
        return (thing ? undefined : ahead(key, known)) ?? Reflect.get(known(), key)
      },
      has: (_target, key) => Reflect.has(known(), key),
      ownKeys: () => Reflect.ownKeys(known()),
      getOwnPropertyDescriptor: (_target, key) => ({
        ...Reflect.getOwnPropertyDescriptor(known(), key),
        configurable: true,
      }),
    },
  )
}

const deferredSchema = (build: () => object): object =>
  deferred(build, (key, known) => {
    if (key === 'shape') return deferredShape(() => Reflect.get(known(), key))
    if (!deriving.has(key)) return undefined
    return (...given: readonly unknown[]) =>
      deferredSchema(() => Reflect.apply(Reflect.get(known(), key), undefined, given.map(built)))
  })

const deferredShape = (build: () => object): object =>
  deferred(build, (name, known) => deferredSchema(() => Reflect.get(known(), name)))

/** The same factory, whose schemas are built when they are first used. */
export const lazily =
  (make: (...given: never[]) => object) =>
  (...given: readonly unknown[]): object =>
    deferredSchema(() => Reflect.apply(make, undefined, given.map(built)))
