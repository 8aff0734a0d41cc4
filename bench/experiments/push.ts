import { consentTo } from '../../shared/consent.fixtures.ts'
import { consentCookie } from '../../shared/consent.ts'
import type { LocalRuntime } from '../../tools/serve/local-runtime.ts'

const key = 'home-hero'
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const mostSeconds = 60

/** A visitor who allows targeting; answers whether the page has the variant. */
function newVisitor({ shopUrl }: LocalRuntime): () => Promise<boolean> {
  const cookies = new Map([[consentCookie, consentTo('targeting')]])
  return async () => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${shopUrl}/en-us`, { headers: { 'user-agent': userAgent, cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return /<section class="banner below[^"]*hero/.test(await response.text())
  }
}

/** Somebody who is shown the variant, once the shop has its datafile. */
async function exposedVisitor(runtime: LocalRuntime): Promise<() => Promise<boolean>> {
  for (;;) {
    const look = newVisitor(runtime)
    await look()
    if (await look()) return look
  }
}

async function openConsole({ platformUrl, adminToken }: LocalRuntime) {
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(platformUrl + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: platformUrl, cookie },
      redirect: 'manual',
    })
  const entered = await post('/console/sign-in', { username: 'bench', token: adminToken })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  return async (kind: 'start' | 'pause'): Promise<void> => {
    const html = await (await fetch(`${platformUrl}/console/experiments/${key}`, { headers: { cookie } })).text()
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
    const fields = { csrf: hidden('csrf'), version: hidden('version'), kind }
    const { status } = await post(`/console/experiments/${key}`, fields, cookie)
    if (status !== 303) throw new Error(`${key} was not changed: status ${status}`)
  }
}

/** Seconds from an operator's pause or start in the console to the first page that obeys, the longest of `rounds`. */
export async function pushSeconds(runtime: LocalRuntime, rounds: number): Promise<number> {
  const look = await exposedVisitor(runtime)
  const change = await openConsole(runtime)
  let longest = 0
  for (let round = 0; round < rounds; round += 1)
    for (const kind of ['pause', 'start'] as const) {
      const began = performance.now()
      await change(kind)
      const waited = () => (performance.now() - began) / 1000
      while ((await look()) !== (kind === 'start'))
        if (waited() > mostSeconds) throw new Error(`the shop does not know of a ${kind} after ${mostSeconds} s`)
      longest = Math.max(longest, waited())
    }
  return longest
}
