import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handlers } from '../../platform/handlers.ts'
import { readErrorBody } from '../../shared/errors/body.ts'
import { errorEntry } from '../../shared/errors/catalogue.ts'
import { type OperationId, type OperationOf, operationById, operations } from '../../shared/operations/index.ts'
import { type Operation, type OperationResponse, operationPath } from '../../shared/operations/operation.ts'
import { type Answer, errorIdOf } from '../integration/platform/platform.ts'
import { preparedCalls } from './prepared-calls.ts'
import { brokenBodies, hostileValues, type KnownValues, sampleOf } from './sample.ts'
import { describeAnswer, knownNames, origin, startTarget, type Target } from './target.ts'

/** Codes that any call may return besides those of its row. */
const generalErrors = [
  'API400',
  'API404',
  'API406',
  'API413',
  'API415',
  'API429',
  'API501',
  'API503',
  'ATTR300',
  'AUT498',
]

let target: Target
let guest: Record<string, string>
let known: KnownValues

beforeAll(async () => {
  target = await startTarget()
  const token = await request('auth.token', { body: { type: 'Guest' } }, target.client)
  guest = { ...target.client, authorization: `Bearer ${token.accessToken}` }
  known = await realIds()
})
afterAll(() => target?.close())

describe.each(operations.map((row) => [row.id, row] as const))('%s', (_, row) => {
  it('is refused to an unknown client', async () => {
    const { 'x-server-trust-id': trust = '', ...halfKnown } = target.client
    for (const headers of [{}, halfKnown, { ...target.client, 'x-auth-access-key': `${trust}x` }]) {
      const answer = await target.send(row.method, pathOf(row), headers, sampleOf(row.body, known))
      expect([answer.status, errorIdOf(answer)], describeAnswer(row, answer)).toEqual([401, 'API400'])
    }
  })

  it('keeps to its contract', async () => {
    const values = row.service === 'cart' ? { ...known, ...(await basketWith(known)) } : known
    const nobody = await target.send(row.method, pathOf(row, values), target.client, sampleOf(row.body, values))
    expectContract(row, nobody)
    const answer = await target.send(row.method, pathOf(row, values), guest, sampleOf(row.body, values))
    expectContract(row, answer)
    if (origin) return
    const prepared = Object.hasOwn(preparedCalls, row.id)
    if (!Object.hasOwn(handlers, row.id)) expect(answer.status, describeAnswer(row, answer)).toBe(501)
    // Our platform has everything that the samples refer to, so a call that it refuses anyway needs a prepared one.
    else if (!prepared) expect(answer.status, describeAnswer(row, answer)).toBe(200)
    else expect(answer.status, describeAnswer(row, answer)).not.toBe(501)
  })

  it.runIf(!origin && Object.hasOwn(preparedCalls, row.id))('answers who may with what is there', async () => {
    expect(Object.keys(handlers)).toContain(row.id)
    const answer = await askPrepared(row.id as OperationId)
    expect(answer.status, describeAnswer(row, answer)).toBe(200)
    expectContract(row, answer)
  })

  it('answers what is malformed as the client’s fault', async () => {
    for (const [fault, body] of row.body ? brokenBodies(row.body, sampleOf(row.body, known)) : []) {
      const answer = await target.send(row.method, pathOf(row), guest, JSON.stringify(body))
      expectContract(row, answer)
      expect([400, 501], `${fault}: ${describeAnswer(row, answer)}`).toContain(answer.status)
    }
    for (const value of row.params ? hostileValues : []) {
      const path = row.path.replace(/\{\w+\}/g, value)
      const answer = await target.send(row.method, path, guest, sampleOf(row.body, known))
      expectContract(row, answer)
    }
  })
})

function expectContract(row: Operation, answer: Answer): void {
  if (answer.status === 200) {
    const parsed = row.response.safeParse(answer.body)
    expect(parsed.error?.issues ?? [], describeAnswer(row, answer)).toEqual([])
    return
  }
  const error = readErrorBody(answer.body)
  expect(error, describeAnswer(row, answer)).not.toBeNull()
  const code = error?.errorDetails[0]?.errorId ?? ''
  expect([...generalErrors, ...row.errors], describeAnswer(row, answer)).toContain(code)
  expect(error?.errorDetails[0]?.message, describeAnswer(row, answer)).not.toBe('')
  expect(answer.status, describeAnswer(row, answer)).toBe(errorEntry(code).status)
}

/** The prepared call, which must succeed. */
async function askPrepared<Id extends OperationId>(id: Id): Promise<Answer> {
  const prepare = preparedCalls[id]
  if (!target.shop || !prepare) throw new Error(`${id} has nothing to prepare it with`)
  const { who, input } = await prepare(target.shop)
  return who.ask(id, input)
}

function pathOf(row: Operation, values = known): string {
  const params = sampleOf(row.params, values) as Record<string, unknown> | undefined
  const query = (sampleOf(row.query, values) ?? {}) as Record<string, string>
  return `${operationPath(row, params)}?${new URLSearchParams({ locale: 'en-us', ...query })}`
}

type Asked = { readonly params?: Record<string, unknown>; readonly query?: string; readonly body?: unknown }

/** A call that must succeed. */
async function request<Id extends OperationId>(id: Id, input: Asked, headers = guest) {
  const row: Operation = operationById(id)
  const path = `${operationPath(row, input.params)}?locale=en-us${input.query ?? ''}`
  const answer = await target.send(row.method, path, headers, input.body)
  if (answer.status !== 200) throw new Error(describeAnswer(row, answer))
  return row.response.parse(answer.body) as OperationResponse<OperationOf<Id>>
}

/** Ids for the samples: a product of the catalog with a size in stock. */
async function realIds(): Promise<KnownValues> {
  const { products } = await request('products.catalog', { query: '&count=48' })
  for (const { productId } of products) {
    const { skus } = await request('products.inventory', { params: { productId } })
    const upc = skus.find((sku) => sku.quantity >= 5)?.upc
    if (upc !== undefined) return { ...knownNames, productId, upc, ...(await basketWith({ productId, upc })) }
  }
  throw new Error('No product of the first page of the catalogue has five units of one size.')
}

/** A new cart of the guest with one line. */
async function basketWith({ productId, upc }: KnownValues): Promise<KnownValues> {
  const cart = await request('cart.createWithItem', { body: { item: { productId, upc } } })
  return { basketId: cart.id, cartId: cart.id, itemId: cart.items[0]?.id }
}
