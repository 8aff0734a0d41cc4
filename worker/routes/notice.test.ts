import { describe, expect, it } from 'vitest'
import { formatter } from '../../shared/i18n/formatter.ts'
import { noticeParams, noticeRule, noticeText, readNotice, sizeMissing } from './notice.ts'

const german = { locale: 'de-de' as const, t: formatter('de-de') }
const english = { locale: 'en-us' as const, t: formatter('en-us') }

describe('a notice', () => {
  it('travels as codes and comes back the same', () => {
    const notice = { flow: 'add-to-cart' as const, code: 'INV408', maxAllowedQty: 3 }
    expect(readNotice(new URLSearchParams(noticeParams(notice)))).toEqual(notice)
  })

  it('says how many there are, in the language of the page', () => {
    const notice = { flow: 'add-to-cart' as const, code: 'INV408', maxAllowedQty: 3 }
    expect(noticeText(english, notice)).toContain('3')
    expect(noticeText(german, notice)).not.toBe(noticeText(english, notice))
    expect(noticeText(english, { flow: 'add-to-cart', code: sizeMissing })).toBe('Choose a size first.')
  })

  it.each([
    ['add-to-cart', 'INV700', 'toast', 'could not be moved to cart'],
    ['add-to-cart', 'INV406', 'toast', 'sold out'],
    ['add-to-cart', 'AUT498', 'toast', 'session has expired'],
    ['coupon', 'AUT498', 'toast', 'session has expired'],
    ['update-quantity', 'GWP403', 'top', 'maximum item qty'],
    ['update-quantity', 'INV702', 'item', 'no price'],
    ['size', 'INV700', 'top', 'sold out'],
    ['add-to-cart', 'ORD404', 'toast', 'could not add'],
  ] as const)('of %s %s stands at the %s and says that it %s', (flow, code, place, message) => {
    const notice = { flow, code, ...(flow !== 'add-to-cart' && { itemId: 'line-1' }) }
    expect(noticeRule(notice).place).toBe(place)
    expect(noticeText(english, notice)).toMatch(new RegExp(message, 'i'))
  })

  it('brings its line and the typed coupon along, and nothing that is neither', () => {
    const notice = { flow: 'coupon' as const, code: 'PRM155', itemId: 'line-1', coupon: 'OLD-10' }
    expect(readNotice(new URLSearchParams(noticeParams(notice)))).toEqual(notice)
    const forged = new URLSearchParams({ notice: 'coupon:PRM155', coupon: '"><b>', line: 'a b' })
    expect(readNotice(forged)).toEqual({ flow: 'coupon', code: 'PRM155' })
  })

  it("uses the spec's words for a removal that fails", () => {
    expect(noticeText(english, { flow: 'remove-item', code: 'GEN500' })).toBe(
      'Unable to remove item from cart. Please try again later',
    )
  })

  it.each(['', 'INV408', 'add-to-cart:', 'evil:INV408', 'add-to-cart:<b>', `add-to-cart:${'x'.repeat(61)}`])(
    'is none for %j',
    (value) => {
      expect(readNotice(new URLSearchParams({ notice: value }))).toBeNull()
    },
  )
})
