import type { Context } from 'hono'
import { Island } from '../../../client/blocks/parts/island.tsx'
import { calloutCss } from '../../../client/pages/cart/callout-css.ts'
import { lineCss } from '../../../client/pages/cart/line-frame.tsx'
import { miniCartCss } from '../../../client/pages/cart/mini-cart-css.ts'
import { DialogFrame } from '../../../client/pages/dialogs/dialog-frame.tsx'
import { remainingOf } from '../../../shared/cart/remaining.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import { loadUnavailablePage } from '../errors/unavailable.tsx'
import { isPartOnly } from '../page-answer/asked-part.ts'
import type { RouteAnswer } from '../pages.ts'
import { dialogPage } from './dialog-page.ts'

/** The cart in its drawer. An expired session is reported by the island, which can restore the cart. */
export async function loadMiniCart(c: Context<AppEnv>): Promise<RouteAnswer> {
  const context = c.get('context')
  const { t, locale, csrfToken } = context
  const answer = await c.get('services').cart.read(context)
  c.get('timing').mark('data')
  const state = answer.ok ? answer.value : answer.state
  if (state?.session) await setSession(c, context, state.session)
  if (!answer.ok && !state) return loadUnavailablePage(c, answer.failure)
  const cart = state?.cart ?? null
  const form = { csrf: csrfToken, returnTo: href.cart(locale), remaining: cart ? remainingOf(cart.items) : '' }
  const person = context.session?.person
  const props = { cart, form, guest: !person, canSave: !person?.associate, lost: !answer.ok }
  const cartNode = <Island name="mini-cart" on="idle" locale={locale} props={props} />
  // The drawer is its own frame, with a heading.
  const node = isPartOnly(c) ? cartNode : <DialogFrame title={t('miniCart.title')}>{cartNode}</DialogFrame>
  return dialogPage(context, t('miniCart.title'), node, [lineCss, calloutCss, miniCartCss])
}
