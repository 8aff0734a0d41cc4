import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cartItem, context, form } from '../pages.fixtures.ts'
import { CartLine } from './cart-line.tsx'

const html = (over: Partial<typeof cartItem> = {}) =>
  renderToString(<CartLine {...context} form={form} item={{ ...cartItem, ...over }} />)

const step = (markup: string, value: string): string =>
  markup.match(new RegExp(`<button[^>]*value="${value}"[^>]*>`))?.[0] ?? ''

describe('CartLine', () => {
  it('sends the token and where to come back with every form', () => {
    expect(html().match(/name="csrf" value="token"/g)).toHaveLength(2)
    expect(html().match(/name="returnTo" value="\/en-us\/cart"/g)).toHaveLength(2)
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
})
