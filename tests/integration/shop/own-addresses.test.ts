import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { shoe } from './cart-forms.ts'

/** Addresses that are spelled in another way, or name the page to come back to. */
const shop = useShop({ catalogue: 'demo', shared: true })

/** Where the address leads in the end, and what it answers there. */
async function followed(address: string): Promise<{ readonly path: string; readonly status: number; html: string }> {
  let path = address
  for (let steps = 0; steps < 4; steps += 1) {
    const response = await shop.fetch(path)
    const location = response.headers.get('location')
    if (location === null) return { path, status: response.status, html: await response.text() }
    path = location
  }
  throw new Error(`${address} leads on and on`)
}

const linkedIn = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))

describe('a product’s address', () => {
  it.each(['', '/reviews'])('%s in other letters leads to its own', async (rest) => {
    const own = await followed(`/en-us/p/x-${shoe}${rest}`)
    expect(own.status).toBe(200)
    for (const typed of [
      `/EN-US/P/x-${shoe}${rest.toUpperCase()}`,
      `/en-us/p/x-${shoe.toLowerCase()}${rest}`,
      `/en-us/P/X-${shoe.toLowerCase()}${rest.toUpperCase()}`,
    ])
      expect(await followed(typed), typed).toMatchObject({ status: 200, path: own.path })
  })
})
