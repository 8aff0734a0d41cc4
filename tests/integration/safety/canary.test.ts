import { expect, it } from 'vitest'
import { canariesShown } from '../../../bench/page-cache/canaries.ts'
import { canaryVisitor } from '../../../worker/routes/page-answer/canary.fixtures.ts'
import { useShop } from '../../harness/shop.ts'
import { secret } from '../shop/cart-forms.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })

/** A page of each kind that is kept for everybody. */
async function keptPages(): Promise<readonly string[]> {
  const product = (await shop.fetch('/en-us/p/x-KCT3886CINK')).headers.get('location') ?? ''
  const home = await (await shop.fetch('/en-us')).text()
  const [, category = ''] = /href="(\/en-us\/c\/[^"?#]+)"/.exec(home) ?? []
  expect([product, category].map((path) => path.split('/')[2])).toEqual(['p', 'c'])
  return ['/en-us', '/de-de', product, category, '/en-us/searchhub', '/en-us/nowhere', '/en-us/sitemap']
}

it.each([
  ['a shopper', {}],
  ['an associate at a register', { isAssociate: true }],
])('nobody is shown a value of %s who opened the page first', async (_, kind) => {
  const person = await canaryVisitor({ secret, secure: false, ...kind })
  const paths = await keptPages()
  const { faults, own, hits } = await canariesShown(shop.url, person, paths)
  expect(faults).toEqual([])
  expect(own).toBeGreaterThanOrEqual(paths.length)
  expect(hits).toBeGreaterThanOrEqual(paths.length)
})
