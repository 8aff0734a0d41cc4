import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms, shoe } from './cart-forms.ts'
import { walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })

/** Ids of the products in a section of a page. */
function recommended(html: string, id: string): readonly string[] {
  const section = (html.split(`aria-labelledby="${id}"`)[1] ?? '').split('</section>')[0] ?? ''
  return [...section.matchAll(/<h3><a href="\/en-us\/p\/[^"]*?-([A-Z0-9]{8,11})"/g)].map(([, product = '']) => product)
}
const genders = async (products: readonly string[]) => {
  const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
  const sql = 'SELECT DISTINCT gender FROM products WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY 1'
  const { results } = await database.prepare(sql).bind(JSON.stringify(products)).all<{ gender: string }>()
  return results.map(({ gender }) => gender)
}

describe('products that go with others', () => {
  it('are in stock, of other styles, and for children only beside goods for children', async () => {
    const page = async (path: string) => (await fetch(new URL(path, shop.url))).text()
    const adult = recommended(await page(`/en-us/p/x-${shoe}`), 'rec-similar')
    const child = /href="(\/en-us\/p\/[^"]+)"/.exec(await page('/en-us/c/kids-3000'))?.[1] ?? ''
    const kids = recommended(await page(child), 'rec-similar')
    expect([adult.length, kids.length]).toEqual([8, 8])
    expect(adult).not.toContain(shoe)
    expect([await genders(adult), await genders(kids)]).toEqual([expect.not.arrayContaining(['kids']), ['kids']])
  })

  it('are three below a cart, first what several orders had with it, and six popular ones below an empty one', async () => {
    const list = await (await shop.fetch('/en-us/c/accessories-4000')).text()
    const other = /href="\/en-us\/p\/[^"]*?-([A-Z0-9]{8,11})"/.exec(list)?.[1] ?? ''
    const looking = walker(shop)
    expect(recommended(await looking.page('/en-us/cart'), 'rec-popular')).toHaveLength(6)
    await looking.add(shoe)
    const before = recommended(await looking.page('/en-us/cart'), 'rec-upsell')
    expect([before.length, before[0] === other]).toEqual([3, false])
    const bought: (readonly string[])[] = []
    for (const _ of [1, 2, 3]) {
      const walk = walker(shop)
      await walk.add(shoe)
      await walk.add(other)
      await walk.deliver()
      await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
      await walk.placed()
      bought.push(recommended(await walk.page('/en-us/order-confirmation'), 'rec-cart'))
    }
    expect(bought.map((products) => products.length)).toEqual([3, 3, 3])
    expect(bought.flat()).not.toContain(shoe)
    await shop.restart()
    const together = recommended(await looking.page('/en-us/cart'), 'rec-upsell')
    expect([together.length, together[0]]).toEqual([3, other])
    await cartForms(shop, looking.visitor).empty()
    expect(recommended(await looking.page('/en-us/cart'), 'rec-popular')).toHaveLength(6)
  })
})
