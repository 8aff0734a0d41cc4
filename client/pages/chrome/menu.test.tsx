import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MenuItem } from '../../../shared/content/document.ts'
import { type Feature, featuresOf } from '../../../shared/features.ts'
import { context } from '../pages.fixtures.ts'
import { MegaMenu } from './mega-menu.tsx'
import { MenuSheet } from './menu-sheet.tsx'

const item = (title: string, overrides: Partial<MenuItem> = {}): MenuItem => ({
  title,
  target: { url: `/c/${title.toLowerCase()}-1000`, targetAttribute: '_self' },
  menuStyle: null,
  menuIcon: null,
  columns: null,
  hideShopAll: false,
  overrideShopAll: null,
  children: [],
  ...overrides,
})
const boots = item('Boots')
const shoes = (overrides: Partial<MenuItem> = {}) => item('Shoes', { children: [boots], ...overrides })
const women = (overrides: Partial<MenuItem> = {}) => item('Women', { children: [shoes()], ...overrides })

const renderMegaMenu = (...items: MenuItem[]) =>
  renderToString(<MegaMenu {...context} items={items} path="/en-us/c/women-1000" />)
const renderMenuSheet = (items: MenuItem[], ...features: Feature[]) =>
  renderToString(<MenuSheet {...context} items={items} features={featuresOf(features)} more={[]} />)
const shopAllLink = (title: string) => `menu.shopAll{&quot;title&quot;:&quot;${title}&quot;}`

describe('menu on large screens', () => {
  it('has three levels, marks the current page, and has a "shop all" link', () => {
    const html = renderMegaMenu(women())
    expect(html).toContain('<a aria-current="page" aria-expanded="false" href="/en-us/c/women-1000">Women</a>')
    expect(html).toContain('class="l2" href="/en-us/c/shoes-1000">Shoes</a>')
    expect(html).toContain('class="l3" href="/en-us/c/boots-1000">Boots</a>')
    expect(html).toContain(shopAllLink('Women'))
  })

  it('keeps "shop all" when small screens hide it, with the editor’s label', () => {
    expect(renderMegaMenu(women({ hideShopAll: true }))).toContain(shopAllLink('Women'))
    expect(renderMegaMenu(women({ overrideShopAll: 'Everything' }))).toContain('Everything')
    expect(renderMegaMenu(women({ target: null }))).not.toContain('menu.shopAll')
  })

  it('renders an item without a target as a button', () => {
    expect(renderMegaMenu(women({ target: null }))).toContain(
      '<button type="button" aria-expanded="false">Women</button>',
    )
  })

  it('applies known columns, styles and icons, and ignores others', () => {
    const html = renderMegaMenu(
      women({ columns: 2, menuStyle: 'sale', menuIcon: 'bag' }),
      item('X', { columns: 90, menuIcon: 'nope', menuStyle: 'constructor', children: [boots] }),
    )
    expect(html).toContain('<div class="panel edge" data-columns="2">')
    expect(html).toContain('class="hot"')
    expect(html).toContain('#i-bag')
    expect(html).toContain('data-columns="5"')
    expect(html).not.toContain('nope')
  })
})

describe('menu on small screens', () => {
  it('has "shop all" on level 1, and on level 2 with the feature', () => {
    expect(renderMenuSheet([women()])).toContain(shopAllLink('Women'))
    expect(renderMenuSheet([women()])).not.toContain(shopAllLink('Shoes'))
    expect(renderMenuSheet([women()], 'showShopAllL3sOnMobile')).toContain(shopAllLink('Shoes'))
  })

  it('hides "shop all" per item', () => {
    const items = [
      women({ hideShopAll: true, children: [shoes(), item('Clothes', { hideShopAll: true, children: [boots] })] }),
    ]
    const html = renderMenuSheet(items, 'showShopAllL3sOnMobile')
    expect(html).not.toContain(shopAllLink('Women'))
    expect(html).toContain(shopAllLink('Shoes'))
    expect(html).not.toContain(shopAllLink('Clothes'))
  })

  it('uses the editor’s label for "shop all"', () => {
    expect(renderMenuSheet([women({ overrideShopAll: 'Everything for her' })])).toContain('Everything for her')
  })

  it('opens one section per level at a time', () => {
    const html = renderMenuSheet([women(), item('Men', { children: [boots] })])
    expect(html.match(/<details name="menu">/g)).toHaveLength(2)
    expect(html).toContain('<details name="menu-Women">')
  })
})
