import { expect, it, vi } from 'vitest'
import * as chrome from '../../client/pages/chrome/header.tsx'
import type { MenuDocument } from '../../shared/content/document.ts'
import type { Feature } from '../../shared/features.ts'
import { featuresOf } from '../../shared/features.ts'
import { formatter } from '../../shared/i18n/formatter.ts'
import { sites } from '../../shared/i18n/locales.ts'
import { headerMarkup } from './site-header.tsx'

vi.mock('../../client/pages/chrome/header.tsx', { spy: true })

const item = (title: string, url: string) => ({
  title,
  target: { url, targetAttribute: '_self' as const },
  menuStyle: null,
  menuIcon: null,
  columns: null,
  hideShopAll: false,
  overrideShopAll: null,
  children: [],
})
const menuWith = (...items: MenuDocument['items']): MenuDocument => ({
  id: 'menu',
  revision: 1,
  items,
  announcement: null,
})
const shoes = item('Shoes', '/c/shoes-1001')

function header(menu: MenuDocument, path: string, { onCartPage = false, features = [] as Feature[] } = {}): string {
  const context = {
    site: sites['en-us'],
    t: formatter('en-us'),
    locale: 'en-us' as const,
    url: new URL(path, 'https://shop.example'),
    features: featuresOf(features),
  }
  return headerMarkup({ context: context as never, page: { onCartPage }, menu }, {})
}
const draws = () => vi.mocked(chrome.Header).mock.calls.length

it('is drawn once for all pages that are not in its menu', () => {
  const menu = menuWith(shoes)
  const before = draws()
  const first = header(menu, '/en-us/p/boot-AB12345678')
  expect(header(menu, '/en-us/p/other-CD12345678')).toBe(first)
  expect(header(menu, '/en-us')).toBe(first)
  expect(draws() - before).toBe(1)
})

it('marks the page that is shown, and no other', () => {
  const menu = menuWith(shoes, item('Sale', '/c/sale-6000'))
  expect(header(menu, '/en-us/c/shoes-1001')).toMatch(/aria-current="page"[^>]*>Shoes/)
  expect(header(menu, '/en-us/c/sale-6000')).toMatch(/aria-current="page"[^>]*>Sale/)
  expect(header(menu, '/en-us/c/hats-3000')).not.toContain('aria-current')
})

it('shows what was looked for, and is another on the cart page and after its menu has changed', () => {
  const menu = menuWith(shoes)
  expect(header(menu, '/en-us/search?q=red')).toContain('value="red"')
  expect(header(menu, '/en-us/search?q=blue')).toContain('value="blue"')
  expect(header(menu, '/en-us/cart')).toContain('data-dialog="mini-cart"')
  expect(header(menu, '/en-us/cart', { onCartPage: true })).not.toContain('data-dialog="mini-cart"')
  expect(header(menuWith(item('Boots', '/c/boots-1002')), '/en-us')).toContain('Boots')
})
