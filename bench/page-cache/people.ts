import { demoPassword } from '../../demo/seed/people.ts'
import { consentTo } from '../../shared/consent.fixtures.ts'
import { dismissedCookie } from '../../shared/content/dismissed.ts'
import { createCookieJar } from '../../tests/harness/cookie-jar.ts'

/** Somebody with a browser at the shop, without script. They differ from all others in every field of a request. */
export type Person = {
  readonly name: string
  /** Their network address, browser and dismissals, as they are sent. */
  readonly traits: readonly string[]
  /** Their cookies, as a browser sends them. */
  readonly cookie: () => string
  /** All that their browser sends with every request. */
  readonly headers: () => Readonly<Record<string, string>>
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>
}

const csrfIn = (html: string): string => /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''

let people = 0

function browser(shopUrl: string, name: string) {
  const cookies = createCookieJar()
  people += 1
  // Every second one is in the brand's app, which is another channel.
  const traits = { address: `198.51.100.${people}`, browser: `browserof${people}x`, dismissed: `dismissedby${people}x` }
  const own = {
    'cf-connecting-ip': traits.address,
    'user-agent': `Mozilla/5.0 ${traits.browser}${people % 2 === 0 ? ' KerbApp/2.4' : ''}`,
  }
  cookies.set(dismissedCookie, traits.dismissed)
  const sent = () => ({ ...own, cookie: cookies.header() })
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { ...sent(), ...init.headers }
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
      traits: Object.values(traits),
      cookie: cookies.header,
      headers: sent,
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
  if (allows) cookies.set('kerb-consent', consentTo('targeting'))
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
