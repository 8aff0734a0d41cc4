import { expect, it, vi } from 'vitest'
import { mailsTo } from '../../../bench/people/mail.ts'
import { useShop } from '../../harness/shop.ts'
import { walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })

it('mails lead to the shop that they were asked from', async () => {
  const walk = walker(shop)
  await walk.page('/en-us/account')
  const reader = 'links@shop.example'
  await walk.post('/api/newsletter', { form: 'news', 'news.email': reader, 'news.policy': 'on' })
  const member = 'registered@kerb.example'
  await walk.post('/api/session/forgot-password', { forgotEmail: member })
  for (const email of [reader, member]) {
    const mail = await vi.waitFor(
      async () => (await mailsTo(shop.platform.url, email))[0] ?? expect.fail('no mail yet'),
    )
    const links = [...mail.matchAll(/href="(https?:[^"]+)"/g)].map(([, link = '']) => new URL(link).origin)
    expect(new Set(links), email).toEqual(new Set([shop.url]))
  }
})
