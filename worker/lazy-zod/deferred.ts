import type { ZodType } from 'zod/v4'

/** Reading this key of a deferred value builds and returns the value itself. */
const itself = Symbol('itself')

/** Methods that return another schema and are called as modules load. Any other method builds the schema at once. */
const deriving = [
  ...['array', 'catch', 'default', 'nullable', 'nullish', 'optional', 'or', 'pipe', 'readonly', 'refine', 'transform'],
  ...['length', 'max', 'min', 'nonempty', 'nonnegative', 'positive', 'regex', 'int', 'startsWith'],
  ...['exclude', 'normalize', 'toLowerCase', 'toUpperCase', 'trim'],
  ...['catchall', 'extend', 'omit', 'partial', 'pick', 'strict', 'unwrap'],
]

type Make = (...given: never[]) => object

/**
 * Stands for what `make` returns, or for a property of `make`, which is called if arguments are given. Thousands are
 * made as the Worker starts, so each is plain data, of which no proxy is asked before it is built.
 */
class Deferred {
  #thing: object | undefined
  readonly #make: Make | Deferred
  readonly #given: readonly unknown[] | undefined
  readonly #key: PropertyKey

  constructor(make: Make | Deferred, given: readonly unknown[] | undefined, key: PropertyKey = '') {
    this.#make = make
    this.#given = given
    this.#key = key
  }

  get [itself](): object {
    this.#thing ??= this.#build()
    return this.#thing
  }

  get shape(): object {
    return this.#thing ? Reflect.get(this.#thing, 'shape') : new Proxy(new Deferred(this, undefined, 'shape'), shapes)
  }

  #build(): object {
    const found = this.#make instanceof Deferred ? Reflect.get(this.#make[itself], this.#key) : this.#make
    return this.#given ? Reflect.apply(found, undefined, this.#given.map(built)) : found
  }
}

for (const name of deriving)
  Object.defineProperty(Deferred.prototype, name, {
    value(this: Deferred, ...given: readonly unknown[]) {
      return new Deferred(this, given, name)
    },
  })

// Whatever else a schema has is asked of the schema itself.
Object.setPrototypeOf(
  Deferred.prototype,
  new Proxy({}, { get: (_, key, deferred: Deferred) => Reflect.get(deferred[itself], key) }),
)

const shapes: ProxyHandler<Deferred> = {
  get: (shape, name) => (name === itself ? shape[itself] : new Deferred(shape, undefined, name)),
  has: (shape, name) => Reflect.has(shape[itself], name),
  ownKeys: (shape) => Reflect.ownKeys(shape[itself]),
  getOwnPropertyDescriptor: (shape, name) => ({
    ...Reflect.getOwnPropertyDescriptor(shape[itself], name),
    configurable: true,
  }),
}

/** Replaces deferred schemas inside a value: built schemas contain none, so parsing is as fast as without. */
export function built(value: ZodType): ZodType
export function built(value: unknown): unknown
export function built(value: unknown): unknown {
  if (value instanceof Deferred) return value[itself]
  if (Array.isArray(value)) return value.some(isDeferred) ? value.map(built) : value
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.values(value).some(isDeferred)
    ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, built(field)]))
    : value
}

const isDeferred = (value: unknown): value is Deferred => value instanceof Deferred

/** A factory whose schemas are built when they are first used. */
export const lazily =
  (make: Make) =>
  (...given: readonly unknown[]): object =>
    new Deferred(make, given)
