import { shopForms } from '../../../tests/harness/shop-forms.ts'
import { sign } from '../../../worker/http/cookies/cookies.ts'
import { range } from '../../reliability/at-once.ts'
import { Browser } from '../../shown/browser.ts'
import { shopperWith } from '../degradation/pages.ts'
import { type Row, type RowBench, verdict } from '../row.ts'
import { formType, newNetwork, see, visitor } from './client.ts'

const previewKey = 'local-preview-secret'
const previewForms = ['enter', 'settings', 'revoke', 'leave']
const dayMs = 86_400_000

type Way = {
  readonly what: string
  readonly method?: 'GET'
  readonly headers: (origin: string) => Readonly<Record<string, string>>
  readonly token: 'right' | 'none' | 'foreign'
}
/** Ways in which another site, or a page of ours that doesn't know the token, could make a browser send a change. */
const ways: readonly Way[] = [
  { what: 'cross-site', token: 'right', headers: () => ({ ...formType, 'sec-fetch-site': 'cross-site' }) },
  { what: 'same-site', token: 'right', headers: () => ({ ...formType, 'sec-fetch-site': 'same-site' }) },
  { what: 'foreign Origin', token: 'right', headers: () => ({ ...formType, origin: 'https://evil.example' }) },
  { what: 'Origin null', token: 'right', headers: () => ({ ...formType, origin: 'null' }) },
  { what: 'no Origin, no token', token: 'none', headers: () => formType },
  { what: 'own Origin, no token', token: 'none', headers: (origin) => ({ ...formType, origin }) },
  {
    what: "somebody else's token",
    token: 'foreign',
    headers: () => ({ ...formType, 'sec-fetch-site': 'same-origin' }),
  },
  { what: 'text/plain', token: 'right', headers: () => ({ 'content-type': 'text/plain' }) },
  { what: 'JSON', token: 'right', headers: () => ({ 'content-type': 'application/json' }) },
  { what: 'multipart', token: 'right', headers: () => ({ 'content-type': 'multipart/form-data; boundary=x' }) },
  { what: 'method override', method: 'GET', token: 'right', headers: () => ({ 'x-http-method-override': 'POST' }) },
  { what: 'GET', method: 'GET', token: 'right', headers: () => ({}) },
]

async function csrfFaults({ runtime: { shopUrl } }: RowBench): Promise<string[]> {
  const faults: string[] = []
  const [own, other] = [await visitor(shopUrl), await visitor(shopUrl)]
  const tokens = { right: own.csrf, none: '', foreign: other.csrf }
  const actions = [...shopForms.map((name) => `/api/${name}`), ...previewForms.map((name) => `/preview/${name}`)]
  for (const action of actions) {
    for (const { what, method = 'POST', headers, token } of ways) {
      const fields = new URLSearchParams({
        csrf: tokens[token],
        name: 'offer',
        form: 'f',
        key: previewKey,
        _method: 'POST',
      })
      const init = { method, headers: { cookie: own.cookie, ...newNetwork(), ...headers(shopUrl) } }
      const answer =
        method === 'GET'
          ? await see(`${shopUrl}${action}?${fields}`, init)
          : await see(shopUrl + action, { ...init, body: fields.toString() })
      // Editors' pages lead whoever isn't one to their entrance.
      const isEntrance = /^\/preview\?to=/.test(answer.headers.get('location') ?? '')
      if (answer.status < 400 && !isEntrance && !isLocaleRedirect(answer))
        faults.push(`${action} by ${what}: ${answer.status}`)
      if (answer.status >= 500) faults.push(`${action} by ${what}: ${answer.status}`)
    }
  }
  const purge = await see(`${shopUrl}/ops/purge`, { method: 'POST', headers: { cookie: own.cookie }, body: '{}' })
  if (purge.status !== 401) faults.push(`/ops/purge: ${purge.status}`)
  return faults
}

/** An address that is no page is looked for behind the shopper's locale: nothing was changed. */
const isLocaleRedirect = ({ status, headers }: { readonly status: number; readonly headers: Headers }) =>
  (status === 301 || status === 302 || status === 307) && /^\/[a-z]{2}-[a-z]{2}\//.test(headers.get('location') ?? '')

/** Asked until one is too many, each time by a guest of its own; whether it came, and with Retry-After. */
async function limitFault(
  what: string,
  most: number,
  one: (index: number) => Promise<{ status: number; retryAfter: string | null }>,
) {
  for (let index = 0; index < most; index += 10) {
    const answers = await Promise.all(range(10).map((part) => one(index + part)))
    const refused = answers.find(({ status }) => status === 429)
    if (refused) return Number(refused.retryAfter) > 0 ? [] : [`${what}: 429 without Retry-After`]
  }
  return [`${what}: never refused`]
}

