import { type Channel, channelHeader } from '../../shared/contracts/order.ts'
import { type Locale, sites } from '../../shared/i18n/locales.ts'
import type { Config } from '../env.ts'

/**
 * The brand's mobile app is named in the user agent of its web view, as `KerbApp/2.4` for the brand `kerb` (spec 1 §1).
 */
export const channelOf = (userAgent: string | undefined, { BRAND }: Pick<Config, 'BRAND'>): Channel =>
  (userAgent ?? '')
    .toLowerCase()
    .split(' ')
    .some((product) => product.startsWith(`${BRAND}app/`))
    ? 'MAPP'
    : 'ECOMM'

/**
 * Spec 1 §3 "Request context", with the constants of §9. An associate's sale is ECOMM like any other; the order says
 * the store and the seller (`inStoreSalesInfo`).
 */
export const contextHeaders = (
  locale: Locale,
  { BRAND }: Pick<Config, 'BRAND'>,
  channel: Channel,
): Readonly<Record<string, string>> => ({
  'x-site-id': `${BRAND}-${locale}`,
  'x-brand': BRAND,
  [channelHeader]: channel,
  'x-source': 'ECOM15',
  'x-region': sites[locale].region,
  'x-client-app': 'kerb-web',
})
