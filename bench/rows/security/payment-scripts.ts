import type { Browser, Page, Route } from 'playwright'
import { home, prefixed } from '../../shown/shopper.ts'
import { shopperWith } from '../degradation/pages.ts'
import { type Row, verdict } from '../row.ts'
import { see } from './client.ts'
import { builtScripts, type Inventory, reasons, sha256 } from './script-inventory.ts'

const billing = '/en-us/checkout/billing'

type Seeded = { readonly what: string; readonly path: RegExp; readonly change: (route: Route) => Promise<void> }

/** Answers with what the server said, changed. */
const changed =
  (body: (text: string) => string, headers: (own: Record<string, string>) => Record<string, string> = (own) => own) =>
  async (route: Route): Promise<void> => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, headers: headers(answer.headers()), body: body(await answer.text()) })
  }
const same = (text: string) => text
const withoutPolicy = ({ 'content-security-policy': _, ...rest }: Record<string, string>) => rest
const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? ''

const page = /\/en-us\/checkout\/billing$/
const frame = /\/payments\/fields\?/
/** Ten changes that an attacker, or a careless release, could make to a payment page. */
const seededChanges: readonly Seeded[] = [
  { what: 'entry script changed', path: /\/assets\/entry-/, change: changed((text) => `${text};0`) },
  { what: 'script of the card fields changed', path: /\/payments\/fields\.js/, change: changed((text) => `${text};0`) },
  {
    what: 'script of another host',
    path: page,
    change: changed((html) =>
      html.replace('</body>', `<script nonce="${nonceOf(html)}" src="http://localhost:9/x.js"></script></body>`),
    ),
  },
  {
    what: 'further script of ours',
    path: page,
    change: changed((html) =>
      html.replace('</body>', `<script nonce="${nonceOf(html)}" src="/assets/none.js"></script></body>`),
    ),
  },
  {
    what: 'inline script',
    path: page,
    change: changed((html) => html.replace('</body>', `<script nonce="${nonceOf(html)}">window.x = 1</script></body>`)),
  },
  {
    what: 'import map',
    path: page,
    change: changed((html) =>
      html.replace('</head>', `<script type="importmap" nonce="${nonceOf(html)}">{"imports":{}}</script></head>`),
    ),
  },
  { what: 'no policy', path: page, change: changed(same, withoutPolicy) },
  {
    what: 'weaker policy',
    path: page,
    change: changed(same, (own) => ({
      ...own,
      'content-security-policy': (own['content-security-policy'] ?? '').replace(
        'script-src',
        "script-src 'unsafe-inline'",
      ),
    })),
  },
  { what: 'no policy of the card fields', path: frame, change: changed(same, withoutPolicy) },
  {
    what: 'inline script in the card fields',
    path: frame,
    change: changed((html) => html.replace('</body>', `<script nonce="${nonceOf(html)}">window.x = 1</script></body>`)),
  },
]

/** Things that a browser got on the payment page: its scripts, its policies, and whatever runs without an address. */
type Observed = {
  readonly scripts: ReadonlyMap<string, string>
  readonly policies: readonly string[]
  readonly inline: readonly string[]
}

const policyOf = (headers: Record<string, string>): string =>
  (headers['content-security-policy'] ?? 'none').replaceAll(/nonce-[\w+/=-]+/g, 'nonce-N')
const isDocument = (url: string) => page.test(url) || frame.test(url)

async function observe(open: () => Promise<Page>, seeded?: Seeded): Promise<Observed> {
  const tab = await open()
  const scripts = new Map<string, string>()
  const policies = new Map<string, string>()
  const reading: Promise<unknown>[] = []
  if (seeded) await tab.route(seeded.path, seeded.change)
  tab.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.set(request.url(), 'not read')
  })
  tab.on('response', (response) => {
    const url = response.url()
    if (isDocument(url)) policies.set(new URL(url).pathname, policyOf(response.headers()))
    if (response.request().resourceType() !== 'script') return
    reading.push(
      response.body().then(
        (body) => scripts.set(url, sha256(body)),
        () => undefined,
      ),
    )
  })
  await tab.goto(billing, { waitUntil: 'load' })
  // The card fields stand in a frame, whose script says that it is ready by showing them.
  await tab
    .frameLocator('iframe')
    .locator('input')
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => undefined)
  await Promise.all(reading)
  const frames = await Promise.all(
    tab
      .frames()
      .map((item) =>
        item
          .evaluate(() =>
            [...document.scripts]
              .filter(({ src, type }) => src === '' && /^$|javascript|module|importmap|speculationrules/.test(type))
              .map(({ type, text }) => `${type} ${text}`),
          )
          .catch(() => []),
      ),
  )
  await tab.close()
  return { scripts, policies: [...policies].map(([path, policy]) => `${path} ${policy}`).sort(), inline: frames.flat() }
}

/** In what the page is another than the inventory and the first look say, in words. */
function alerts(
  { scripts, policies, inline }: Observed,
  inventory: Inventory,
  known: Omit<Observed, 'scripts'>,
): string[] {
  const found: string[] = []
  for (const [url, hash] of scripts) {
    const listed = inventory.get(new URL(url).pathname)
    if (!listed) found.push(`not in the inventory: ${url}`)
    else if (!(listed.name in reasons)) found.push(`no reason for ${listed.name}`)
    else if (hash !== listed.hash) found.push(`changed: ${url}`)
  }
  for (const policy of policies) if (!known.policies.includes(policy)) found.push(`policy: ${policy.slice(0, 60)}`)
  for (const text of inline) if (!known.inline.includes(text)) found.push(`inline: ${text.slice(0, 60)}`)
  return found
}

async function opener(browser: Browser, shopUrl: string): Promise<() => Promise<Page>> {
  const shopper = await shopperWith({ url: shopUrl })
  await shopper.open('/en-us/checkout/shipping')
  const email = 'ada@rows.example'
  await shopper.post('checkout/shipping', {
    email,
    method: 'standard',
    suggestion: 'keep',
    ...prefixed('shipping.', home),
  })
  const context = await browser.newContext({ baseURL: shopUrl })
  const cookies = shopper.cookies.header().split('; ')
  await context.addCookies(
    cookies.map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1), url: shopUrl })),
  )
  return () => context.newPage()
}

export const paymentScriptRows: readonly Row[] = [
  {
    id: 'S3',
    what: 'scripts of payment pages',
    async run({ runtime: { shopUrl, demoUrl }, browser }) {
      const inventory = builtScripts()
      const fields = await see(`${demoUrl}/payments/fields.js`)
      inventory.set('/payments/fields.js', { name: 'fields', hash: sha256(fields.body) })
      const open = await opener(await browser(), shopUrl)
      const first = await observe(open)
      const faults = alerts(first, inventory, first)
      if (!first.policies.every((policy) => policy.includes("default-src 'none'")))
        faults.push('a document without a policy')
      if (first.policies.length < 2) faults.push('the card fields were not there')
      if (first.inline.length > 0) faults.push(`${first.inline.length} inline scripts`)
      let noticed = 0
      for (const seeded of seededChanges) {
        if (alerts(await observe(open, seeded), inventory, first).length > 0) noticed += 1
        else faults.push(`not noticed: ${seeded.what}`)
      }
      return verdict(
        faults,
        `${first.scripts.size} scripts listed with hash and reason, ${noticed} of ${seededChanges.length} changes noticed`,
      )
    },
  },
]
