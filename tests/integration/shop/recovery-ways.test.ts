import { expect, it } from 'vitest'
import type { RecoveryWay } from '../../../shared/errors/recovery-way.ts'
import { useShop } from '../../harness/shop.ts'
import { cartForms, secret, shoe } from './cart-forms.ts'
import { walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })

type Refused = { readonly code?: string; readonly way?: RecoveryWay }

it('script that changes the cart in a session that has ended gets the sign-in, which comes back to its page', async () => {
  const walk = walker(shop)
  await walk.signIn('member@kerb.example')
  const forms = cartForms(shop, walk.visitor)
  const [upc = ''] = await forms.sizes()
  const { cart } = await forms.json('add', { productId: shoe, upc, qty: '1' })
  const { id: itemId = '', productId = '' } = cart?.items[0] ?? {}
  await forms.changeSession({ accessToken: 'of-nobody' })
  const headers = { accept: 'application/json', referer: `${shop.url}/en-us/c/women-1000?sort=newest` }
  const answer = await forms.post('update', { itemId, productId, upc, qty: '2' }, headers)
  const { code, way }: Refused = await answer.json()
  expect([code, way]).toEqual([
    'AUT498',
    {
      label: 'Sign in again to use your account',
      href: '/en-us/account?returnTo=%2Fen-us%2Fc%2Fwomen-1000%3Fsort%3Dnewest',
      dialog: true,
    },
  ])
})

it('a refusal that no sign-in helps has none', async () => {
  const forms = cartForms(shop)
  const [upc = ''] = await forms.sizes()
  const answer = await forms.post('add', { productId: shoe, upc, qty: '9999' }, { accept: 'application/json' })
  const refused: Refused = await answer.json()
  expect(refused).not.toHaveProperty('way')
})

it('a connected employee’s favorites lead to no sign-in', async () => {
  const walk = walker(shop)
  await walk.signIn('associate@kerb.example', 'associate')
  const answer = await walk.post('/api/favorites/toggle', { productId: shoe }, { accept: 'application/json' })
  expect(JSON.parse(answer.html)).toEqual({ ok: false, message: expect.any(String) })
})
