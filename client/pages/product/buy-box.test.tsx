import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ProductDetails, ProductInventory } from '../../../shared/contracts/product.ts'
import { context, form, product } from '../pages.fixtures.ts'
import { BuyBox } from './buy-box.tsx'

const html = (over: Partial<ProductDetails> = {}, inventory: ProductInventory | null = null) =>
  renderToString(
    <BuyBox
      {...context}
      product={{ ...product, ...over }}
      inventory={inventory}
      form={form}
      sizeGuide={null}
      island={{ strings: {} }}
    />,
  )

describe('BuyBox', () => {
  it('offers every size as a radio while stock is unknown', () => {
    expect(html().match(/type="radio"/g)).toHaveLength(3)
    expect(html()).not.toContain('data-out')
  })

  it('keeps a sold-out size focusable and describes it as sold out', () => {
    const markup = html({}, { productId: product.productId, skus: [{ upc: 'upc-S', quantity: 0, status: 'sold-out' }] })
    const radio = markup.match(/<input type="radio"[^>]*value="upc-S"[^>]*>/)?.[0] ?? ''
    expect(radio).toContain('aria-describedby="size-gone"')
    expect(radio).not.toContain('disabled')
    expect(markup).toContain('product.sizeSoldOutShort')
  })

  it('shows how many are left of a size with low stock', () => {
    const markup = html({}, { productId: product.productId, skus: [{ upc: 'upc-M', quantity: 2, status: 'low' }] })
    expect(markup).toContain('product.sizeLow{&quot;count&quot;:2}')
  })

  it('has the placeholder of a size as an attribute, and what a size that fits has instead', () => {
    const markup = renderToString(
      <BuyBox
        {...context}
        product={product}
        inventory={null}
        form={form}
        sizeGuide={null}
        island={{ strings: {} }}
        sizeMarks={{ 'upc-S': 'h1s265', 'upc-M': 'checked' }}
        usualSize="h1a"
      />,
    )
    const radio = (upc: string) => markup.match(new RegExp(`<input type="radio"[^>]*value="${upc}"[^>]*>`))?.[0]
    expect(radio('upc-S')).toContain(' h1s265=""')
    expect(radio('upc-M')).not.toContain('checked')
    expect(markup).toContain('>h1a</p>')
  })

  it('says from when a product is sold, and offers no button before', () => {
    const markup = renderToString(
      <BuyBox
        {...context}
        product={product}
        inventory={null}
        form={form}
        sizeGuide={null}
        island={{ strings: {} }}
        comesOn="May 1"
      />,
    )
    expect(markup).toContain('product.comesOn{&quot;date&quot;:&quot;May 1&quot;}')
    expect(markup).toMatch(/<button[^>]*disabled=""[^>]*>product\.notYet/)
    expect(markup).not.toContain('checkout.applePay')
    expect(markup).not.toContain('product.soldOut')
  })

  it('says before the button that a product is for members, with the ways to become or to be one', () => {
    const markup = html({ badge: 'member' })
    const terms = markup.slice(markup.indexOf('product.forMembers'), markup.indexOf('product.add<'))
    for (const way of ['enrollment.joinTitle', 'people.title']) expect(terms).toContain(way)
    expect(html()).not.toContain('product.forMembers')
  })

  it('requires no size for a product with one size', () => {
    const markup = html({ skus: product.skus.slice(0, 1) })
    expect(markup).toContain('<input type="hidden" name="upc" value="upc-S"/>')
    expect(markup).not.toContain('type="radio"')
  })

  it('shows the price of each size where they differ, and nowhere else', () => {
    const [first, ...others] = product.skus
    if (!first) throw new Error('a product without sizes')
    const dearer = { ...first, price: { ...first.price, lowCurrent: 9990, highCurrent: 9990 } }
    const markup = html({ skus: [dearer, ...others] })
    expect(markup.match(/<template data-price-of="/g)).toHaveLength(product.skus.length)
    expect(markup).toContain('<small>$99.90</small>')
    expect(html()).not.toMatch(/data-price-of|<small>\$/)
  })

  it('disables adding a sold-out product', () => {
    expect(html({ available: false })).toMatch(/<button[^>]*disabled=""[^>]*>product.soldOut/)
  })
})
