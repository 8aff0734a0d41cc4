import { expect, it } from 'vitest'
import { consentTo } from '../../../shared/consent.fixtures.ts'
import { useShop } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })

const heroForm = (html: string) => /<section class="banner (over|below)[^"]*hero/.exec(html)?.[1]

/** A visitor who allows targeting. */
async function consenting() {
  const visitor = shop.visitor()
  visitor.cookies.set('kerb-consent', consentTo('targeting'))
  await visitor.fetch('/en-us')
  return { seen: async () => heroForm(await (await visitor.fetch('/en-us')).text()) }
}

/** The console as an operator uses it. */
async function openConsole() {
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    shop.platform.fetch(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: shop.platform.url, cookie },
      redirect: 'manual',
    })
  const entered = await post('/console/sign-in', { username: 'Ana', token: shop.adminToken })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  return async (key: string, fields: Record<string, string>) => {
    const html = await (await shop.platform.fetch(`/console/experiments/${key}`, { headers: { cookie } })).text()
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
    const body = { csrf: hidden('csrf'), version: hidden('version'), ...fields }
    expect((await post(`/console/experiments/${key}`, body, cookie)).status).toBe(303)
  }
}

it('a pause, a start and an end in the console reach the shop in seconds', async () => {
  const change = await openConsole()
  let visitor = await consenting()
  const look = async () => {
    visitor = await consenting()
    return visitor.seen()
  }
  await expect.poll(look).toBe('below')
  const within = { timeout: 5000, interval: 100 }
  await change('home-hero', { kind: 'pause' })
  await expect.poll(visitor.seen, within).toBe('over')
  await change('home-hero', { kind: 'start' })
  await expect.poll(visitor.seen, within).toBe('below')
  await change('home-hero', { kind: 'end', winner: 'none' })
  await expect.poll(visitor.seen, within).toBe('over')
})
