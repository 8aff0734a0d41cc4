import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { IslandPropsOf } from '../../../client/islands/contracts.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'

type Refusal = {
  readonly message: string
  readonly place: 'inline' | 'toast' | 'top' | 'input' | 'item'
  readonly notice?: string
  readonly texts?: Readonly<Record<string, string>>
}
type View = (cart: Cart | null, query: URLSearchParams) => IslandPropsOf<'cart-view'>
export type Posted = { readonly action: string; readonly fields: Readonly<Record<string, string>> }

export type CartServer = {
  /** The server's cart: each test has its own, so that no test sees another's. */
  open(cart: Cart | null): void
  /** Refuses the next change. */
  refuseNext(refusal: Refusal): void
  /** Delays the response to the next change until the returned function is called. */
  holdNext(): () => void
  /** The props of the island `cart-view`, from the cart and the page's query; throws if the page fails. */
  show(view: View): void
  /** The UPCs that `/api/stock` calls sold out, at first none; null if stock can't be read. */
  sellOut(upcs: readonly string[] | null): void
  /** The requested changes, oldest first, without their tokens and keys. */
  readonly posts: readonly Posted[]
  /** How often the cart was read. */
  readonly reads: number
}

let baskets = 0

/** The shop's routes of cart and stock behind `fetch`. Any other request fails the test. */
export function useCartServer(): CartServer {
  let cart: Cart | null = null
  let refusal: Refusal | null = null
  let removed: Cart['items'] = []
  let view: View | null = null
  let soldOut: readonly string[] | null = []
  let pendingAnswer: Promise<void> | undefined
  let reads = 0
  const posts: Posted[] = []
  const unexpected: string[] = []

  const change = (action: string, fields: URLSearchParams): void => {
    const items = cart?.items ?? []
    const id = fields.get('itemId')
    const qty = Number(fields.get('qty')) + Number(fields.get('step') ?? 0)
    const nextItems =
      action === 'add'
        ? [...items, ...removed.filter(({ upc }) => upc === fields.get('upc'))]
        : action === 'update' && qty > 0
          ? items.map((item) => (item.id === id ? { ...item, qty } : item))
          : items.filter((item) => item.id !== id)
    removed = [...removed, ...items.filter((item) => !nextItems.includes(item) && item.id === id)]
    if (cart) cart = { ...cart, version: cart.version + 1, items: nextItems }
  }
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input), location.href)
    const action = /^\/api\/cart\/([a-z-]+)$/.exec(url.pathname)?.[1]
    if (view && new Headers(init?.headers).get('x-island') === 'cart-view')
      return Response.json({ title: '', islands: [{ name: 'cart-view', props: view(cart, url.searchParams) }] })
    if (url.pathname === '/api/cart') {
      reads += 1
      return Response.json({ cart })
    }
    if (url.pathname === '/api/stock') return soldOut ? Response.json({ soldOut }) : new Response(null, { status: 503 })
    if (!action || !(init?.body instanceof URLSearchParams)) {
      unexpected.push(`${init?.method ?? 'GET'} ${url.pathname}`)
      throw new TypeError('nobody answers')
    }
    const { key, csrf, locale, returnTo, remaining, ...fields } = Object.fromEntries(init.body)
    posts.push({ action, fields })
    await pendingAnswer
    if (refusal) {
      const reply = { ok: false, cart: null, recovery: 'none', ...refusal }
      refusal = null
      return Response.json(reply, { status: 409 })
    }
    change(action, init.body)
    return Response.json({ ok: true, cart, message: 'Your cart has changed.' })
  }
  beforeEach(() => {
    posts.length = 0
    unexpected.length = 0
    reads = 0
    removed = []
    view = null
    soldOut = []
    pendingAnswer = undefined
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  })
  afterEach(() => expect(unexpected, 'requests that nobody expected').toEqual([]))
  return {
    open(input) {
      baskets += 1
      cart = input && { ...input, id: `basket-of-test-${baskets}` }
    },
    refuseNext: (next) => {
      refusal = next
    },
    show: (next) => {
      view = next
    },
    sellOut: (upcs) => {
      soldOut = upcs
    },
    posts,
    holdNext() {
      let release: () => void = () => undefined
      pendingAnswer = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    get reads() {
      return reads
    },
  }
}
