import { atOnce, range } from '../../reliability/at-once.ts'
import { type Row, verdict } from '../row.ts'
import { see } from './client.ts'

const answers = 400
const lanes = 8

/** Things that an injected piece of markup would do to say that it ran. */
const injections = [
  '<script>window.ran = true</script>',
  '<img src="data:," onerror="window.ran = true">',
  '<svg onload="window.ran = true"></svg>',
  '<iframe srcdoc="<script>parent.ran = true</script>"></iframe>',
  '<script nonce="">window.ran = true</script>',
  '<script src="data:text/javascript,window.ran=true"></script>',
  '<base href="https://evil.example/">',
  '<details open ontoggle="window.ran = true">x</details>',
]

/** Parts that a policy must have, and must not. */
function policyFaults(policy: string): string[] {
  const faults: string[] = []
  for (const needed of [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "'strict-dynamic'",
    'frame-ancestors',
    'form-action',
  ])
    if (!policy.includes(needed)) faults.push(`no ${needed}`)
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  const styles = /style-src ([^;]*)/.exec(policy)?.[1] ?? ''
  for (const part of [scripts, styles])
    if (/unsafe-(?:inline|eval|hashes)|\*|data:|https?:/.test(part)) faults.push(`weak: ${part}`)
  return faults
}

export const policyRows: readonly Row[] = [
  {
    id: 'S2',
    what: 'content security policy',
    async run({ runtime: { shopUrl }, pages, browser }) {
      const faults = new Set<string>()
      const paths = [pages.home, pages.category, pages.product, '/en-us/cart', '/en-us/nowhere-at-all', '/en-us/help']
      const nonces = await atOnce(range(answers), lanes, async (index) => {
        const { headers, body } = await see(shopUrl + (paths[index % paths.length] ?? ''))
        const policy = headers.get('content-security-policy') ?? ''
        const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
        for (const fault of policyFaults(policy)) faults.add(fault)
        const others = [...body.matchAll(/\snonce="([^"]*)"/g)].filter(([, own]) => own !== nonce)
        if (others.length > 0) faults.add(`an element has the nonce ${others[0]?.[1]}`)
        if (/kerb-outlet|SENTINEL/.test(body)) faults.add('a placeholder is in the page')
        return nonce
      })
      const distinct = new Set(nonces)
      if (distinct.size !== answers || distinct.has('')) faults.add(`${distinct.size} nonces in ${answers} answers`)

      const context = await (await browser()).newContext({ baseURL: shopUrl })
      const page = await context.newPage()
      for (const injection of injections) {
        await page.route(`**${pages.product}`, async (route) => {
          const answer = await route.fetch()
          const body = (await answer.text()).replace('<main', `${injection}<main`)
          await route.fulfill({ response: answer, body })
        })
        await page.goto(pages.product, { waitUntil: 'load' })
        const ran = await page.evaluate(() => 'ran' in window || !document.baseURI.startsWith(location.origin))
        if (ran) faults.add(`ran: ${injection}`)
        await page.unroute(`**${pages.product}`)
      }
      await page.goto(pages.product, { waitUntil: 'load' })
      await context.close()
      const got = `${answers} of 10,000 answers: ${distinct.size} nonces; ${injections.length} injections in Chromium`
      return verdict([...faults], `${got}; violations in all journeys are the end-to-end suite's`)
    },
  },
]
