import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cartItem, context, form } from '../pages.fixtures.ts'
import { CartLine } from './cart-line.tsx'
import type { CartWords } from './cart-notices.ts'

const html = (over: Partial<typeof cartItem> = {}, notices: readonly CartWords[] = []) =>
  renderToString(
    <CartLine
      {...context}
      form={{ ...form, remaining: 'KR100001COA:upc-M:2' }}
      item={{ ...cartItem, ...over }}
      arrivals={{ '2-4': 'Tuesday' }}
      storeNames={{ s1: 'Kerb Soho' }}
      notices={notices}
      canSave
    />,
  )

const step = (markup: string, value: string): string =>
  markup.match(new RegExp(`<button[^>]*value="${value}"[^>]*>`))?.[0] ?? ''

describe('CartLine', () => {
  it('sends the token and where to come back with every form', () => {
    expect(html().match(/name="csrf" value="token"/g)).toHaveLength(3)
    expect(html().match(/name="returnTo" value="\/en-us\/cart"/g)).toHaveLength(3)
  })

  it('updates, and does not subtract, when Enter is pressed in the number', () => {
    const update = html().slice(html().indexOf('/api/cart/update'))
    expect(update.indexOf('cart.update')).toBeLessThan(update.indexOf('name="step"'))
  })

  it('stops at one and at what is there', () => {
    expect(step(html({ qty: 1 }), '-1')).toContain('disabled')
    expect(step(html({ qty: 2 }), '-1')).not.toContain('disabled')
    expect(step(html({ qty: 9, available: 9 }), '1')).toContain('disabled')
  })

  it('says what sold out since, and can only be removed then', () => {
    const markup = html({ available: 0 })
    expect(markup).toContain('cart.soldOut')
    expect(step(markup, '1')).toContain('disabled')
    expect(markup).toContain('cart.removeOf')
  })

  it('says how many are left when fewer than asked for', () => {
    expect(html({ qty: 5, available: 2 })).toContain('cart.onlyLeft{&quot;count&quot;:2}')
  })

  it('offers every way there is, and says why one is not', () => {
    const way = (code: 'standard' | 'pickup' | 'pudo', selected: boolean, available = true) => ({
      selected,
      available,
      shippingMethod: { code, label: code, deliveryTime: '2-4', price: { amount: 0 } },
      ...(code === 'pickup' && { storeInfo: { id: 's1', storeInventory: available ? 3 : 0 } }),
    })
    const radios = (markup: string) => markup.match(/<input type="radio"[^>]*>/g) ?? []
    const both = html({ shippingOptions: [way('standard', true), way('pudo', false), way('pickup', false)] })
    expect(radios(both).map((radio) => /value="(\w+)"/.exec(radio)?.[1])).toEqual(['standard', 'pickup'])
    expect(both).toContain('bag.pickupAt{&quot;store&quot;:&quot;Kerb Soho&quot;}')
    const none = html({ shippingOptions: [way('standard', true), way('pickup', false, false)] })
    expect(radios(none)[1]).toContain('disabled')
    expect(none).toContain('bag.pickupNone')
    expect(html({ shippingOptions: [way('standard', true)] })).toContain('bag.chooseStore')
  })

  it('changes to another size, never to one that sold out', () => {
    const variants = ['M', 'L', 'XL'].map((sizeLabel) => ({
      upc: `upc-${sizeLabel}`,
      sizeLabel,
      available: sizeLabel !== 'XL',
    }))
    const size = html({ variants })
    expect(size).toMatch(/<option value="upc-M" selected="">M/)
    expect(size).toMatch(/<option[^>]*value="upc-XL"[^>]*disabled=""|<option[^>]*disabled=""[^>]*value="upc-XL"/)
  })

  it('leaves a gift as it is', () => {
    expect(html({ bonus: true })).not.toContain('<form')
  })

  it('says an error at the line and not a second time', () => {
    const markup = html({ available: 0 }, [{ tone: 'error', words: 'No price today.' }])
    expect(markup).toContain('role="alert">No price today.')
    expect(markup).not.toContain('cart.soldOut')
  })
})
