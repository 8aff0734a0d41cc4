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

type Make = (...given: never[]) => object

/**
 * What a proxy stands for: what `make` returns, or a property of `make`, which is called if arguments are given.
 * Thousands are made as the Worker starts, so each is plain data: closures of their own were a tenth of the start.
 */
class Deferred {
  thing: object | undefined
  readonly make: Make | Deferred
  readonly given: readonly unknown[] | undefined
  readonly key: PropertyKey

  constructor(make: Make | Deferred, given: readonly unknown[] | undefined, key: PropertyKey = '') {
    this.make = make
    this.given = given
    this.key = key
  }

  known(): object {
    this.thing ??= this.build()
    return this.thing
  }

  private build(): object {
    const { make, given, key } = this
    const found = make instanceof Deferred ? Reflect.get(make.known(), key) : make
    return given ? Reflect.apply(found, undefined, given.map(built)) : found
  }
}

/** A property's value before the schema is built; undefined if the schema has to be built to know it. */
type Ahead = (deferred: Deferred, key: PropertyKey) => unknown

const handler = (ahead: Ahead): ProxyHandler<Deferred> => ({
  get(deferred, key) {
    if (key === itself) return deferred.known()
    return (deferred.thing ? undefined : ahead(deferred, key)) ?? Reflect.get(deferred.known(), key)
  },
  has: (deferred, key) => Reflect.has(deferred.known(), key),
  ownKeys: (deferred) => Reflect.ownKeys(deferred.known()),
  getOwnPropertyDescriptor: (deferred, key) => ({
    ...Reflect.getOwnPropertyDescriptor(deferred.known(), key),
    configurable: true,
  }),
})

const schemas = handler((deferred, key) => {
  if (key === 'shape') return new Proxy(new Deferred(deferred, undefined, key), shapes)
  if (!deriving.has(key)) return undefined
  return (...given: readonly unknown[]) => new Proxy(new Deferred(deferred, given, key), schemas)
})

const shapes = handler((shape, name) => new Proxy(new Deferred(shape, undefined, name), schemas))

/** The same factory, whose schemas are built when they are first used. */
export const lazily =
  (make: Make) =>
  (...given: readonly unknown[]): object =>
    new Proxy(new Deferred(make, given), schemas)
