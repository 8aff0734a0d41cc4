import { describe, expect, it, vi } from 'vitest'
import { z as real } from 'zod'
import { lazily } from './deferred.ts'
import { z } from './zod.ts'

type Zod = typeof real
// To the types of the sources that import it, it is zod (vite.config.ts).
const lazy = z as unknown as Zod

type Category = { name: string; children: Category[] }

/** Schemas of every kind that the storefront has, by either of them. */
function schemas({ object, string, ...z }: Zod) {
  const Price = object({ amount: z.int().min(0), currency: z.enum(['USD', 'EUR']) })
  const Product = object({ id: string().trim().min(2), price: Price.nullable().default(null) })
  const Category: real.ZodType<Category> = z.lazy(() =>
    object({ name: string(), children: z.array(Category).default([]) }),
  )
  return {
    nested: z.array(Product.extend({ tags: z.array(string().max(3)).max(2).optional() })),
    picked: object({ ...Product.pick({ id: true }).shape, amount: Price.shape.amount.nullable() }),
    extended: Price.extend(Product.shape),
    unwrapped: Product.shape.price.unwrap().unwrap(),
    choice: z.discriminatedUnion('kind', [
      z.looseObject({ kind: z.literal('a') }),
      object({ kind: z.literal('b'), to: z.url() }),
    ]),
    either: string().or(z.number()).pipe(z.coerce.number()),
    record: z.record(string().regex(/^\w+$/), z.union([z.boolean(), Price])),
    pair: z.tuple([string(), z.iso.date().nullish()]),
    changed: z.preprocess((given) => [given].flat(), z.array(string())).transform((list) => list.join()),
    recursive: Category,
    pattern: z.templateLiteral(['size:', z.enum(['S', 'M'])]),
  }
}

const values = [
  [{ id: ' ab ', price: { amount: 3, currency: 'EUR' }, tags: ['one'] }],
  [{ id: 'a', tags: ['four', 2, 3] }],
  { id: 'ab', amount: 4, currency: 'USD', price: null },
  { kind: 'a', more: true },
  { kind: 'b', to: 'https://shop.example/' },
  { kind: 'b', to: 'shop' },
  ...['12', 12, null, 'size:M', 'size:L'],
  { on: true, price: { amount: -1, currency: 'USD' } },
  ['a', '2026-11-22'],
  ['a', 'later'],
  { name: 'Shoes', children: [{ name: 'Boots' }, { name: 3 }] },
  { name: 'Shoes', children: [{ name: 'Boots' }] },
]

describe('schemas that are built when they are used', () => {
  const [ours, theirs] = [schemas(lazy), schemas(real)]
  it.each(Object.keys(theirs) as (keyof typeof theirs)[])('read like those of zod: %s', (name) => {
    for (const value of values) {
      const [read, meant] = [ours[name].safeParse(value), theirs[name].safeParse(value)]
      expect({ ...read, error: read.error?.issues }, JSON.stringify(value)).toEqual({
        ...meant,
        error: meant.error?.issues,
      })
    }
  })

  it('are schemas to zod, and hold none that are deferred', () => {
    const outer = lazy.object({ inner: lazy.string() })
    expect(outer).toBeInstanceOf(real.ZodObject)
    expect(outer.shape.inner).toBe(outer.shape.inner)
    expect(real.array(outer).parse([{ inner: 'a' }])).toEqual([{ inner: 'a' }])
  })

  it('are built once, and not before', () => {
    const make = vi.fn(real.string)
    const Name = Reflect.apply(lazily(make), undefined, []) as real.ZodString
    const Short = Name.min(1).max(9).optional()
    expect(make).not.toHaveBeenCalled()
    expect(Short.parse('a')).toBe('a')
    expect(Name.parse('b')).toBe('b')
    expect(make).toHaveBeenCalledOnce()
  })
})
