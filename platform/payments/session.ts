import type { Locale } from '../../shared/i18n/locales.ts'
import type { Config } from '../env.ts'
import type { PaymentRequests } from './contract.ts'
import { shopOriginOf } from './origins.ts'

/** `fieldsUrl` is a page for a frame, `scriptUrl` a script to load on demand; both on `origin`. */
export type SessionUrls = {
  readonly provider: string
  readonly origin: string
  readonly fieldsUrl: string | null
  readonly scriptUrl: string | null
}

const scripts = { PAYPAL: 'paypal', KLARNA: 'klarna', APPLE_PAY: 'apple-pay' } as const

/**
 * What a browser needs to pay this way. `shop` is an address on the shop (its origin counts); null where no shop may be there: answer PAY400.
 */
export function sessionUrls(
  config: Config,
  method: PaymentRequests['authorise']['method'],
  shop: string,
  locale: Locale,
): SessionUrls | null {
  const shopOrigin = shopOriginOf(config, shop)
  if (shopOrigin === null) return null
  const origin = config.PUBLIC_ORIGIN
  const query = new URLSearchParams({ origin: shopOrigin, locale })
  return {
    provider: config.PAYMENT_PROVIDER_ORIGIN === '' ? 'sandbox' : 'http',
    origin,
    fieldsUrl: method === 'CREDIT_CARD' ? `${origin}/payments/fields?${query}` : null,
    scriptUrl: method === 'CREDIT_CARD' ? null : `${origin}/payments/scripts/${scripts[method]}.js`,
  }
}