export const accessRows: readonly Row[] = [
  {
    id: 'S9',
    what: 'cross-site requests',
    async run(bench) {
      const count = shopForms.length + previewForms.length
      return verdict(
        await csrfFaults(bench),
        `${count} changes in ${ways.length} ways, and the purge without its token`,
      )
    },
  },
  {
    id: 'S18',
    what: 'preview',
    async run({ runtime: { shopUrl } }) {
      const faults: string[] = []
      const previews = (html: string) => html.includes('pv-bar')
      const editor = new Browser(shopUrl)
      await editor.open('/preview')
      const { location } = await editor.post('../preview/enter', { key: previewKey, to: '/en-us' }, newNetwork())
      if (/token|key|secret/.test(location)) faults.push(`entering leads to ${location}`)
      const page = await see(`${shopUrl}/en-us`, { headers: { cookie: editor.cookies.header() } })
      if (!previews(page.body)) faults.push('an editor sees no preview')
      if (page.headers.get('cache-control') !== 'private, no-store') faults.push('a preview may be stored')
      if (!/noindex/.test(page.headers.get('x-robots-tag') ?? '')) faults.push('a preview may be indexed')
      const shared = (/value="([^"]*\/preview\?token=[^"]+)"/.exec(page.body)?.[1] ?? '').replaceAll('&amp;', '&')
      const token = new URL(shared).searchParams.get('token') ?? ''
      const open = await see(`${shopUrl}/preview?token=${token}`)
      if (open.status !== 303 || (open.headers.get('location') ?? '').includes('token'))
        faults.push('the link keeps its token')

      const [payload = '', signature = ''] = token.split('.')
      const view = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { expiresAt: number }
      const days = (view.expiresAt - Date.now()) / dayMs
      const resealed = async (change: object, secret: string, purpose: string) => {
        const changed = Buffer.from(JSON.stringify({ ...view, ...change })).toString('base64url')
        return `${changed}.${await sign(secret, purpose, changed)}`
      }
      const wrong: Readonly<Record<string, string>> = {
        none: '',
        nonsense: 'nonsense',
        unsigned: payload,
        'empty signature': `${payload}.`,
        'changed signature': `${payload}.${[...signature].reverse().join('')}`,
        'other secret': await resealed({}, 'another-secret-of-some-length', 'preview-link'),
        'other purpose': await resealed({}, previewKey, 'session'),
        expired: await resealed({ expiresAt: Date.now() - 1000 }, previewKey, 'preview-link'),
        'longer life, old signature': `${Buffer.from(JSON.stringify({ ...view, expiresAt: 9e15 })).toString('base64url')}.${signature}`,
        'no link': await resealed({ link: null }, previewKey, 'preview-link'),
      }
      for (const [what, given] of Object.entries(wrong)) {
        const answer = await see(`${shopUrl}/preview?token=${encodeURIComponent(given)}`)
        const cookie = answer.headers.getSetCookie().find((line) => line.includes('kerb-preview='))
        if (answer.status === 303 || cookie) faults.push(`a token that is ${what} opens a preview`)
        const cookies = `kerb-preview=${given}`
        if (previews((await see(`${shopUrl}/en-us`, { headers: { cookie: cookies } })).body))
          faults.push(`cookie: ${what}`)
      }
      if (previews((await see(`${shopUrl}/en-us`)).body)) faults.push('a stranger sees a preview')
      const life = `a link opens for ${days.toFixed(0)} days and can be revoked, where the row asks for an hour (decision 10)`
      return verdict(
        faults,
        `${Object.keys(wrong).length} wrong tokens, as link and cookie; never stored, never indexed; ${life}`,
      )
    },
  },
  {
    id: 'S25',
    what: 'limits',
    async run({ runtime: { shopUrl } }) {
      const faults: string[] = []
      const network = newNetwork()
      const headers = { ...network, accept: 'text/html' }
      const visible = ({ status, headers: given }: { status: number; headers: Headers }) => ({
        status,
        retryAfter: given.get('retry-after'),
      })
      const get = (path: string) => async (index: number) =>
        visible(await see(`${shopUrl}${path}${index}`, { headers }))
      faults.push(...(await limitFault('search', 300, get('/en-us/search?q=nonsense'))))
      faults.push(...(await limitFault('suggest', 500, get('/api/suggest?q=nonsense'))))
      const { csrf, cookie } = await visitor(shopUrl)
      const post =
        (path: string, fields: object, cookies = cookie) =>
        async () =>
          visible(
            await see(`${shopUrl}/api/${path}?locale=en-us`, {
              method: 'POST',
              headers: { ...headers, ...formType, cookie: cookies },
              body: new URLSearchParams({ csrf, ...fields }).toString(),
            }),
          )
      faults.push(...(await limitFault('first add', 400, post('cart/add', {}, ''))))
      faults.push(...(await limitFault('sign-in', 160, post('session/sign-in', {}, ''))))
      const shopper = await shopperWith({ url: shopUrl })
      const guess =
        (path: string, fields: (index: number) => Readonly<Record<string, string>>) => async (index: number) => {
          const response = await shopper.answer(path, fields(index), { ...network, accept: 'application/json' })
          return { status: response.status, retryAfter: response.headers.get('retry-after') }
        }
      await shopper.open('/en-us/cart')
      faults.push(
        ...(await limitFault(
          'coupon',
          100,
          guess('cart/coupon', (index) => ({ coupon: `GUESS${index}` })),
        )),
      )
      const gift = (index: number) => ({ kind: 'GIFT_CARD', code: `GUESSGIFT${index}`, pin: '0000' })
      faults.push(...(await limitFault('gift card', 100, guess('checkout/instrument', gift))))
      const order = (index: number) => ({ orderNumber: `K00000000${index % 10}`, email: `nobody${index}@b.example` })
      faults.push(...(await limitFault('order tracking', 200, guess('checkout/track', order))))
      const large = await see(`${shopUrl}/api/cart/add`, {
        method: 'POST',
        headers: { ...formType, cookie },
        body: `csrf=${csrf}&filler=${'x'.repeat(70_000)}`,
      })
      if (large.status !== 413) faults.push(`70 KB: ${large.status}`)
      const elsewhere = await see(`${shopUrl}/en-us/search?q=tee`, { headers: newNetwork() })
      if (elsewhere.status !== 200) faults.push(`another network is refused: ${elsewhere.status}`)
      return verdict(
        faults,
        '7 limits reached with Retry-After, other networks served; the binding counts per place on Cloudflare',
      )
    },
  },
]
