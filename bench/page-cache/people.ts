import { demoPassword } from '../../demo/seed/people.ts'
import { createCookieJar } from '../../tests/harness/cookie-jar.ts'

/** Somebody with a browser at the shop, without script. */
export type Person = {
  readonly name: string
  /** Their cookies, as a browser sends them. */
  readonly cookie: () => string
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>
}

const csrfIn = (html: string): string => /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''

function browser(shopUrl: string, name: string) {
  const cookies = createCookieJar()
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { ...init.headers, cookie: cookies.header() }
    const response = await fetch(shopUrl + path, { redirect: 'manual', ...init, headers })
    cookies.keep(response)
    return response
  }
  const post = async (path: string, fields: Readonly<Record<string, string>>) => {
    const response = await ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
    if (response.status !== 303) throw new Error(`${name}: ${path} answered ${response.status}`)
    await response.text()
  }
  return {
    cookies,
    post,
    html: async (path: string) => (await ask(path)).text(),
    person: {
      name,
      cookie: cookies.header,
      get: (path: string, headers: Readonly<Record<string, string>> = {}) => ask(path, { headers }),
    } satisfies Person,
  }
}

/** Somebody who allows targeting or doesn't, signed in or not, with something in the cart or nothing. */
export async function somebody(
  shopUrl: string,
  name: string,
  { email, product, allows = false }: { readonly email?: string; readonly product?: string; readonly allows?: boolean },
): Promise<Person> {
  const { cookies, post, html, person } = browser(shopUrl, name)
  if (allows) cookies.set('kerb-consent', 'required.targeting')
  if (email !== undefined) {
    const csrf = csrfIn(await html('/en-us/account'))
    await post('/api/session/sign-in?locale=en-us', { csrf, email, password: demoPassword })
  }
  if (product !== undefined) {
    const page = await html(product)
    const size = [...page.matchAll(/<input[^>]*name="upc"[^>]*>/g)].find(([tag]) => !/data-out|disabled/.test(tag))
    const upc = /value="([^"]+)"/.exec(size?.[0] ?? '')?.[1] ?? ''
    const productId = /name="productId" value="([^"]+)"/.exec(page)?.[1] ?? ''
    await post('/api/cart/add?locale=en-us', { csrf: csrfIn(page), productId, upc, qty: '1' })
  }
  return person
}
