import { describe, expect, it } from 'vitest'
import { formatter } from '../../shared/i18n/formatter.ts'
import { noticeParams, noticeText, readNotice, sizeMissing } from './notice.ts'

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

  it("uses the spec's words for a removal that fails", () => {
    expect(noticeText(english, { flow: 'remove-item', code: 'GEN500' })).toBe(
      'Unable to remove item from cart. Please try again later',
    )
  })

  it.each(['', 'INV408', 'add-to-cart:', 'evil:INV408', 'add-to-cart:<b>', `add-to-cart:${'x'.repeat(50)}`])(
    'is none for %j',
    (value) => {
      expect(readNotice(new URLSearchParams({ notice: value }))).toBeNull()
    },
  )
})
