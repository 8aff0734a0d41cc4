import { connect } from 'node:net'
import { demoPassword } from '../../../demo/seed/people.ts'
import { Browser } from '../../shown/browser.ts'

export const formType = { 'content-type': 'application/x-www-form-urlencoded' } as const

let networks = 0
/** A network of its own, so that no attack meets the limits that another one has used up. */
export function newNetwork(): { readonly 'cf-connecting-ip': string } {
  networks += 1
  return { 'cf-connecting-ip': `198.18.${Math.floor(networks / 250)}.${(networks % 250) + 1}` }
}

export type Seen = { readonly status: number; readonly headers: Headers; readonly body: string }

/** A request by nobody in particular; a redirect is an answer. */
export async function see(url: string, init: RequestInit = {}): Promise<Seen> {
  const answer = await fetch(url, { redirect: 'manual', ...init })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

/** A visitor with the token that forms carry. */
export async function visitor(shopUrl: string): Promise<{ readonly cookie: string; readonly csrf: string }> {
  const browser = new Browser(shopUrl)
  const { html } = await browser.open('/en-us/associate-login')
  return { cookie: browser.cookies.header(), csrf: /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? '' }
}

/** A shopper who is signed in as one of the demo's people. */
export async function signedIn(shopUrl: string, email = 'member@kerb.example'): Promise<Browser> {
  const browser = new Browser(shopUrl)
  await browser.open('/en-us/associate-login')
  const { status } = await browser.post('session/sign-in', { email, password: demoPassword }, newNetwork())
  if (status !== 303) throw new Error(`${email} was not signed in: ${status}`)
  await browser.open('/en-us')
  return browser
}

/** The head of what the server sends back for these bytes; nothing where it falls silent or closes. */
export function sendRaw(origin: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    let answer = ''
    socket.setEncoding('latin1')
    socket.setTimeout(2000, () => socket.destroy())
    socket.on('data', (part: string) => {
      answer += part
      if (answer.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}
