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
  expect((await open('?near=Berlin', 'de-de')).html).toMatch(/2 Stores in der Nähe von Berlin</)
})

it('a postal code is placed by its area, and the distances from it are about', async () => {
  const { html } = await open('?near=10012')
  expect(html).toContain('2 stores near 10012')
  expect(html).toMatch(/Kerb Ninth Street\s*<small[^>]*>about 2 mi</)
  expect(html).not.toMatch(/>(?:about )?0 mi</)
  expect((await open('?near=D-10119%20Berlin', 'de-de')).html).toMatch(/Kerb Torstraße\s*<small[^>]*>ca\. 1\s?km</)
})

it('of several towns with a name the largest is taken, and links lead to the others', async () => {
  const { html } = await open('?near=Springfield')
  expect(html).toContain('No store near Springfield, MO. The nearest one is 440.9 mi away.')
  expect(html).toContain('Other places with this name:')
  const [, link = ''] = /<a class="link" href="([^"]*)">Springfield, IL<\/a>/.exec(html) ?? []
  const illinois = await open(new URL(link, shop.url).search)
  expect(illinois.html).toContain('No store near Springfield, IL. The nearest one is')
  expect(illinois.names).toEqual(['Kerb Halsted'])
  expect(illinois.html).not.toContain('Other places with this name:')
})

it('an unknown place is named as it was typed, and leads to all stores', async () => {
  const { html, names } = await open('?near=Atlantis')
  expect(html).toContain('We could not find “Atlantis”. Check the spelling, or type a postal code.')
  expect(html).toMatch(/<input[^>]*value="Atlantis"/)
  expect(html).toMatch(/<a class="link" href="\/en-us\/store-locator">All stores<\/a>/)
  expect(names).toEqual([])
})

it.each([
  ['?lat=0&lng=0', 'No store near you. The nearest one is'],
  ['?lat=nowhere&lng=7', '14 stores'],
  ['?lat=91&lng=181', '14 stores'],
  ['?near=%3Cscript%3Ealert(1)%3C/script%3E', 'We could not find “'],
  ['?near=%F0%9F%91%9F&shown=-5', 'We could not find “👟”'],
  ['?shown=1000000', '14 stores'],
])('%s says "%s"', async (query, expected) => {
  const { status, html } = await open(query)
  expect(status).toBe(200)
  expect(html).toContain(expected)
  expect(html).not.toContain('<script>alert')
})
