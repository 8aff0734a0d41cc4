import { demoPassword } from '../../../demo/seed/people.ts'
import { clientHeaders } from '../../figures/client-headers.ts'
import { Browser } from '../../shown/browser.ts'
import { type Row, type RowBench, verdict } from '../row.ts'
import { newNetwork, see } from './client.ts'
import { leaves, redirectPayloads } from './payloads.ts'

/** Forms that go back where their field says. */
const doors = ['dismiss', 'newsletter', 'cart/add', 'cart/coupon', 'cart/drop-saved', 'session/accept-terms']
const fields = ['returnTo', 'to', 'url', 'next', 'return_to', 'redirect'] as const

async function hashFaults({ runtime: { shopUrl }, pages, browser }: RowBench): Promise<string[]> {
  const faults: string[] = []
  const context = await (await browser()).newContext({ baseURL: shopUrl })
  const page = await context.newPage()
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^https?:$/.test(protocol) && /evil|2130706433|::ffff|0x7f/.test(hostname))
      faults.push(`asked ${request.url()}`)
  })
  for (const payload of redirectPayloads.filter((_, index) => index % 4 === 0)) {
    const encoded = encodeURIComponent(payload)
    for (const hash of [`#modal=${encoded}`, `#${encoded}`, `#!/dialog/${encoded}?${encoded}`]) {
      await page.goto('about:blank')
      await page.goto(pages.product + hash, { waitUntil: 'domcontentloaded' })
      if (!page.url().startsWith(`${shopUrl}/`)) faults.push(`${hash} led to ${page.url()}`)
    }
  }
  await context.close()
  return faults
}

export const redirectRows: readonly Row[] = [
  {
    id: 'S7',
    what: 'open redirect',
    async run(bench) {
      const { shopUrl } = bench.runtime
      // A platform that knows its shop; without SHOP_ORIGINS the local platform serves any (docs/payments.md).
      const { platformUrl } = await bench.faultyShop()
      const faults: string[] = []
      let tries = 0
      const browser = new Browser(shopUrl)
      await browser.open('/en-us/associate-login')
      for (const payload of redirectPayloads) {
        const everywhere = Object.fromEntries(fields.map((name) => [name, payload]))
        for (const door of doors) {
          tries += 1
          const answer = await browser.post(door, { name: 'offer', form: 'f', ...everywhere }, newNetwork())
          if (leaves(answer.location, shopUrl))
            faults.push(`${door} with ${JSON.stringify(payload)}: ${answer.location}`)
        }
        const query = new URLSearchParams(everywhere)
        for (const path of [
          '/en-us/account',
          '/en-us/country',
          '/preview',
          '/',
          '/en-us/checkout/return',
          '/en-us/p/x-KCT3886CINK',
        ]) {
          tries += 1
          const { headers, body } = await see(`${shopUrl}${path}?${query}`, { headers: newNetwork() })
          const location = headers.get('location') ?? ''
          if (leaves(location, shopUrl)) faults.push(`${path} with ${JSON.stringify(payload)}: ${location}`)
          const hidden = /name="(?:returnTo|to)" value="([^"]*)"/.exec(body)?.[1] ?? ''
          if (leaves(hidden.replaceAll('&amp;', '&'), shopUrl)) faults.push(`${path} keeps ${hidden}`)
        }
        tries += 1
        const session = await see(
          `${platformUrl}/cart/v1/paymentSession?${new URLSearchParams({ locale: 'en-us', referer: payload })}`,
          { headers: clientHeaders() },
        )
        if (session.status >= 500 || /evil|ｅvil/.test(session.body))
          faults.push(`paymentSession took ${JSON.stringify(payload)}`)
      }
      // Signing in hashes a password, which is slow on purpose: a few.
      for (const returnTo of redirectPayloads.filter((_, index) => index % 12 === 0)) {
        tries += 1
        const person = new Browser(shopUrl)
        await person.open('/en-us/associate-login')
        const typed = { email: 'ipa@kerb.example', password: demoPassword, returnTo }
        const { status, location } = await person.post('session/sign-in', typed, newNetwork())
        if (status !== 303 || leaves(location, shopUrl))
          faults.push(`sign-in with ${JSON.stringify(returnTo)}: ${location}`)
      }
      faults.push(...(await hashFaults(bench)))
      return verdict(faults, `${redirectPayloads.length} payloads, ${tries} requests, and as hashes in Chromium`)
    },
  },
]
