import { afterAll, expect, it } from 'vitest'
import { operations } from '../../../shared/operations/index.ts'
import { useShop } from '../../harness/shop.ts'
import { cartForms, secret } from './cart-forms.ts'
import { walker } from './checkout-walk.ts'
import { openRelay, type Relayed } from './commerce-relay.ts'

const relay = await openRelay(() => shop.platform.url)
afterAll(() => relay.close())

const shop = useShop({
  catalogue: 'demo',
  vars: { shop: { SESSION_SECRET: secret, COMMERCE_ORIGIN: relay.origin, CONTENT_ORIGIN: relay.origin } },
})

/** Calls of this moment, and kept by nobody. */
const unkept: readonly string[] = ['products.inventory']

function operationOf({ method, path }: Relayed): string {
  const isOf = (pattern: string) => new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
  return operations.find((row) => row.method === method && isOf(row.path))?.id ?? `${method} ${path}`
}
const isShared = (id: string) => /^(?:products|content)\./.test(id) && !unkept.includes(id)

/** A page with it is one visitor's, made of answers that are kept for everybody. */
const forced = `p13n_testcontext=${encodeURIComponent('{"variants":{"none":"none"}}')}`

it.each([
  ['a page that is kept', 'en-ca', '', 'miss'],
  ['a page of their own', 'en-gb', forced, 'bypass;test-context'],
])(
  '%s asks in the shop’s name for what is kept for everybody, whoever comes first',
  async (_, locale, query, state) => {
    const walk = walker(shop)
    await walk.signIn('member@kerb.example')
    const { userId, accessToken } = await cartForms(shop, walk.visitor).session()
    const address = '203.0.113.9'
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) KerbApp/2.4', 'cf-connecting-ip': address }
    const look = (path: string) => walk.visitor.fetch(path, { headers, redirect: 'follow' })
    const before = relay.count()
    for (const path of ['', '/c/women-1000', '/p/x-KCT3886CINK', '/search?q=loom']) {
      const page = await look(`/${locale}${path}${path.includes('?') ? '&' : '?'}${query}`)
      expect([page.status, page.headers.get('x-page-cache')], path).toEqual([200, state])
    }
    expect((await look(`/api/suggest?q=lo&locale=${locale}`)).status).toBe(200)

    const shared = relay.since(before).filter((call) => isShared(operationOf(call)))
    expect(new Set(shared.map(operationOf))).toEqual(
      new Set([
        ...['page', 'category', 'product', 'menu', 'footer', 'popups', 'search'].map((name) => `content.${name}`),
        ...['catalog', 'recommendations', 'search', 'suggest', 'details', 'reviews', 'questions'].map(
          (name) => `products.${name}`,
        ),
      ]),
    )
    for (const { headers: sent, ...call } of shared) {
      const { authorization, 'x-user-id': user, 'x-client-address': network, 'x-channel': channel } = sent
      expect([authorization, user, network, channel], operationOf({ headers: sent, ...call })).toEqual([
        undefined,
        '',
        undefined,
        undefined,
      ])
      for (const own of [userId, accessToken, address, 'MAPP']) expect(JSON.stringify([sent, call])).not.toContain(own)
    }

    await look(`/${locale}/store-locator`)
    expect(relay.last('POST', /^\/stores\//)?.headers).toMatchObject({
      authorization: `Bearer ${accessToken}`,
      'x-user-id': userId,
      'x-client-address': address,
      'x-channel': 'MAPP',
    })
  },
)
