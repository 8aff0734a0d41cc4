import { shopOriginOf } from '../../shared/shop-origins.ts'
import type { AccountsContext } from '../context.ts'

/**
 * An address on the shop that a mail leads to: on the shop that the shopper uses, or the first of ours where none is
 * known or it isn't one of them, so that nobody can have links to elsewhere mailed.
 */
export function shopLink(
  {
    config,
    locale,
    shopOrigin,
  }: Pick<AccountsContext, 'locale' | 'shopOrigin'> & {
    readonly config: Pick<AccountsContext['config'], 'SHOP_ORIGINS'>
  },
  path: string,
): string {
  const origin = shopOriginOf(config.SHOP_ORIGINS, shopOrigin) ?? config.SHOP_ORIGINS[0] ?? 'http://localhost:8787'
  return `${origin}/${locale}${path}`
}
