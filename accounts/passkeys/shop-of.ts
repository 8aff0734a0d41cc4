import { passkeyDomain } from '../../shared/contracts/passkey.ts'
import { shopOriginOf } from '../../shared/shop-origins.ts'
import type { AccountsContext } from '../context.ts'

/** A shop of ours, and the domain that its passkeys belong to. */
export type PasskeyShop = { readonly origin: string; readonly domain: string }

/** Null for a shop that isn't ours, or that can't have passkeys. */
export function passkeyShop(
  { SHOP_ORIGINS }: Pick<AccountsContext['config'], 'SHOP_ORIGINS'>,
  named: string,
): PasskeyShop | null {
  const origin = shopOriginOf(SHOP_ORIGINS, named)
  const domain = origin && passkeyDomain(new URL(origin))
  return origin && domain ? { origin, domain } : null
}
