import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MenuItem } from '../../../shared/content/document.ts'
import type { Feature } from '../../blocks/block.ts'
import { context } from '../pages.fixtures.ts'
import { MegaMenu } from './mega-menu.tsx'
import { MenuSheet } from './menu-sheet.tsx'

const item = (title: string, more: Partial<MenuItem> = {}): MenuItem => ({
  title,
  target: { url: `/c/${title.toLowerCase()}-1000`, targetAttribute: '_self' },
  menuStyle: null,
  menuIcon: null,
  columns: null,
  hideShopAll: false,
  overrideShopAll: null,
  children: [],
  ...more,
})
const boots = item('Boots')
const shoes = (more: Partial<MenuItem> = {}) => item('Shoes', { children: [boots], ...more })
const women = (more: Partial<MenuItem> = {}) => item('Women', { children: [shoes()], ...more })

const mega = (...items: MenuItem[]) =>
  renderToString(<MegaMenu {...context} items={items} path="/en-us/c/women-1000" />)
const sheet = (items: MenuItem[], ...features: Feature[]) =>
  renderToString(<MenuSheet {...context} items={items} features={new Set(features)} more={[]} />)
const allOf = (title: string) => `menu.shopAll{&quot;title&quot;:&quot;${title}&quot;}`

describe('the menu on large screens', () => {
  it('has three levels, marks where one is, and leads to all of an item', () => {
    const html = mega(women())
    expect(html).toContain('<a aria-current="page" href="/en-us/c/women-1000">Women</a>')
    expect(html).toContain('class="l2" href="/en-us/c/shoes-1000">Shoes</a>')
    expect(html).toContain('class="l3" href="/en-us/c/boots-1000">Boots</a>')
    expect(html).toContain(allOf('Women'))
  })

  it('keeps the link to all where small screens hide it, in the editor’s words', () => {
    expect(mega(women({ hideShopAll: true }))).toContain(allOf('Women'))
    expect(mega(women({ overrideShopAll: 'Everything' }))).toContain('Everything')
    expect(mega(women({ target: null }))).not.toContain('menu.shopAll')
  })

  it('can be focused where a word leads nowhere', () => {
    expect(mega(women({ target: null }))).toContain('<button type="button">Women</button>')
  })

  it('has the columns, style and icon that it knows, and leaves others out', () => {
    const html = mega(
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

describe('the menu on small screens', () => {
  it('leads to all of level 1, and of level 2 with the feature', () => {
    expect(sheet([women()])).toContain(allOf('Women'))
    expect(sheet([women()])).not.toContain(allOf('Shoes'))
    expect(sheet([women()], 'showShopAllL3sOnMobile')).toContain(allOf('Shoes'))
  })

  it('hides it where the item says so, on each level by itself', () => {
    const both = [
      women({ hideShopAll: true, children: [shoes(), item('Clothes', { hideShopAll: true, children: [boots] })] }),
    ]
    const html = sheet(both, 'showShopAllL3sOnMobile')
    expect(html).not.toContain(allOf('Women'))
    expect(html).toContain(allOf('Shoes'))
    expect(html).not.toContain(allOf('Clothes'))
  })

  it('says it in the editor’s words', () => {
    expect(sheet([women({ overrideShopAll: 'Everything for her' })])).toContain('Everything for her')
  })

  it('expands and collapses sections, one of a level at a time', () => {
    const html = sheet([women(), item('Men', { children: [boots] })])
    expect(html.match(/<details name="menu">/g)).toHaveLength(2)
    expect(html).toContain('<details name="menu-Women">')
  })
})
