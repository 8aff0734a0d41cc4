import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cart } from '../../../shared/contracts/cart.ts'
import type { ErrorBody } from '../../../shared/errors/body.ts'
import { operations } from '../../../shared/operations/index.ts'
import { fromRoot } from '../../../tools/serve/project.ts'
import { clientHeaders } from '../../figures/client-headers.ts'
import { payloadsThatRun } from '../../hostile/hostile-page.ts'
import { atOnce } from '../../reliability/at-once.ts'
import { ask } from '../../reliability/client.ts'
import { newShopper, type Size } from '../../reliability/shopper.ts'
import { Browser } from '../../shown/browser.ts'
import { home, prefixed } from '../../shown/shopper.ts'
import { shopperWith } from '../degradation/pages.ts'
import { type Row, verdict } from '../row.ts'
import { newNetwork, see } from './client.ts'
import { markupPayloads } from './payloads.ts'

const everyPayload = 60
const texts = 60
const lanes = 6
const product = 'KCT3886CINK'

const injections = [
  "'",
  '"',
  "' OR '1'='1",
  "' OR 1=1 --",
  '1) OR (1=1',
  "'; DROP TABLE products; --",
  "' UNION SELECT sql FROM sqlite_master --",
  "%' OR '%'='",
  "' AND randomblob(300000000) --",
  '1; SELECT load_extension(1)',
  "\\' OR 1=1 --",
  '*',
  '"* OR "',
  'NEAR(a b)',
  'a AND',
]
const databaseError = /sqlite|SQLITE_|syntax error|no such (?:table|column)|D1_ERROR|near "/i
const stack = /\bat \S+ \(?[\w./:-]+:\d+:\d+\)?|node_modules|\/work\/|dist\/(?:worker|platform)|\.tsx?:\d+/

/**
 * Statements whose text is put together from anything but a name of ours. Where one is, its file is on the list with
 * the reason.
 */
