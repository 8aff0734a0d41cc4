import { cookieNames } from '../../../worker/http/cookies/cookie-names.ts'
import { setSecurityHeaders } from '../../../worker/http/security/security-headers.ts'
import { Browser } from '../../shown/browser.ts'
import { shopperWith } from '../degradation/pages.ts'
import { type Row, verdict } from '../row.ts'
import { newNetwork, see, sendRaw, signedIn } from './client.ts'

const wanted: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(?:strict-origin-when-cross-origin|no-referrer|same-origin|strict-origin)$/,
  'x-frame-options': /^(?:DENY|SAMEORIGIN)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
}
/** Says too much of what answers. */
const telling = ['server', 'x-powered-by', 'x-aspnet-version']
const mostCookieBytes = 4096
/** Script of the page writes it as well, to remember what was closed. */
const readByScript: ReadonlySet<string> = new Set([cookieNames(false).dismissed])

export const headerRows: readonly Row[] = [
  {
    id: 'S1',
    what: 'headers',
    async run({ runtime: { shopUrl }, pages }) {
      const faults: string[] = []
      const html = (await see(shopUrl + pages.home)).body
      const script = /\/assets\/entry-[\w-]+\.js/.exec(html)?.[0] ?? '/assets/entry.js'
      const documents = [pages.home, pages.category, pages.product]
        .concat(['/en-us/search?q=tee', '/en-us/cart', '/en-us/account', '/en-us/stories', '/en-us/nowhere-at-all'])
        .concat(['/en-us/order-tracking', '/en-us/associate-login', '/en-us/dialog/mini-cart', '/preview'])
      const others = [
        script,
        '/api/cart',
        '/api/suggest?q=tee',
        '/robots.txt',
        '/sitemap.xml',
        '/healthz',
        '/en-us/nowhere.png',
      ]
      for (const path of [...documents, ...others]) {
        const { headers } = await see(shopUrl + path)
        for (const [name, value] of Object.entries(wanted))
          if (!value.test(headers.get(name) ?? '')) faults.push(`${path}: ${name} is ${headers.get(name)}`)
        for (const name of telling) if (headers.has(name)) faults.push(`${path}: ${name} is ${headers.get(name)}`)
        if (documents.includes(path) && !headers.has('content-security-policy') && headers.get('location') === null)
          faults.push(`${path}: no policy`)
      }
      const secure = new Headers()
      setSecurityHeaders(secure, true)
      if (!/max-age=(?:[3-9]\d{7}|\d{9,})/.test(secure.get('strict-transport-security') ?? ''))
        faults.push('no strict transport security over TLS')
      const count = documents.length + others.length
      return verdict(faults, `${count} kinds of answers; Observatory and testssl need a public host with TLS`)
    },
  },
  {
    id: 'S8',
    what: 'header injection',
    async run({ runtime: { shopUrl, platformUrl } }) {
      const faults: string[] = []
      const shopHost = new URL(shopUrl).host
      const texts = [
        '%0d%0ax-injected:%201',
        '%0Ax-injected:1',
        '%00',
        '%E5%98%8A%E5%98%8Dx-injected:1',
        '%ff%fe',
        '%E2%80%A8x',
      ]
      const raw = ['a\rx-injected: 1', 'a\u0000b', '\u00e9\u00ff', 'é☃']
      const paths = (text: string) => [
        `/${text}`,
        `/en-us/c/${text}`,
        `/en-us/p/${text}-KCT3886CINK`,
        `/en-us/search?q=${text}`,
        `/en-us/account?returnTo=/${text}`,
        `/preview?to=/${text}`,
        `/preview?token=${text}`,
        `/en-us/cart?notice=${text}`,
        `/en-us/stories?tagId=${text}`,
        `/images/scenes/${text}`,
        `/social/widget/${text}.js`,
      ]
      const headers = [
        'cookie',
        'accept-language',
        'x-fragment',
        'x-island',
        'referer',
        'user-agent',
        'cf-connecting-ip',
        'range',
      ]
      const requests = [
        ...texts.flatMap(paths).map((path) => `GET ${path} HTTP/1.1\r\nhost: ${shopHost}\r\nconnection: close\r\n\r\n`),
        ...raw.flatMap((text) =>
          headers.map(
            (name) =>
              `GET /en-us/help HTTP/1.1\r\nhost: ${shopHost}\r\nconnection: close\r\n${name}: ${name === 'cookie' ? 'kerb-locale=' : ''}${text}\r\n\r\n`,
          ),
        ),
      ]
      const ids = ['x-correlation-id', 'x-transaction-id', 'x-preview-date', 'x-user-id', 'accept']
      const calls = [...raw, ...texts].flatMap((text) =>
        ids.map(
          (name) =>
            `GET /products/v2/catalog?locale=en-us HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${name}: ${text}\r\n\r\n`,
        ),
      )
      const check = (answer: string, request: string) => {
        const head = answer.split('\r\n\r\n')[0] ?? ''
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0)
        if (/^x-injected:/im.test(head)) faults.push(`injected by ${JSON.stringify(request.slice(0, 90))}`)
        if (status >= 500) faults.push(`${status} for ${JSON.stringify(request.slice(0, 90))}`)
      }
      for (const request of requests) check(await sendRaw(shopUrl, Buffer.from(request)), request)
      for (const request of calls) check(await sendRaw(platformUrl, Buffer.from(request)), request)

      const browser = new Browser(shopUrl)
      await browser.open('/en-us/associate-login')
      let forms = 0
      for (const value of ['/a\r\nx-injected: 1', '/a\u0000b', '/é☃', 'a\r\nset-cookie: x=1']) {
        for (const [action, field] of [
          ['dismiss', 'returnTo'],
          ['dismiss', 'name'],
          ['newsletter', 'returnTo'],
          ['cart/add', 'returnTo'],
          ['cart/coupon', 'coupon'],
          ['session/sign-out', 'returnTo'],
          ['checkout/challenge', 'data'],
        ] as const) {
          forms += 1
          const { status } = await browser.post(action, { name: 'offer', form: 'f', [field]: value }, newNetwork())
          if (status >= 500) faults.push(`${status} for ${action} with ${field} ${JSON.stringify(value)}`)
          if (browser.cookies.get('x')) faults.push(`${action} set a cookie for ${field}`)
        }
      }
      return verdict(faults, `${requests.length + calls.length} raw requests and ${forms} forms`)
    },
  },
  {
    id: 'S19',
    what: 'cookies',
    async run({ runtime: { shopUrl }, pages }) {
      const faults: string[] = []
      const lines: string[] = []
      const member = await signedIn(shopUrl)
      const shopper = await shopperWith({ url: shopUrl })
      const listen = async (path: string, cookie = '', init: RequestInit = {}) => {
        const answer = await fetch(shopUrl + path, {
          redirect: 'manual',
          ...init,
          headers: { cookie, ...init.headers },
        })
        lines.push(...answer.headers.getSetCookie())
        await answer.arrayBuffer()
      }
      for (const path of [pages.home, pages.product, '/de-de', '/en-us/cart', '/en-us/checkout', '/preview'])
        for (const cookie of ['', member.cookies.header(), shopper.cookies.header()]) await listen(path, cookie)
      for (const action of ['dismiss', 'newsletter', 'session/sign-out', 'cart/coupon', 'checkout/shipping']) {
        const csrf = /name="csrf" value="([^"]+)"/.exec((await shopper.open('/en-us/associate-login')).html)?.[1] ?? ''
        const fields = {
          csrf,
          name: 'offer',
          form: 'f',
          'f.email': 'a@b.example',
          coupon: 'NONE',
          email: 'a@b.example',
        }
        const body = new URLSearchParams(fields).toString()
        const headers = { 'content-type': 'application/x-www-form-urlencoded', ...newNetwork() }
        await listen(`/api/${action}?locale=en-us`, shopper.cookies.header(), { method: 'POST', headers, body })
      }
      const names = new Set<string>()
      for (const line of lines) {
        const name = line.split('=')[0] ?? ''
        names.add(name)
        if (!/; Path=\/(?:;|$)/i.test(line) || /; Domain=/i.test(line)) faults.push(`${name}: path or domain`)
        if (!/; SameSite=(?:Lax|Strict)/i.test(line)) faults.push(`${name}: no SameSite`)
        if (!/; HttpOnly/i.test(line) && !readByScript.has(name)) faults.push(`${name}: read by scripts`)
        if (Buffer.byteLength(line) > mostCookieBytes) faults.push(`${name}: ${Buffer.byteLength(line)} bytes`)
      }
      for (const name of Object.values(cookieNames(true)))
        if (!name.startsWith('__Host-') && !readByScript.has(name)) faults.push(`${name} is no __Host- cookie over TLS`)
      return verdict(
        faults,
        `${lines.length} cookies of ${names.size} names, one read by script; Secure needs TLS, so by name`,
      )
    },
  },
]
