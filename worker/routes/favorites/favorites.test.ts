import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listing, product } from '../../../client/pages/pages.fixtures.ts'
import type { Favorites } from '../../../shared/contracts/favorites.ts'
import { createTestApp } from '../../test-app.fixtures.ts'

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined)
  vi.stubGlobal('scheduler', { wait: () => new Promise(() => undefined) })
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

const idOf = (index: number): string => `KR1${String(index).padStart(5, '0')}`
const category = {
  categoryId: '1000',
  slug: 'all',
  name: 'All',
  description: '',
  level: 1,
  breadcrumbs: [],
  children: [],
}

type Options = { readonly features?: string; readonly listed?: number; readonly perPage?: number }

/** A shop on a list service in memory, and one visitor's browser. `sold` are the products that the catalog knows. */
function shopWith({ features = 'allowFavorites', listed = 0, perPage = 24 }: Options = {}) {
  const sold = new Map(
    Array.from({ length: 130 }, (_, index) => [
      idOf(index),
      { ...product, productId: idOf(index), name: `Shoe ${index}` },
    ]),
  )
  const list: Favorites = { favoriteId: null, total: 0, items: [], shareId: null }
  const add = (id: string, saved: Favorites['items'][number]['saved'] = null) => {
    list.items.unshift({ id, itemId: `item-${id}`, saved })
    Object.assign(list, { favoriteId: 'F1', total: list.items.length })
  }
  for (let index = 0; index < listed; index += 1) add(idOf(index))
  const calls: string[] = []
  let refusal: { readonly errorId: string; readonly status: number } | null = null
  const answerOf = async ({ pathname: path, searchParams }: URL, init: RequestInit): Promise<unknown> => {
    const body = init.body ? JSON.parse(String(init.body)) : {}
    if (path.includes('/menu/')) return { id: 'menu', revision: 1, items: [] }
    if (path.includes('/footer/')) return { id: 'footer', revision: 1, columns: [], legal: [], smallPrint: '' }
    if (path.endsWith('/auth/token'))
      return {
        accessToken: 'guest-token',
        expiresIn: 1800,
        refreshToken: 'refresh-token-of-a-guest',
        consumerNo: 'G1',
        consumerType: 'GUEST',
        memberId: null,
        basketId: null,
        favorites: null,
        isEmployeeDiscountTCAccepted: false,
      }
    if (path.endsWith('/products/v2/catalog')) {
      const ids = searchParams.get('ids')?.split(',')
      const products = [...sold.values()].filter(({ productId }) => ids?.includes(productId) ?? true)
      return ids
        ? { products }
        : { ...listing, facets: [], total: 2, start: 0, products: products.slice(0, 2), category }
    }
    if (!path.includes('/wishlists/')) return null
    calls.push(`${init.method} ${path.replace('/wishlists/v2/favorites', '')}`)
    if (path.endsWith('/share') && init.method === 'POST') {
      list.shareId = body.shared ? 'share-token' : null
      return { shareId: list.shareId }
    }
    if (path.endsWith('/share')) return path.includes(`/${list.shareId}/`) ? { ...list, ownerName: null } : null
    if (init.method === 'POST') add(body.id)
    if (init.method === 'DELETE') {
      list.items = list.items.filter(({ itemId }) => !path.endsWith(`/${itemId}`))
      list.total = list.items.length
    }
    return { ...list, items: list.items.slice(0, Number(searchParams.get('count') ?? 200)) }
  }
  const app = createTestApp({
    vars: { FEATURES: features, FAVORITES_PER_PAGE: String(perPage) },
    async answer(url, init) {
      if (refusal && url.pathname.includes('/wishlists/') && init.method !== 'GET')
        return Response.json(
          { errorDetails: [{ errorId: refusal.errorId, message: '' }], appId: 'a', correlationId: 'c' },
          { status: refusal.status },
        )
      const answer = await answerOf(url, init)
      return answer ? Response.json(answer) : new Response('{}', { status: 404 })
    },
  })
  const cookies = new Map<string, string>()
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await app.request(path, { ...init, headers: { ...init.headers, cookie: cookieHeader() } })
    for (const [, name = '', value = ''] of answer.headers
      .getSetCookie()
      .flatMap((line) => [...line.matchAll(/^([^=]+)=([^;]*)/g)]))
      cookies.set(name, value)
    return answer
  }
  const page = async (path: string) => (await send(path)).text()
  const post = async (action: string, fields: Readonly<Record<string, string>>, headers = {}) => {
    const csrf = /name="csrf" value="([^"]+)"/.exec(await page('/en-us/c/all-1000'))?.[1] ?? ''
    return send(`/api/favorites/${action}?locale=en-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ csrf, ...fields }).toString(),
    })
  }
  return {
    ...app,
    list,
    add,
    sold,
    calls,
    cookieHeader,
    page,
    send,
    post,
    json: async (fields: Readonly<Record<string, string>>) =>
      (await post('toggle', fields, { accept: 'application/json' })).json(),
    refuse: (errorId: string, status: number) => {
      refusal = { errorId, status }
    },
  }
}

/** The accessible state of hearts, by product. */
const heartsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<button[^>]*class="heart"[^>]*>/g)].map(([button]) => [
      /value="([^"]*)"/.exec(button)?.[1],
      /aria-pressed="([^"]*)"/.exec(button)?.[1],
    ]),
  )
const categoryPath = '/en-us/c/all-1000'

describe('a heart without script', () => {
  it('is pressed by its form, and shows on a page that was cached before', async () => {
    const shop = shopWith()
    expect(heartsOf(await shop.page(categoryPath))).toEqual({ [idOf(0)]: 'false', [idOf(1)]: 'false' })
    await shop.settled()
    const answer = await shop.post('toggle', { productId: idOf(1) }, { referer: `https://shop.example${categoryPath}` })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, categoryPath])
    const before = shop.calls.length
    const again = await shop.send(categoryPath)
    expect(again.headers.get('x-page-cache')).toContain('hit')
    const html = await again.text()
    expect(heartsOf(html)).toEqual({ [idOf(0)]: 'false', [idOf(1)]: 'true' })
    expect(html).toMatch(/data-favorites="">1</)
    expect(shop.calls).toHaveLength(before)
  })

  it('is released by a second press', async () => {
    const shop = shopWith()
    await shop.post('toggle', { productId: idOf(0) })
    await shop.post('toggle', { productId: idOf(0) })
    expect(shop.list.items).toEqual([])
    expect(heartsOf(await shop.page(categoryPath))[idOf(0)]).toBe('false')
  })

  it.each(['https://evil.example/', 'https://shop.example//evil.example', 'nonsense', ''])(
    'never leads away from the shop: %j',
    async (referer) => {
      const answer = await shopWith().post('toggle', { productId: idOf(0) }, { referer })
      expect(answer.headers.get('location')).toMatch(/^\/en-us\/favorites$|^\/evil\.example$/)
    },
  )

  it('that is refused shows the reason on the list', async () => {
    const shop = shopWith()
    await shop.post('toggle', { productId: idOf(0) })
    shop.refuse('FAV409', 409)
    const answer = await shop.post('toggle', { productId: idOf(9) })
    expect(answer.status).toBe(409)
    const html = await answer.text()
    expect(html).toMatch(/role="alert">Your list is full, it holds 200 products/)
    expect(heartsOf(html)).toEqual({ [idOf(0)]: 'true' })
  })
})

