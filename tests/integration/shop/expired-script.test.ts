import { describe, expect, it } from 'vitest'
import { formatter } from '../../../shared/i18n/formatter.ts'
import { useShop } from '../../harness/shop.ts'
import { shoe } from './cart-forms.ts'
import { walker } from './checkout-walk.ts'

/** Forms that script sends from a page whose token is no longer its visitor's. */
const shop = useShop({ catalogue: 'demo', shared: true })

const forms = [
  'cart/add',
  'cart/coupon',
  'checkout/place',
  'checkout/shipping',
  'consent',
  'favorites/toggle',
  'reviews/ask',
  'reviews/vote',
]

describe.each(['en-us', 'de-de'] as const)('an expired page in %s', (locale) => {
  it.each(forms)('says so at %s, and not that the shop is at fault', async (to) => {
    const walk = walker(shop)
    await walk.page(`/${locale}`)
    const fields = { csrf: 'of-another-day', locale, productId: shoe, coupon: 'WELCOME10' }
    const answer = await walk.post(`/api/${to}?locale=${locale}`, fields, { accept: 'application/json' })
    expect(answer.status).toBe(403)
    expect(JSON.parse(answer.html)).toMatchObject({ message: formatter(locale)('error.expiredReload') })
  })
})
