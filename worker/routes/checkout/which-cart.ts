import type { Context } from 'hono'
import type { CheckoutStep } from '../../../client/pages/checkout/checkout-props.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import type { WhichCart } from '../../services/session.ts'

type C = Context<AppEnv>

/**
 * The session's cart that is being checked out: pages have it in their address, forms in a field, an order in its
 * cookie.
 */
export function takeCart(c: C, requested: string | undefined | null): void {
  c.set('whichCart', requested === 'quick' ? 'quick' : 'own')
}

export const whichCart = (c: C): WhichCart => c.get('whichCart') ?? 'own'

type Query = Readonly<Record<string, string>>

/** The address of a checkout page for that cart. */
export const checkoutHref = (
  locale: Locale,
  which: WhichCart,
  step?: CheckoutStep | 'processing',
  query: Query = {},
): string => href.checkout(locale, step, { ...query, ...(which === 'quick' && { bag: which }) })

export const wayTo = (c: C, step?: CheckoutStep | 'processing', query?: Query): string =>
  checkoutHref(c.get('context').locale, whichCart(c), step, query)
