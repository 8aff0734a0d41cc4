import type { Context } from 'hono'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { errorPage } from '../errors/error-page.tsx'

/** No bag any more: the cart page says so. */
export function deskClosed(c: Context<AppEnv>, code: string): Response | Promise<Response> {
  return code === 'BSK404'
    ? c.body(null, 303, { location: href.cart(c.get('context').locale), 'cache-control': 'private, no-store' })
    : errorPage(c, 503, code)
}
