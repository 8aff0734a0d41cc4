import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Call, createCall } from './call.ts'
import { fullCart, fullOrder } from './full-answers.fixtures.ts'

// Every unreadable field is logged.
beforeAll(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined)
})

const identity = { locale: 'en-us', accessKey: 'k', serverTrustId: 't', userId: 'u', accessToken: null }
const answering = (body: unknown): Call => createCall(async () => Response.json(body), identity)

/** Without these there is no answer; `*` is any element. The rest to pay has a test of its own. */
const essentials: readonly string[] = [
  ...['id', 'currency', 'items', 'totals', 'totals.total', 'totals.remainingToPay', 'orderNumber'],
  ...['items.*.id', 'items.*.productId', 'items.*.upc', 'items.*.qty'],
  // Own extensions. A return that isn't known could be announced again.
  ...['returns.*.returnId', 'returns.*.createdAt', 'returns.*.items'],
  ...['returns.*.items.*.itemId', 'returns.*.items.*.qty', 'returns.*.items.*.reason'],
]

/** Parts that say nothing without these fields: the part around them is lost, or the element of its list. */
const wholes =
  /(?:\b(?:picture|rating|storeInfo|appliedLoyaltyVoucher|member|order|inStoreSalesInfo|subscriptions)|(?:Method|Methods\.\*|shipments\.\*)\.price)\.[^.]+$/
const elements = new RegExp(
  [
    String.raw`shippingOptions\.\*\.shippingMethod(?:\.code)?`,
    String.raw`(?:[pP]romotions|promoSummary)\.\*\.promotionId`,
    String.raw`(?:flash|customerNotifications|paymentMethods|couponItems|applicableShippingMethods)\.\*\.code`,
    String.raw`variants\.\*\.(?:upc|sizeLabel)`,
    String.raw`payment_instruments\.\*\.(?:payment_.*|amount)`,
    String.raw`priceAdjustments\.\*\.(?:id|amount)`,
    String.raw`hours\.\*\.\w+`,
  ]
    .map((part) => `${part}$`)
    .join('|'),
)

type Path = readonly (string | number)[]
const starred = (path: Path): string => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.')

/** Parts that may differ if this is missing. */
function regionOf(path: Path): Path {
  if (wholes.test(starred(path))) return path.slice(0, -1)
  return elements.test(starred(path))
    ? path.slice(
        0,
        path.findLastIndex((key) => typeof key === 'number'),
      )
    : path
}

/** Every field at every depth. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((element, index) => pathsIn(element, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [[...path, key], ...pathsIn(part, [...path, key])])
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (isObject(at) ? Reflect.get(at, key) : undefined), value)

/** A copy with another value at each path, or without it. */
function withAt(value: object, paths: readonly Path[], replaced: (value: unknown) => unknown): object {
  // A structured clone would keep what several fields share.
  const copy: object = JSON.parse(JSON.stringify(value))
  for (const path of paths) {
    const [holder, key] = [valueAt(copy, path.slice(0, -1)), path.at(-1)]
    if (!isObject(holder) || key === undefined) continue
    const replacement = replaced(Reflect.get(holder, key))
    if (replacement === undefined) Reflect.deleteProperty(holder, key)
    else Reflect.set(holder, key, replacement)
  }
  return copy
}

async function readCart(body: object): Promise<object> {
  const answer = await answering(body)('cart.get', { params: { basketId: 'basket-1' } })
  if (!answer.ok) throw new Error(answer.failure.message)
  return answer.value
}

async function readOrder(body: object): Promise<object> {
  const answer = await answering(body)('consumer.purchase', { params: { orderId: 'K1' }, query: { st: 'secret' } })
  if (!answer.ok) throw new Error(answer.failure.message)
  return answer.value
}

const unreadable = (value: unknown) => (typeof value === 'string' ? 7 : isObject(value) ? 'odd' : 'seven')
const isFree = (path: Path) => /details\.|additionalData\./.test(starred(path))

describe.each([
  ['a cart', fullCart, readCart],
  ['an order', fullOrder, readOrder],
])('%s of a backend that leaves fields out', (_, full, read) => {
  const paths = pathsIn(full)
  const known = read(full)
  const optional = paths.filter((path) => !essentials.includes(starred(path)))

  /** Everything is as before, but for what these fields say. */
  async function expectSame(changed: object, missing: readonly Path[], region = regionOf): Promise<void> {
    const all = missing.map(region)
    const isInside = (inner: Path, outer: Path) =>
      inner.length > outer.length && outer.every((key, at) => key === inner[at])
    const regions = all.filter((region) => !all.some((outer) => isInside(region, outer)))
    const blank = (answer: object) => withAt(answer, regions, () => '')
    const where = missing.map((path) => path.join('.')).join()
    expect(blank(await read(changed)), where).toEqual(blank(await known))
  }

  it('costs that field, and no more', async () => {
    expect(optional.length).toBeGreaterThan(100)
    for (const path of optional)
      await expectSame(
        withAt(full, [path], () => undefined),
        [path],
      )
  })

  it('the same if it can’t be read', async () => {
    for (const path of optional.filter((path) => !isFree(path)))
      await expectSame(withAt(full, [path], unreadable), [path])
  })

  it('any number of them', async () => {
    // Without all that says what it costs, a line has no price.
    const region = (path: Path) => (path[2] === 'price' ? path.slice(0, 3) : regionOf(path))
    const isSame = (missing: readonly Path[]) =>
      expectSame(
        withAt(full, missing, () => undefined),
        missing,
        region,
      )
    await fc.assert(fc.asyncProperty(fc.subarray(optional, { maxLength: 60 }), isSame), { seed: 20, numRuns: 150 })
  })

  it('is refused without what it can’t be without', async () => {
    // An order’s currency is known from its prices, and nothing is left to be paid of it.
    const needed = paths.filter(
      (path) => essentials.includes(starred(path)) && !/^(?:currency|.*Pay)$/.test(starred(path)),
    )
    for (const path of needed)
      await expect(read(withAt(full, [path], () => undefined)), path.join('.')).rejects.toThrow()
  })
})
