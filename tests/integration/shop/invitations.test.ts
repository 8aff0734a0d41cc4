import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { shoe } from './cart-forms.ts'
import { americanAddress, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
const pages = ['/en-us/account', '/en-us/cart', '/en-us/checkout/billing']

async function atBilling(email: string | null) {
  const walk = walker(shop)
  if (email) await walk.signIn(email)
  await walk.add(shoe)
  await walk.deliver({ ...americanAddress, savedAddress: 'new' })
  return walk
}

describe('the membership', () => {
  it('is offered in account, cart and billing to somebody with an account and without one, until they join', async () => {
    const walk = await atBilling('registered@kerb.example')
    for (const path of pages) {
      const html = await walk.page(path)
      expect(html, path).toContain(`href="/en-us/dialog/loyalty-sign-up?returnTo=${encodeURIComponent(path)}"`)
      expect(html, path).toContain('Become a member')
    }
    // Points that are asked for without it lead there too.
    const asked = await walk.post('/api/checkout/voucher', { points: '500', pays: '500' })
    const notices = /<div role="status" class="co-notices">.*?<\/div>/s.exec(asked.html)?.[0] ?? ''
    expect(notices).toContain('href="/en-us/dialog/loyalty-sign-up?returnTo=%2Fen-us%2Fcheckout%2Fbilling"')
    const dialog = await walk.page(`/en-us/dialog/loyalty-sign-up?returnTo=${encodeURIComponent('/en-us/cart')}`)
    expect(dialog).toContain('name="step" value="non-loyalty"')
    const fields = { step: 'non-loyalty', enrollment: 'dialog', birthDate: '05/17/1991', returnTo: '/en-us/cart' }
    const joined = await walk.post('/api/account/complete', fields)
    expect([joined.status, joined.location]).toEqual([303, '/en-us/dialog/welcome?returnTo=%2Fen-us%2Fcart'])
    for (const path of pages) expect(await walk.page(path), path).not.toContain('loyalty-sign-up')
  })

  it.each([null, 'member@kerb.example'])('is not offered to %s', async (email) => {
    const walk = await atBilling(email)
    for (const path of pages) expect(await walk.page(path), path).not.toContain('loyalty-sign-up')
  })
})