describe('a heart with script', () => {
  it('gets the whole list, and setting it twice has the effect of setting it once', async () => {
    const shop = shopWith()
    expect(await shop.json({ productId: idOf(0), to: 'on' })).toEqual({ ok: true, ids: [idOf(0)], total: 1 })
    expect(await shop.json({ productId: idOf(0), to: 'off' })).toEqual({ ok: true, ids: [], total: 0 })
    expect(await shop.json({ productId: idOf(0), to: 'off' })).toEqual({ ok: true, ids: [], total: 0 })
  })

  it('reports a failure in the shopper’s language', async () => {
    const shop = shopWith()
    shop.refuse('FAV409', 409)
    expect(await shop.json({ productId: idOf(0), to: 'on' })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/full/),
    })
  })

  it.each([{}, { productId: 'x' }, { productId: '../../etc' }])('refuses %j', async (fields) => {
    expect((await shopWith().post('toggle', fields)).status).toBe(400)
  })

  it('refuses a form without the visitor’s token', async () => {
    const shop = shopWith()
    expect((await shop.post('toggle', { productId: idOf(0), csrf: 'x' })).status).toBe(403)
    expect(shop.list.items).toEqual([])
  })
})

describe('the list', () => {
  it('is empty for a new visitor, without a call', async () => {
    const shop = shopWith()
    expect(await shop.page('/en-us/favorites')).toContain('No favorites yet')
    expect(shop.calls).toEqual([])
  })

  it('has the newest first, in pages, with every heart pressed', async () => {
    const shop = shopWith({ perPage: 2 })
    for (const index of [0, 1, 2]) await shop.json({ productId: idOf(index), to: 'on' })
    const first = await shop.page('/en-us/favorites')
    expect(heartsOf(first)).toEqual({ [idOf(2)]: 'true', [idOf(1)]: 'true' })
    expect(first).toContain('1 to 2 of 3')
    const second = await shop.page('/en-us/favorites?page=2')
    expect(heartsOf(second)).toEqual({ [idOf(0)]: 'true' })
    expect(heartsOf(await shop.page('/en-us/favorites?page=99'))).toEqual({ [idOf(0)]: 'true' })
  })

  it('shows what has changed since a product was saved', async () => {
    const shop = shopWith()
    await shop.json({ productId: idOf(0), to: 'on' })
    const at = (amount: number, available = true) => ({ price: { amount, currency: 'USD' as const }, available })
    shop.add(idOf(1), at(9900))
    shop.add(idOf(2), at(7900))
    shop.add(idOf(3), at(8900, false))
    shop.add(idOf(4), at(8900))
    shop.sold.set(idOf(4), { ...product, productId: idOf(4), available: false })
    shop.add('KGONE0000X')
    const html = await shop.page('/en-us/favorites')
    for (const words of ['Down from $99', 'Was $79', 'Back in stock', 'Sold out since', 'KGONE0000X is no longer sold'])
      expect(html).toContain(words)
    expect(heartsOf(html)['KGONE0000X']).toBe('true')
  })

  it('is private: not cached, not indexed', async () => {
    const answer = await shopWith().send('/en-us/favorites')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-page-cache')).toContain('bypass')
    expect(await answer.text()).toContain('name="robots" content="noindex"')
  })

  it('of more products than a cookie holds shows every heart', async () => {
    const shop = shopWith({ listed: 100 })
    await shop.json({ productId: idOf(120), to: 'on' })
    expect(shop.cookieHeader().length).toBeLessThan(3500)
    expect(heartsOf(await shop.page(categoryPath))).toEqual({ [idOf(0)]: 'true', [idOf(1)]: 'true' })
    const { ids, total } = (await (await shop.send('/api/favorites')).json()) as { ids: string[]; total: number }
    expect([ids.length, total]).toEqual([101, 101])
  })
})

describe('a list that is shared', () => {
  it('can be read by anyone with the link, until sharing ends', async () => {
    const shop = shopWith()
    await shop.json({ productId: idOf(0), to: 'on' })
    expect((await shop.post('share', { shared: 'on' })).headers.get('location')).toBe('/en-us/favorites#share')
    const link = /https:\/\/shop\.example(\/en-us\/favorites\/shared\/[\w-]+)/.exec(await shop.page('/en-us/favorites'))
    const read = () => shop.request(link?.[1] ?? '/')
    const other = await read()
    expect([other.status, other.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const html = await other.text()
    expect(html).toContain('name="robots" content="noindex"')
    expect(heartsOf(html)).toEqual({ [idOf(0)]: 'false' })
    await shop.post('share', { shared: 'off' })
    expect((await read()).status).toBe(404)
  })
})

describe('without the favorites feature', () => {
  it('has no hearts, no link in the header and no list', async () => {
    const shop = shopWith({ features: '' })
    const html = await shop.page(categoryPath)
    expect(heartsOf(html)).toEqual({ [idOf(0)]: 'undefined', [idOf(1)]: 'undefined' })
    expect(html).not.toContain('/favorites')
    expect((await shop.send('/en-us/favorites')).status).toBe(404)
  })
})
