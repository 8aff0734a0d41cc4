import { describe, expect, it } from 'vitest'
import { readErrorBody } from '../../shared/errors/body.ts'
import { errorEntry } from '../../shared/errors/catalogue.ts'
import { ownOperations } from '../../shared/operations/index.ts'
import { type Operation, operationPath } from '../../shared/operations/operation.ts'
import { useShop } from '../harness/shop.ts'
import { brokenBodies, hostileValues, sampleOf } from './sample.ts'

/**
 * The calls that the storefront answers itself (spec 1 §7 "Internal GETs"), each in its own contract or as an error of
 * the spec.
 */
describe.each(ownOperations.map((row) => [row.id, row] as const))('%s', (_, row) => {
  it('keeps to its contract', async () => {
    await expectContract(row, await send(row, pathOf(row), sampleOf(row.body, {})))
  })

  it('answers what is malformed without failing', async () => {
    const path = pathOf(row)
    for (const [, body] of row.body ? brokenBodies(row.body, sampleOf(row.body, {})) : []) {
      await expectContract(row, await send(row, path, body))
    }
    for (const value of row.params ? hostileValues : []) {
      await expectContract(row, await send(row, row.path.replace(/\{\w+\}/g, value), sampleOf(row.body, {})))
    }
  })
})

const shop = useShop({ catalogue: 'empty' })

const pathOf = (row: Operation) => operationPath(row, sampleOf(row.params, {}) as Record<string, unknown> | undefined)

function send(row: Operation, path: string, body: unknown): Promise<Response> {
  const init = row.body
    ? { body: JSON.stringify(body ?? null), headers: { 'content-type': 'application/json' } }
    : undefined
  return shop.fetch(path, { method: row.method, ...init })
}

async function expectContract(row: Operation, response: Response): Promise<void> {
  const text = await response.text()
  const answer = `${row.method} ${row.path} ${response.status} ${text.slice(0, 200)}`
  if (response.status === 200) {
    expect(row.response.safeParse(JSON.parse(text)).error?.issues ?? [], answer).toEqual([])
    return
  }
  const code = readErrorBody(JSON.parse(text))?.errorDetails[0]?.errorId ?? ''
  expect(['API400', 'API404', 'API413', 'API415', 'API501', 'ATTR300', ...row.errors], answer).toContain(code)
  expect(response.status, answer).toBe(errorEntry(code).status)
}
