import { perPage } from '../shared/listing-state.ts'
import type { Bench } from './figure.ts'

/**
 * The pages that figures are measured on, found as a shopper would: the first menu category with a full page, its first
 * product with sizes.
 */
export async function pickPages(shopUrl: string): Promise<Bench['pages']> {
  const home = '/en-us'
  const menu = await textOf(shopUrl + home)
  const categories = [...new Set([...menu.matchAll(/href="(\/en-us\/c\/[^"?#]+)"/g)].map((match) => match[1] ?? ''))]
  for (const category of categories) {
    const html = await textOf(shopUrl + category)
    const products = [...html.matchAll(/<h3><a href="(\/en-us\/p\/[^"?#]+)"/g)].map((match) => match[1] ?? '')
    if (products.length < perPage) continue
    for (const product of products) {
      if (/<input[^>]*type="radio"[^>]*name="upc"/.test(await textOf(shopUrl + product)))
        return { home, category, product }
    }
  }
  throw new Error('No category with a full page was found in the menu')
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}
