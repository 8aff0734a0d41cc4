import { describe, expect, it } from 'vitest'
import { ownOperations } from '../../../shared/operations/index.ts'
import { useShop } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })

const rowOf = (id: string) => {
  const row = ownOperations.find((operation) => operation.id === id)
  if (!row) throw new Error(`no operation ${id}`)
  return row
}
const ask = async (path: string, locale = 'en-us', init?: RequestInit) => {
  const response = await shop.fetch(`${path}${path.includes('?') ? '&' : '?'}locale=${locale}`, init)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('the internal calls', () => {
  it.each([
    ['internal.footSizes', '/fapi/components/foot-sizes'],
    ['internal.sizeChart', '/fapi/components/size-chart/footwear'],
    ['internal.sizeChart', '/fapi/components/size-chart/kids-apparel'],
    ['internal.utility', '/fapi/components/utility'],
    ['internal.page', '/fapi/pages/home'],
    ['internal.page', '/fapi/pages/help'],
    ['internal.page', '/fapi/pages/1100?sort=newest'],
    ['internal.serverTime', '/fapi/server/time'],
    ['internal.footer', '/fapi/components/footer'],
    ['internal.locationSelector', '/fapi/pages/location-selector'],
  ])('%s answers %s as its contract says', async (id, path) => {
    const { status, body } = await ask(path)
    expect(status).toBe(200)
    expect(rowOf(id).response.safeParse(body).error?.issues).toBeUndefined()
  })

  it.each([
    ['/fapi/components/size-chart/hats', 'API404'],
    ['/fapi/components/size-chart/constructor', 'API404'],
    ['/fapi/components/size-chart/__proto__', 'API404'],
    ['/fapi/pages/no-such-page', 'API404'],
    ['/fapi/pages/999999', 'PLP400'],
    ['/fapi/nothing', 'API404'],
  ])('%s is not found: %s', async (path, errorId) => {
    const { status, body } = await ask(path, 'de-de')
    expect([status, body]).toMatchObject([404, { errorDetails: [{ errorId }] }])
  })

  it('a response is checked against the contract of a call', async () => {
    const send = (contract: string, body: string) =>
      ask(`/fapi/api/validate-response/${contract}`, 'en-us', { method: 'POST', body })
    const { body: time } = await ask('/fapi/components/search?q=rally')
    expect((await send('products.suggest', JSON.stringify(time))).body).toEqual({ valid: true, faults: [] })
    expect((await send('products.suggest', '{"query":7}')).body).toMatchObject({
      valid: false,
      faults: [{ path: 'query' }, { path: 'terms' }, { path: 'categories' }, { path: 'products' }],
    })
    expect((await send('products.suggest', 'not json')).body).toMatchObject({ valid: false })
    expect((await send('no.such.call', '{}')).status).toBe(404)
  })
})

describe('the size guide of a product', () => {
  it('is a page without script, in the country’s own sizes', async () => {
    const path = (await shop.fetch('/de-de/p/x-KCT3886CINK')).headers.get('location') ?? ''
    const link = /<a[^>]* href="([^"]*dialog\/size-chart[^"]*)"[^>]*data-dialog=""/.exec(
      await (await shop.fetch(path)).text(),
    )
    expect(link?.[1]).toBe('/de-de/dialog/size-chart?type=footwear')
    const page = await (await shop.fetch(link?.[1] ?? '')).text()
    expect(page).toMatch(/<th[^>]*>EU<\/th><th[^>]*>US Damen<\/th>/)
    expect(page).toContain('26,5 cm')
  })

  it.each(['', '?type=hats', '?type=constructor'])('is not found for %s', async (query) => {
    expect((await shop.fetch(`/en-us/dialog/size-chart${query}`)).status).toBe(404)
  })
})