const assembled: Readonly<Record<string, string>> = {
  'platform/services/stores/search.ts': 'a constant SELECT',
  'platform/services/cart/saved/saved-lists.ts': 'a constant number',
  'accounts/profile/people.ts': 'a constant SELECT',
  'accounts/profile/change-profile.ts': 'columns from a list',
  'accounts/instruments/instruments.ts': 'a constant list of columns',
  'platform/services/orders/placed-orders.ts': 'a constant list of columns',
  'platform/objects/schema-steps.ts': 'the name of a table of ours',
  'platform/objects/cart-checkout.ts': 'names of tables of ours, values bound',
  'platform/objects/cart-lines.ts': 'a condition of ours, values bound',
  'platform/objects/placement/record.ts': 'a condition of ours, values bound',
}
function assembledStatements(): string[] {
  return ['accounts', 'backend', 'platform', 'publishing', 'reviews']
    .flatMap((room) =>
      readdirSync(fromRoot(room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /\.(?:prepare|exec)(?:<[^(]*>)?\(\s*`[^`]*\$\{/.test(readFileSync(fromRoot(file), 'utf8')))
    .filter((file) => !(file in assembled))
}

const isReflected = (body: string, text: string) => body.includes(text)

export const inputRows: readonly Row[] = [
  {
    id: 'S4',
    what: 'rich text of editors',
    async run(bench) {
      const quiet = { ...bench, log: () => undefined }
      const ran = await payloadsThatRun(quiet, everyPayload)
      if (Number.isNaN(ran))
        return { held: true, got: 'not tried: ../shared/data/hostile is not here (content.hostile)' }
      return verdict(
        ran === 0 ? [] : [`${ran} ran`],
        `every ${everyPayload}th payload in every field (all: content.hostile)`,
      )
    },
  },
  {
    id: 'S5',
    what: 'script elsewhere',
    async run({ runtime: { shopUrl } }) {
      const faults: string[] = []
      const payloads = markupPayloads(texts)
      const addresses = (text: string) => {
        const value = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'))
        return [
          `/en-us/search?q=${value}`,
          `/en-us/c/women-1000?colour=${value}&sort=${value}&page=${value}`,
          `/en-us/${value}`,
          `/en-us/cart?notice=${value}&coupon=${value}&line=${value}`,
          `/en-us/account?returnTo=/${value}`,
          `/en-us/stories?tagId=${value}`,
          `/en-us/dialog/quickshop?product=${value}`,
        ]
      }
      await atOnce(payloads, lanes, async (text) => {
        for (const path of addresses(text)) {
          const { status, headers, body } = await see(shopUrl + path, { headers: newNetwork() })
          if (status >= 500) faults.push(`${path}: ${status}`)
          if (headers.get('content-type')?.startsWith('text/html') && isReflected(body, text)) faults.push(path)
        }
      })
      const shopper = await shopperWith({ url: shopUrl })
      const pages = ['/en-us/checkout/shipping', '/en-us/checkout/billing', '/en-us/checkout/summary', '/en-us/cart']
      for (const text of payloads) {
        const typed = { ...home, firstName: text, lastName: text, addressLine1: text, city: text }
        const reflected = await shopper.post('checkout/shipping', {
          email: text,
          method: 'standard',
          suggestion: 'keep',
          ...prefixed('shipping.', typed),
        })
        const forms = [
          reflected,
          await shopper.post('checkout/shipping', {
            email: 'a@b.example',
            method: 'standard',
            ...prefixed('shipping.', typed),
          }),
          await shopper.post('cart/coupon', { coupon: text, returnTo: '/en-us/cart' }, newNetwork()),
          await shopper.post('checkout/track', { orderNumber: text, email: text }, newNetwork()),
          await shopper.post('session/associate', { email: text, password: '', storeId: text }, newNetwork()),
        ]
        for (const { html } of forms) if (isReflected(html, text)) faults.push(`a form gives back ${text}`)
        for (const page of pages)
          if (isReflected((await shopper.open(page)).html, text)) faults.push(`${page} shows ${text}`)
      }
      return verdict(
        faults,
        `${payloads.length} texts in 7 addresses and 5 forms, kept and shown on 4 pages; no wapiti`,
      )
    },
  },
  {
    id: 'S6',
    what: 'SQL',
    async run({ runtime: { shopUrl, platformUrl } }) {
      const faults = assembledStatements().map((file) => `${file} puts a statement together`)
      const reads = operations.filter(({ method }) => method === 'GET')
      const search = (value: string) => `${shopUrl}/en-us/search?q=${value}`
      const products = (html: string) => html.match(/href="\/en-us\/p\//g)?.length ?? 0
      let sent = 0
      await atOnce(injections, lanes, async (text) => {
        const value = encodeURIComponent(text)
        for (const { path, query } of reads) {
          const names = Object.keys(query?.shape ?? {})
          const queryString = [`locale=en-us`, ...names.map((name) => `${name}=${value}`)].join('&')
          for (const address of [
            `${path.replace(/\{\w+\}/g, value)}?${queryString}`,
            `${path.replace(/\{\w+\}/g, 'x')}?locale=${value}`,
          ]) {
            sent += 1
            const began = performance.now()
            const { status, body } = await see(platformUrl + address, { headers: clientHeaders() })
            if (status === 500 || status === 502 || databaseError.test(body)) faults.push(`${status} for ${address}`)
            if (performance.now() - began > 5000) faults.push(`${address} took seconds`)
          }
        }
        // The words without what a statement could be ended by.
        const words = encodeURIComponent(text.replace(/\W+/g, ' '))
        const [found, plain] = [
          await see(search(value), { headers: newNetwork() }),
          await see(search(words), { headers: newNetwork() }),
        ]
        if (products(found.body) !== products(plain.body)) faults.push(`search finds other goods for ${text}`)
        const cookie = `kerb-session=${value}; kerb-visitor=${value}; kerb-locale=${value}`
        const page = await see(`${shopUrl}/en-us/cart`, { headers: { cookie } })
        if (page.status !== 200 || databaseError.test(page.body)) faults.push(`cookies with ${text}: ${page.status}`)
      })
      return verdict(faults, `${sent} calls with ${injections.length} injections, all statements bound; no sqlmap`)
    },
  },
  {
    id: 'S23',
    what: 'what clients may not say',
    async run({ runtime: { shopUrl, platformUrl } }) {
      const faults: string[] = []
      const trusted = {
        price: '1',
        currentPrice: '1',
        rowTotal: '1',
        'price.current': '1',
        currency: 'JPY',
        maxQty: '999999',
        maxAllowedQty: '999999',
        pdpUrl: 'https://evil.example/',
        productImageURL: 'https://evil.example/x.png',
        storeEmployeeId: 'E-1',
        consumerType: 'EMPLOYEE',
        consumerId: 'CDEMOEMPLOYEE',
        shippingId: 'free',
        discount: '9999',
        total: '1',
        bonus: 'true',
        shippingCost: '0',
      }
      const cartOf = async (shopper: Browser): Promise<Cart | null> =>
        (JSON.parse((await shopper.open('/api/cart?locale=en-us')).html) as { cart: Cart | null }).cart
      const plain = await shopperWith({ url: shopUrl }, product)
      const honest = await cartOf(plain)
      const item = honest?.items[0]
      if (!honest || !item) return verdict(['no cart to compare with'], 'nothing tried')
      const compare = (what: string, cart: Cart | null) => {
        const line = cart?.items[0]
        if (JSON.stringify(cart?.totals) !== JSON.stringify(honest.totals)) faults.push(`${what}: other totals`)
        if (JSON.stringify(line?.price) !== JSON.stringify(item.price)) faults.push(`${what}: another price`)
        if (/evil\.example|E-1|JPY|999999/.test(JSON.stringify(cart))) faults.push(`${what}: kept what it was told`)
      }
      const size: Size = { productId: item.productId, upc: item.upc }
      const liar = new Browser(shopUrl)
      await liar.open(`/en-us/p/x-${product}`)
      await liar.post('cart/add', { ...size, qty: '1', ...trusted })
      compare('cart/add', await cartOf(liar))
      const line = { itemId: (await cartOf(liar))?.items[0]?.id ?? '', ...size }
      await liar.post('cart/update', { ...line, qty: '1', ...trusted })
      compare('cart/update', await cartOf(liar))
      for (const qty of ['999999', '1e9', '-1', '0.5', '9007199254740993']) {
        await liar.post('cart/update', { ...line, qty, ...trusted })
        if ((await cartOf(liar))?.items[0]?.qty !== 1) faults.push(`a quantity of ${qty} was taken`)
      }
      await liar.open('/en-us/checkout/shipping')
      const delivered = {
        email: 'a@b.example',
        method: 'standard',
        suggestion: 'keep',
        ...prefixed('shipping.', home),
        ...trusted,
      }
      for (const shopper of [liar, plain])
        await shopper.post('checkout/shipping', shopper === liar ? delivered : { ...delivered, ...{ price: '' } })
      const [lied, honestCart] = [await cartOf(liar), await cartOf(plain)]
      if (lied?.totals.total !== honestCart?.totals.total) faults.push('checkout/shipping: another total')

      const { token, cartId } = await newShopper(platformUrl, size)
      const body = JSON.stringify([{ ...size, cartId, qty: 1, ...trusted, price: { current: 1, rowTotal: 1 } }])
      const headers = { ...clientHeaders(), 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const answer = await see(`${platformUrl}/cart/v1/item?locale=en-us`, { method: 'POST', headers, body })
      const cart = answer.status === 200 ? (JSON.parse(answer.body) as Cart) : null
      if (answer.status >= 500) faults.push(`the call itself: ${answer.status}`)
      if (cart?.items.some(({ price }) => price.current !== item.price.current))
        faults.push('the call itself: another price')
      const foreign = await ask(platformUrl, 'cart.get', { params: { basketId: cartId }, query: {} })
      if (foreign.status === 200) faults.push('a basket without its token')
      return verdict(faults, `${Object.keys(trusted).length} fields in 3 forms and a call: ignored or refused`)
    },
  },
  {
    id: 'S24',
    what: 'errors',
    async run({ runtime: { shopUrl, platformUrl } }) {
      const faults: string[] = []
      const bodies = ['{', '[]', '{"a":1}', '"x"', '{"body":{"x":[1,2]}}']
      let sent = 0
      await atOnce(operations, lanes, async ({ id, method, path, body }) => {
        for (const text of body ? bodies : ['']) {
          sent += 1
          const headers = { ...clientHeaders(), ...(body && { 'content-type': 'application/json' }) }
          const init = { method, headers, ...(body && { body: text }) }
          const answer = await see(`${platformUrl}${path.replace(/\{\w+\}/g, '~')}?locale=en-us`, init)
          if (stack.test(answer.body) || databaseError.test(answer.body)) faults.push(`${id} tells too much`)
          if (answer.status < 400) continue
          const answered = JSON.parse(answer.body) as Partial<ErrorBody>
          if (!answered.errorDetails?.[0]?.errorId || !answer.headers.get('x-correlation-id'))
            faults.push(`${id}: no id`)
          if (answer.status === 500) faults.push(`${id}: 500`)
        }
      })
      const addresses = [
        '/en-us/nowhere-at-all',
        '/en-us/p/x-NOTHING000',
        '/en-us/c/9999',
        '/api/nowhere',
        '/fapi/nowhere',
      ].concat(['/en-us/%E0%A4%A', '/images/nowhere', '/preview/settings', '/ops/purge', '/en-us/checkout/summary'])
      for (const path of addresses) {
        const { status, body } = await see(shopUrl + path)
        if (status >= 500 || stack.test(body) || databaseError.test(body)) faults.push(`${path}: ${status}`)
      }
      return verdict(
        faults,
        `${sent} wrong calls of ${operations.length} operations, ${addresses.length} wrong addresses`,
      )
    },
  },
]
