import { expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })

const open = async (query: string, locale = 'en-us') => {
  const response = await shop.fetch(`/${locale}/store-locator${query}`)
  const html = (await response.text()).replaceAll('<!-- -->', '')
  const names = [...html.matchAll(/<li id="store-[^"]*"><h3>.*?<\/span>\s*([^<]*?)\s*<small/gs)].map(([, name]) => name)
  return { status: response.status, cache: response.headers.get('cache-control'), html, names }
}

it('lists all stores of the country', async () => {
  const { status, html } = await open('')
  expect(status).toBe(200)
  expect(html).toContain('14 stores')
  expect(html.match(/<li id="store-/g)).toHaveLength(14)
  expect(html).toContain('"@type":"ShoeStore"')
})

it('finds stores near a postal code, a city and a position, nearest first', async () => {
  expect((await open('?near=10012')).names).toEqual(['Kerb Ninth Street', 'Kerb Millrace'])
  expect((await open('?near=Brooklyn')).names[0]).toBe('Kerb Millrace')
  const here = await open('?lat=40.71&lng=-73.96')
  expect(here.names[0]).toBe('Kerb Millrace')
  expect(here.cache).toContain('no-store')
  expect(here.html).toContain('5 stores near you')
  expect((await open('?near=Berlin', 'de-de')).html).toMatch(/2 Stores in der Nähe von Berlin/)
})

it.each([
  ['?near=Atlantis', 'No store near there'],
  ['?lat=0&lng=0', 'No store near there'],
  ['?lat=nowhere&lng=7', '14 stores'],
  ['?lat=91&lng=181', '14 stores'],
  ['?near=%3Cscript%3Ealert(1)%3C/script%3E', 'No store near there'],
  ['?near=%F0%9F%91%9F&shown=-5', 'No store near there'],
  ['?shown=1000000', '14 stores'],
])('%s says "%s"', async (query, expected) => {
  const { status, html } = await open(query)
  expect(status).toBe(200)
  expect(html).toContain(expected)
  expect(html).not.toContain('<script>alert')
})
