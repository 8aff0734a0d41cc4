import { setTimeout as wait } from 'node:timers/promises'
import { consentCookie } from '../../shared/consent.ts'

type Headers = Readonly<Record<string, string>>

/** A browser's name: nothing is counted of crawlers. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** Somebody without script, with cookies of their own, who says yes to the prompt of the first page. */
export function newVisitor(shop: string) {
  const cookies = new Map<string, string>()
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'user-agent': userAgent, origin: shop, ...(init.headers as Headers), cookie }
    const response = await fetch(`${shop}${path}`, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const open = async (path: string, headers: Headers): Promise<string> => {
    const response = await ask(path, { headers })
    const html = await response.text()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    return html
  }
  const csrfIn = (html: string): string => /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const allow = async (path: string, html: string): Promise<void> => {
    const [, locale = ''] = path.split('/')
    const body = new URLSearchParams({ to: 'consent', csrf: csrfIn(html), locale, choice: 'all' })
    const { status } = await ask(path, { method: 'POST', body })
    if (!cookies.has(consentCookie)) throw new Error(`${path} kept no consent: status ${status}`)
  }
  const view = async (path: string, headers: Headers = {}): Promise<string> => {
    const html = await open(path, headers)
    if (cookies.has(consentCookie)) return html
    await allow(path, html)
    return open(path, headers)
  }
  return {
    view,
    /** Looks at a product, chooses its first size that is left, and puts it into the bag. */
    async addToBag(product: string): Promise<void> {
      const html = await view(product)
      const [, productId = ''] = /name="productId" value="([^"]+)"/.exec(html) ?? []
      const [, upc = ''] = /<input(?![^>]*disabled)[^>]*name="upc"[^>]*value="(\d+)"/.exec(html) ?? []
      const [, locale = ''] = product.split('/')
      const body = new URLSearchParams({ csrf: csrfIn(html), locale, productId, upc, qty: '1' })
      const add = () => ask(`/api/cart/add?locale=${locale}`, { method: 'POST', body })
      let answer = await add()
      // The shop limits the first additions of one address.
      while (answer.status === 429) {
        await wait(1000 * Number(answer.headers.get('retry-after') ?? 1))
        answer = await add()
      }
      const { status } = answer
      if (status !== 303) throw new Error(`${product} was not put into the bag: status ${status}`)
    },
  }
}
