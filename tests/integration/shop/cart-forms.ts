import type { z } from 'zod'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { cookieNames } from '../../../worker/http/cookies/cookie-names.ts'
import { seal, unseal } from '../../../worker/http/cookies/cookies.ts'
import { purposeIn } from '../../../worker/http/cookies/turn.ts'
import { StoredSession } from '../../../worker/services/session.ts'
import type { Shop, Visitor } from '../../harness/shop.ts'

export type Form = Readonly<Record<string, string>>
export type CartReply = {
  readonly ok: boolean
  readonly cart: Cart | null
  readonly message: string
  readonly code?: string
  readonly maxAllowedQty?: number
  readonly itemId?: string
  readonly place?: string
  readonly recovery?: string
  readonly texts?: Readonly<Record<string, string>>
}
export const secret = 'a-session-secret-that-only-tests-know'
export const shoe = 'KCT3886CINK'

/** A shopper at the cart's forms, without a browser. */
export function cartForms(shop: Shop, visitor: Visitor = shop.visitor(), locale = 'en-us') {
  let csrf = ''
  const page = async (path = `/${locale}/cart`) => {
    const first = await visitor.fetch(path)
    const moved = first.headers.get('location')
    const html = await (moved ? await visitor.fetch(moved) : first).text()
    csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? csrf
    return html
  }
  const post = async (action: string, form: Form, headers: Form = {}) => {
    if (!csrf) await page(`/${locale}/p/x-${shoe}`)
    return visitor.fetch(`/api/cart/${action}?locale=${locale}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ csrf, ...form }).toString(),
    })
  }
  const { session: name, turn } = cookieNames(false)
  const purpose = () => purposeIn(visitor.cookies.get(turn) ?? '', 'session')
  const cart = async (): Promise<Cart | null> =>
    ((await (await visitor.fetch(`/api/cart?locale=${locale}`)).json()) as { cart: Cart | null }).cart
  return {
    visitor,
    page,
    post,
    cart,
    /** Takes every line out. */
    async empty(): Promise<void> {
      for (const { id: itemId, productId, upc } of (await cart())?.items ?? [])
        await post('remove', { itemId, productId, upc })
    },
    /** Sends the form and opens the page it comes back to. */
    async posted(action: string, form: Form): Promise<string> {
      const answer = await post(action, { returnTo: `/${locale}/cart`, ...form })
      return page(answer.headers.get('location') ?? '/')
    },
    async json(action: string, form: Form): Promise<CartReply> {
      return (await (await post(action, form, { accept: 'application/json' })).json()) as CartReply
    },
    /** Sizes of a product that are there. */
    async sizes(productId = shoe): Promise<string[]> {
      const html = await page(`/${locale}/p/x-${productId}`)
      return [...html.matchAll(/<input[^>]*name="upc"[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => !tag.includes('data-out'))
        .map((tag) => /value="(\d+)"/.exec(tag)?.[1] ?? '')
    },
    async session(): Promise<z.infer<typeof StoredSession>> {
      return StoredSession.parse(await unseal(secret, purpose(), visitor.cookies.get(name)))
    },
    /** As if the session were another: a basket that is gone, tokens that are no good any more. */
    async changeSession(change: Partial<z.infer<typeof StoredSession>>): Promise<void> {
      const session = StoredSession.parse(await unseal(secret, purpose(), visitor.cookies.get(name)))
      visitor.cookies.set(name, await seal(secret, purpose(), { ...session, ...change }))
    },
  }
}

/** The values of a form's hidden fields and controls are the test's; this reads one off the page. */
export const hidden = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
