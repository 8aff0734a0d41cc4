import type { Locale } from '../../shared/i18n/locales.ts'
import { isWallet, type ProvidedMethod, walletOf } from '../../shared/payment-methods.ts'
import { shopOriginOf } from '../../shared/shop-origins.ts'
import type { Config } from '../env.ts'

/** `fieldsUrl` is a page for a frame, `scriptUrl` a script to load on demand; both on `origin`. */
export type SessionUrls = {
  readonly provider: string
  readonly origin: string
  readonly fieldsUrl: string | null
  readonly scriptUrl: string | null
}

/**
 * Addresses that a browser needs to pay this way. `shop` is an address on the shop (its origin counts); null where no
 * shop may be there: answer PAY400.
 */
export function sessionUrls(config: Config, method: ProvidedMethod, shop: string, locale: Locale): SessionUrls | null {
  const shopOrigin = shopOriginOf(config.SHOP_ORIGINS, shop)
  if (shopOrigin === null) return null
  const origin = config.PAYMENT_PROVIDER_ORIGIN
  const query = new URLSearchParams({ origin: shopOrigin, locale })
  return {
    provider: 'http',
    origin,
    fieldsUrl: isWallet(method) ? null : `${origin}/payments/fields?${query}`,
    scriptUrl: isWallet(method) ? `${origin}/payments/scripts/${walletOf(method).script}.js` : null,
  }
}
