import { atOnce } from '../../reliability/at-once.ts'
import { type Row, verdict } from '../row.ts'
import { see, signedIn } from './client.ts'

const lanes = 8
const canary = 'canary7f3a'

/** Inputs that no key of a cache may hold and that no answer to others may show. */
const headers = [
  ...[
    'x-forwarded-host',
    'x-forwarded-server',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-forwarded-prefix',
    'x-forwarded-for',
  ],
  ...[
    'forwarded',
    'x-host',
    'x-original-host',
    'x-original-url',
    'x-rewrite-url',
    'x-http-host-override',
    'x-proxy-url',
  ],
  ...['x-real-ip', 'true-client-ip', 'cf-connecting-ip', 'cf-ipcountry', 'via', 'referer', 'origin', 'user-agent'],
  ...['accept-language', 'accept', 'x-requested-with', 'x-http-method-override', 'x-fragment', 'x-island', 'x-locale'],
  ...[
    'x-correlation-id',
    'x-preview-date',
    'x-user-id',
    'authorization',
    'cookie',
    'save-data',
    'range',
    'if-none-match',
  ],
  ...['sec-fetch-dest', 'sec-ch-ua', 'purpose', 'dnt'],
] as const
const parameters = [
  ...[
    'utm_source',
    'utm_content',
    'gclid',
    'fbclid',
    'callback',
    'cb',
    '_',
    'debug',
    'lang',
    'locale',
    'region',
    'site',
  ],
  ...['returnTo', 'q', 'v', 'ref', 'preview', 'token', 'p13n_testcontext', 'host'],
] as const

const tricks = (path: string) =>
  [
    ...['/x.css', '/x.js', '/x.png', '.css', '.js', '.html', ';x.css', ';jsessionid=1', '%2fx.css', '%2f..%2fx.css'],
    ...[
      '%3b.css',
      '%23.css',
      '%3f.css',
      '%00.css',
      '%0a.css',
      '%09.css',
      '//x.css',
      '/./x.css',
      '/%2e/x.css',
      '/..%2fx.css',
    ],
    ...['?x.css', '?.css', '#x.css', '/', '//', '%20', '.', '..', '/x.woff2', '/robots.txt', '/favicon.ico', '/x.svg'],
    ...[
      '/assets/x.js',
      '/..;/x.css',
      '\\x.css',
      '%5cx.css',
      '/x.CSS',
      '/x.css/',
      '/%2e%2e%2fassets%2fx.css',
      '/x.json',
    ],
  ].map((end) => path + end)

export const cachedRows: readonly Row[] = [
  {
    id: 'S15',
    what: 'cache poisoning',
    async run({ runtime: { shopUrl }, pages }) {
      const faults: string[] = []
      const paths = [
        pages.home,
        pages.category,
        pages.product,
        '/en-us/help',
        '/en-us/stories',
        '/en-us/nowhere-at-all',
      ].concat(['/robots.txt', '/sitemap.xml'])
      const inputs = [
        ...headers.map((name) => ({ name, of: (path: string) => ({ path, headers: { [name]: valueFor(name) } }) })),
        ...parameters.map((name) => ({
          name,
          of: (path: string) => ({ path: `${path}?${name}=${canary}`, headers: {} }),
        })),
      ]
      await atOnce(inputs, lanes, async ({ name, of }) => {
        for (const path of paths) {
          const request = of(path)
          const first = await see(shopUrl + request.path, { headers: request.headers })
          if (first.status >= 500) faults.push(`${name} on ${path}: ${first.status}`)
          if (first.status >= 400 && /public|max-age=[1-9]/.test(first.headers.get('cache-control') ?? ''))
            faults.push(`${path}: an error may be stored`)
          const second = await see(shopUrl + path)
          if (second.body.includes(canary) || [...second.headers].some(([, value]) => value.includes(canary)))
            faults.push(`${name} on ${path} is shown to others`)
          if (path === pages.home && second.status !== 200)
            faults.push(`${name} on ${path}: others get ${second.status}`)
        }
      })
      return verdict(
        faults,
        `${inputs.length} inputs on ${paths.length} pages, a second client each time; no cache but ours`,
      )
    },
  },
  {
    id: 'S16',
    what: 'cache deception',
    async run({ runtime: { shopUrl } }) {
      const faults: string[] = []
      const member = await signedIn(shopUrl)
      const cookie = member.cookies.header()
      const account = await see(`${shopUrl}/en-us/account`, { headers: { cookie } })
      const greeting = /<h1[^>]*>([^<]+)<\/h1>/.exec(account.body)?.[1] ?? ''
      if (greeting === '' || (await see(`${shopUrl}/en-us/account`)).body.includes(greeting))
        faults.push('the account page greets nobody: nothing to look for')
      const paths = ['/en-us/account', '/api/cart', '/en-us/cart'].flatMap(tricks)
      await atOnce(paths, lanes, async (path) => {
        const own = await see(shopUrl + path, { headers: { cookie } })
        const kept = own.headers.get('cache-control') ?? ''
        const isPrivate = own.body.includes(greeting)
        if (isPrivate && !kept.includes('no-store')) faults.push(`${path}: private and "${kept}"`)
        if (/public/.test(kept) && own.headers.getSetCookie().length > 0) faults.push(`${path}: a cookie may be stored`)
        const other = await see(shopUrl + path)
        if (other.body.includes(greeting)) faults.push(`${path}: shown to a stranger`)
      })
      return verdict(
        faults,
        `${paths.length} paths of ${tricks('').length} tricks; what is kept on disk is searched with S20`,
      )
    },
  },
]

const valueFor = (name: string): string => {
  if (name === 'cookie') return `kerb-locale=${canary}; kerb-session=${canary}`
  if (name === 'range') return 'bytes=0-10'
  return name.includes('host') || name === 'forwarded' ? `${canary}.example` : canary
}
