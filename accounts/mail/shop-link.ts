import { shopOriginOf } from '../../shared/shop-origins.ts'
import type { AccountsContext } from '../context.ts'

/**
 * An address on the shop that a mail leads to. `shop` is where the shopper asked from; a shop that isn't one of ours is
 * replaced by the first of them, so that nobody can have links to elsewhere mailed.
 */
export function shopLink(
  {
    config,
    locale,
  }: Pick<AccountsContext, 'locale'> & { readonly config: Pick<AccountsContext['config'], 'SHOP_ORIGINS'> },
  shop: string | undefined,
  path: string,
): string {
  const origin = shopOriginOf(config.SHOP_ORIGINS, shop) ?? config.SHOP_ORIGINS[0] ?? 'http://localhost:8787'
  return `${origin}/${locale}${path}`
}
