import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CartNotice } from '../../pages/cart/cart-notices.ts'
import { cartItem, context, form } from '../../pages/pages.fixtures.ts'
import { PageLine } from './page-line.tsx'

const html = (over: Partial<typeof cartItem> = {}, notices: readonly CartNotice[] = []) =>
  renderToString(
    <PageLine
      {...context}
      form={{ ...form, remaining: 'KR100001COA:upc-M:2' }}
      item={{ ...cartItem, ...over }}
      arrivals={{ '2-4': 'Tuesday' }}
      storeNames={{ s1: 'Kerb Soho' }}
      notices={notices}
      qty={over.qty ?? cartItem.qty}
      busy={false}
      turn={0}
      canSave
    />,
  )

const stepButton = (markup: string, value: string): string =>
  markup.match(new RegExp(`<button[^>]*value="${value}"[^>]*>`))?.[0] ?? ''

describe('a line of the cart page', () => {
  it('sends the CSRF token and the return path with every form', () => {
    expect(html().match(/name="csrf" value="token"/g)).toHaveLength(3)
    expect(html().match(/name="returnTo" value="\/en-us\/cart"/g)).toHaveLength(3)
  })

  it('updates, and does not subtract, when Enter is pressed in the number', () => {
    const update = html().slice(html().indexOf('/api/cart/update'))
    expect(update.indexOf('cart.update')).toBeLessThan(update.indexOf('name="step"'))
  })

  it('limits the quantity to between one and the available stock', () => {
    expect(stepButton(html({ qty: 1 }), '-1')).toContain('disabled')
    expect(stepButton(html({ qty: 2 }), '-1')).not.toContain('disabled')
    expect(stepButton(html({ qty: 9, available: 9 }), '1')).toContain('disabled')
  })

  it('marks a sold-out item, which can only be removed', () => {
    const markup = html({ available: 0 })
    expect(markup).toContain('cart.soldOut')
    expect(stepButton(markup, '1')).toContain('disabled')
    expect(markup).toContain('cart.removeOf')
  })

  it('has a button for each other method if nothing is left at its store', () => {
    const optionOf = (code: 'standard' | 'pickup' | 'pudo' | 'sts', selected: boolean, available: boolean) => ({
      selected,
      available,
      shippingMethod: { code, label: code, deliveryTime: '2-4', price: { amount: 0 } },
      ...((code === 'pickup' || code === 'sts') && { storeInfo: { id: 's1', storeInventory: 0 } }),
    })
    const pickup = { available: 0, storeId: 's1', selectedShippingOption: 'pickup' as const }
    const ways = [optionOf('standard', false, true), optionOf('pudo', false, true), optionOf('sts', false, true)]
    const markup = html({ ...pickup, shippingOptions: [...ways, optionOf('pickup', true, false)] })
    const buttons = markup.match(/<button[^>]*name="code"[^>]*>/g) ?? []
    expect(buttons.map((button) => /value="(\w+)"/.exec(button)?.[1])).toEqual(['standard', 'sts'])
    expect(markup).toContain('cart.noneAtStore{&quot;store&quot;:&quot;Kerb Soho&quot;}')
    expect(markup).not.toContain('cart.soldOut')
    const onShelf = { ...optionOf('pickup', true, false), storeInfo: { id: 's1', storeInventory: 5 } }
    const stopped = html({ ...pickup, shippingOptions: [onShelf] })
    expect(stopped).toContain('cart.pickupStopped{&quot;store&quot;:&quot;Kerb Soho&quot;}')
    expect(stopped).not.toContain('cart.noneAtStore')
    const nowhere = html({ ...pickup, shippingOptions: [optionOf('pickup', true, false)] })
    expect([nowhere.includes('name="code"'), nowhere.includes('cart.otherStore')]).toEqual([false, true])
  })

  it('shows how many are left when fewer than requested', () => {
    expect(html({ qty: 5, available: 2 })).toContain('cart.onlyLeft{&quot;count&quot;:2}')
  })

  it('offers every delivery option, and explains an unavailable one', () => {
    const optionOf = (code: 'standard' | 'pickup' | 'pudo', selected: boolean, available = true) => ({
      selected,
      available,
      shippingMethod: { code, label: code, deliveryTime: '2-4', price: { amount: 0 } },
      ...(code === 'pickup' && { storeInfo: { id: 's1', storeInventory: available ? 3 : 0 } }),
    })
    const radios = (markup: string) => markup.match(/<input type="radio"[^>]*>/g) ?? []
    const both = html({
      shippingOptions: [optionOf('standard', true), optionOf('pudo', false), optionOf('pickup', false)],
    })
    expect(radios(both).map((radio) => /value="(\w+)"/.exec(radio)?.[1])).toEqual(['standard', 'pickup'])
    expect(both).toContain('cart.pickupAt{&quot;store&quot;:&quot;Kerb Soho&quot;}')
    const withoutPickup = html({ shippingOptions: [optionOf('standard', true), optionOf('pickup', false, false)] })
    expect(radios(withoutPickup)[1]).toContain('disabled')
    expect(withoutPickup).toContain('cart.pickupNone')
    expect(html({ shippingOptions: [optionOf('standard', true)] })).toContain('cart.chooseStore')
  })

  it('offers other sizes but disables sold-out ones', () => {
    const variants = ['M', 'L', 'XL'].map((sizeLabel) => ({
      upc: `upc-${sizeLabel}`,
      sizeLabel,
      available: sizeLabel !== 'XL',
    }))
    const size = html({ variants })
    expect(size).toMatch(/<option value="upc-M" selected="">M/)
    expect(size).toMatch(/<option[^>]*value="upc-XL"[^>]*disabled=""|<option[^>]*disabled=""[^>]*value="upc-XL"/)
  })

  it('has no forms for a bonus product', () => {
    expect(html({ bonus: true })).not.toContain('<form')
  })

  it('shows an error at its line only once', () => {
    const markup = html({ available: 0 }, [{ tone: 'error', words: 'No price today.' }])
    expect(markup).toContain('role="alert">No price today.')
    expect(markup).not.toContain('cart.soldOut')
  })
})
