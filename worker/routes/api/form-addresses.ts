import { type Context, Hono } from 'hono'
import { cartActions, favoriteActions, href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'

const seeOther = (c: Context<AppEnv>, location: string): Response =>
  c.body(null, 303, { location, 'cache-control': 'private, no-store' })

/**
 * A refused form is answered at the address that it was posted to. Opened as a page, that address leads to where what
 * the form changes is shown.
 */
export const formAddresses = new Hono<AppEnv>()
for (const action of cartActions)
  formAddresses.get(`/cart/${action}`, (c) => seeOther(c, href.cart(c.get('context').locale)))
for (const action of favoriteActions)
  formAddresses.get(`/favorites/${action}`, (c) => seeOther(c, href.favorites(c.get('context').locale)))
formAddresses.get('/dismiss', (c) => seeOther(c, href.home(c.get('context').locale)))
formAddresses.get('/checkout/apple-pay', (c) => seeOther(c, href.checkout(c.get('context').locale)))
