import type { Miniflare } from 'miniflare'
import { createCookieJar } from '../../tests/harness/cookie-jar.ts'
import { type Account, createAccounts, password } from './accounts.ts'

type Shop = {
  readonly shopUrl: string
  readonly platformUrl: string
  readonly adminToken: string
  readonly miniflare: Miniflare
}
type Visitor = ReturnType<typeof newVisitor>

const accountPages = [
  '/account',
  '/account/profile',
  '/account/addresses',
  '/account/addresses/new',
  '/account/payment',
  '/account/payment/new',
  '/account/orders',
  '/account/preferences',
  '/favorites',
  '/cart',
  '/checkout/shipping',
  '/dialog/mini-cart',
]
const ownLink = /href="(\/en-us\/(?:account|favorites|cart|checkout|order|dialog)[^"#]*)"/g
/** More would only repeat the same few pages. */
const mostPages = 60

/** Someone whose every word is found nowhere else. */
function newPerson(name: string): Account {
  const person = { firstName: `Zora${name}`, lastName: `Quill${name}` }
  return {
    ...person,
    consumerId: `CPRIVATE${name.toUpperCase()}`,
    email: `private.${name.toLowerCase()}@bench.example`,
    loyalty: { memberId: `M-PRIVATE-${name}`, openingPoints: 2600, since: '2026-01-01T00:00:00Z' },
    addresses: [
      {
        ...person,
        id: `A-PRIVATE-${name}`,
        approachType: 'S',
        addressLine1: `12 ${name}lane Street`,
        city: 'New York',
        province: 'NY',
        postalCode: '10002',
        country: 'US',
        phone: '2125550123',
      },
    ],
  }
}

/** Values that nobody else may ever be sent of a person. */
function secretsOf(name: string, visitor: Visitor): string[] {
  const { email, consumerId, firstName, lastName, addresses = [] } = newPerson(name)
  const words = [email, consumerId, firstName, lastName, `M-PRIVATE-${name}`, addresses[0]?.addressLine1]
  const cookies = ['kerb-session', 'kerb-visitor'].map((cookie) => visitor.cookies.get(cookie))
  return [...words, ...cookies].filter((secret) => secret !== undefined && secret !== null)
}

function newVisitor({ shopUrl }: Shop) {
  const cookies = createCookieJar()
  let csrf = ''
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = { ...init.headers, cookie: cookies.header() }
    const response = await fetch(shopUrl + path, { ...init, headers, redirect: 'manual' })
    cookies.keep(response)
    const text = await response.text()
    csrf = /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? csrf
    return { response, text }
  }
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    request(`${path}?locale=en-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ csrf, ...fields }).toString(),
    })
  return { cookies, request, post }
}

async function signIn(visitor: Visitor, email: string): Promise<void> {
  await visitor.request('/en-us/account')
  const { response } = await visitor.post('/api/session/sign-in', { email, password })
  if (response.status !== 303) throw new Error(`signing in answered ${response.status}`)
}

/** Opens pages, and the visitor's own pages that they link to. Resolves to all paths seen. */
async function crawl(
  visitor: Visitor,
  start: readonly string[],
  onPage: (path: string, page: Awaited<ReturnType<Visitor['request']>>) => void,
): Promise<string[]> {
  const paths = [...start]
  for (let next = 0; next < paths.length && next < mostPages; next += 1) {
    const path = paths[next] ?? ''
    const page = await visitor.request(path)
    onPage(path, page)
    for (const [, link = ''] of page.text.matchAll(ownLink)) {
      const address = link.replaceAll('&amp;', '&')
      if (!paths.includes(address)) paths.push(address)
    }
  }
  return paths.slice(0, mostPages)
}

/**
 * A person walks through the shop and the account, then another and a guest walk the same way. Resolves to the places
 * where anything of the first was found that isn't theirs alone: pages of others, KV, and answers that may be shared.
 */
export async function findLeaks(shop: Shop, publicPages: readonly string[]): Promise<string[]> {
  const names = ['Amaranth', 'Bergamot']
  await createAccounts({ origin: shop.platformUrl, adminToken: shop.adminToken }, names.map(newPerson))
  const leaks: string[] = []
  const start = [...publicPages, ...accountPages.map((path) => `/en-us${path}`)]
  const productId = /([A-Z0-9]{8,11})$/.exec(publicPages.at(-1) ?? '')?.[1] ?? ''
  let paths: readonly string[] = start
  let secrets: readonly string[] = []
  const findIn = (place: string, text: string) => {
    for (const secret of secrets) if (text.includes(secret)) leaks.push(`${place} has ${secret}`)
  }
  for (const name of names) {
    const visitor = newVisitor(shop)
    await signIn(visitor, `private.${name.toLowerCase()}@bench.example`)
    await visitor.post('/api/favorites/toggle', { productId, to: 'on' })
    const own = secretsOf(name, visitor)
    let seen = 0
    paths = await crawl(visitor, paths, (path, { response, text }) => {
      findIn(`${name}: ${path}`, text)
      if (!own.some((secret) => text.includes(secret))) return
      seen += 1
      const cacheControl = response.headers.get('cache-control') ?? ''
      if (!/private|no-store/.test(cacheControl)) leaks.push(`${path} may be shared: ${cacheControl}`)
    })
    if (seen < accountPages.length / 2) throw new Error(`${name} was seen on ${seen} pages only`)
    secrets = [...secrets, ...secretsOf(name, visitor)]
  }
  await crawl(newVisitor(shop), paths, (path, { text }) => findIn(`a guest: ${path}`, text))
  const kv = await shop.miniflare.getKVNamespace('CONTENT_CACHE', 'kerb')
  for (let cursor: string | undefined, more = true; more; ) {
    const list: Awaited<ReturnType<typeof kv.list>> = await kv.list(cursor === undefined ? {} : { cursor })
    for (const { name, metadata } of list.keys)
      findIn(`KV ${name}`, `${name} ${JSON.stringify(metadata)} ${await kv.get(name)}`)
    more = !list.list_complete
    cursor = list.list_complete ? undefined : list.cursor
  }
  return leaks
}
