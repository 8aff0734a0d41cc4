import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../shared/operations/index.ts'
import { clientHeaders, errorIdOf, type Platform, startPlatform } from './platform.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const plain = (path: string) => path.replace(/\{(\w+)\}/g, 'x')

describe('every operation', () => {
  it('is there: each answers something else than "no such path", in the error body of the spec', async () => {
    for (const row of operations) {
      const answer = await platform.send(row.method, plain(row.path), clientHeaders, row.body ? {} : undefined)
      if (answer.status === 200) continue
      expect(errorIdOf(answer), `${row.id}: ${answer.status}`).not.toBeNull()
      expect(answer.status, row.id).not.toBe(405)
      expect(answer.status, row.id).not.toBe(500)
    }
  })

  it('wants a known client', async () => {
    for (const headers of [{}, { ...clientHeaders, 'x-server-trust-id': 'other' }]) {
      const answer = await platform.send('GET', '/products/v2/catalog', headers as Record<string, string>)
      expect([answer.status, errorIdOf(answer)]).toEqual([401, 'API400'])
    }
  })

  it('gives the ids of a call back', async () => {
    const { headers } = await platform.send('GET', '/products/v2/catalog', {
      ...clientHeaders,
      'x-correlation-id': 'c-1',
      'x-transaction-id': 't-1',
    })
    expect([headers.get('x-correlation-id'), headers.get('x-transaction-id')]).toEqual(['c-1', 't-1'])
  })
})

describe('what is wrong with a call', () => {
  it.each([
    ['GET', '/nowhere', 404, 'API404', undefined],
    ['DELETE', '/products/v2/catalog', 405, 'API405', undefined],
    ['GET', '/products/v2/catalog?count=1000', 400, 'API400', undefined],
    ['GET', '/products/v2/catalog?sort=best', 400, 'API400', undefined],
    ['GET', '/products/v2/catalog?refine=x', 400, 'API400', undefined],
    ['GET', '/products/v2/catalog?locale=xx-yy', 400, 'API400', undefined],
    ['GET', '/products/v2/products/lower/details', 400, 'API400', undefined],
    ['GET', '/products/v2/products/%E0%A4%A/details', 400, 'API400', undefined],
    ['GET', '/draft/caas/v1/menu/kerb-en-us', 400, 'API400', undefined],
    ['POST', '/stores/v1/search', 400, 'ATTR300', '{'],
    ['POST', '/stores/v1/search', 400, 'API400', '[]'],
    ['POST', '/stores/v1/search', 413, 'API413', `{"city":"${'x'.repeat(300_000)}"}`],
    ['GET', '/products/v2/products/ABCDEFGH/productSets', 501, 'API501', undefined],
  ] as const)('%s %s: %i %s', async (method, path, status, code, body) => {
    const answer = await platform.send(method, path, clientHeaders, body)
    expect([answer.status, errorIdOf(answer)]).toEqual([status, code])
  })

  it('is answered with the path of the fault and the allowed methods', async () => {
    const fault = await platform.send('POST', '/stores/v1/search', clientHeaders, { radius: -1 })
    expect(fault.body).toMatchObject({
      errorDetails: [{ additionalInfo: { path: 'body.radius' } }],
      appId: 'kerb-platform',
    })
    const method = await platform.send('PATCH', '/stores/v1/search', clientHeaders)
    expect(method.headers.get('allow')).toBe('POST')
    const type = await platform.send(
      'POST',
      '/stores/v1/search',
      { ...clientHeaders, 'content-type': 'text/plain' },
      'x',
    )
    expect([type.status, errorIdOf(type)]).toEqual([415, 'API415'])
  })
})

it('says that it is well', async () => {
  const answer = await platform.send('GET', '/healthz')
  expect(answer).toMatchObject({ status: 200, body: { status: 'up', catalogueRevision: 0 } })
})
