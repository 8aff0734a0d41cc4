import { expect, it } from 'vitest'
import { demoPassword } from '../../../demo/seed/people.ts'
import { useShop } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })
const from = (address: string, accept = 'text/html') => ({ 'cf-connecting-ip': address, accept })
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/**
 * At most this many requests, a few at a time, until one is too many; all of their answers. A window that ends
 * meanwhile begins again.
 */
async function many(count: number, one: (index: number) => Promise<Response>, atOnce = 10): Promise<Response[]> {
  const answers: Response[] = []
  for (let index = 0; index < count * 4 && answers.every(({ status }) => status !== 429); index += atOnce)
    answers.push(...(await Promise.all(Array.from({ length: atOnce }, (_, part) => one(index + part)))))
  return answers
}

function expectTooMany(answers: readonly Response[]): void {
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.get('cache-control')).toBe('private, no-store')
  }
  expect(answers[0]?.status).not.toBe(429)
}

const tokenOf = async (visitor: ReturnType<typeof shop.visitor>): Promise<string> => {
  const page = await (await visitor.fetch('/en-us/associate-login')).text()
  return /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
}

it('one person’s wrong passwords stop that browser, not the people beside them', async () => {
  const sender = async () => {
    const visitor = shop.visitor()
    const csrf = await tokenOf(visitor)
    return (email: string, password: string) =>
      visitor.fetch('/api/session/sign-in?locale=en-us', {
        method: 'POST',
        headers: { ...from('192.0.2.15'), ...form },
        body: new URLSearchParams({ csrf, email, password }).toString(),
      })
  }
  const [guesser, neighbor] = [await sender(), await sender()]
  const answers = await many(60, () => guesser('nobody-beside@kerb.example', 'Wrong-2026'), 5)
  expectTooMany(answers)
  // The page sends the form again, with what was typed and no password.
  const page = (await answers.find(({ status }) => status === 429)?.text()) ?? ''
  expect(page).toContain('in 1 minute')
  expect(page).toContain('<input type="hidden" name="email" value="nobody-beside@kerb.example"/>')
  expect(page).not.toContain('Wrong-2026')
  expect((await neighbor('member@kerb.example', demoPassword)).status).toBe(303)
})

it('a browser that has signed in before does so again, whatever its network has guessed', async () => {
  const signIn = async (visitor: ReturnType<typeof shop.visitor>, email: string, password: string) => {
    const csrf = await tokenOf(visitor)
    return visitor.fetch('/api/session/sign-in?locale=en-us', {
      method: 'POST',
      headers: { ...from('192.0.2.16'), ...form },
      body: new URLSearchParams({ csrf, email, password }).toString(),
    })
  }
  const owner = shop.visitor()
  expect((await signIn(owner, 'mitglied@kerb.example', demoPassword)).status).toBe(303)
  const csrf = await tokenOf(owner)
  await owner.fetch('/api/session/sign-out?locale=en-us', {
    method: 'POST',
    headers: { ...from('192.0.2.16'), ...form },
    body: new URLSearchParams({ csrf }).toString(),
  })
  expectTooMany(await many(60, (index) => signIn(shop.visitor(), `no${index}@kerb.example`, 'Wrong-2026'), 3))
  expect((await signIn(shop.visitor(), 'member@kerb.example', demoPassword)).status).toBe(429)
  expect((await signIn(owner, 'mitglied@kerb.example', demoPassword)).status).toBe(303)
})

it('passwords guessed from one network end in 429, at the form; others sign in', async () => {
  const signIn = async (address: string, email: string, password: string) => {
    const visitor = shop.visitor()
    const page = await (await visitor.fetch('/en-us/associate-login')).text()
    const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    return visitor.fetch('/api/session/sign-in?locale=en-us', {
      method: 'POST',
      headers: { ...from(address), ...form },
      body: new URLSearchParams({ csrf, email, password }).toString(),
    })
  }
  expectTooMany(await many(60, (index) => signIn('192.0.2.5', `nobody${index}@kerb.example`, 'Wrong-2026'), 3))
  expect((await signIn('192.0.2.6', 'member@kerb.example', demoPassword)).status).toBe(303)
})

it('a coupon guessed too often is 429 for script, with Retry-After', async () => {
  const visitor = shop.visitor()
  const html = await (await visitor.fetch('/en-us/associate-login')).text()
  const csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const page = (await visitor.fetch('/en-us/p/x-KCT3886CINK')).headers.get('location') ?? ''
  const upc = /name="upc"[^>]*value="(\d+)"/.exec(await (await visitor.fetch(page)).text())?.[1] ?? ''
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    visitor.fetch(path, {
      method: 'POST',
      headers: { ...from('192.0.2.7', 'application/json'), ...form },
      body: new URLSearchParams({ csrf, ...fields }).toString(),
    })
  await post('/api/cart/add', { productId: 'KCT3886CINK', upc })
  let last = new Response()
  for (let guess = 0; guess < 21; guess += 1) last = await post('/api/cart/coupon', { coupon: `GUESS${guess}` })
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await last.json()).toMatchObject({ ok: false, code: 'API429' })
})
