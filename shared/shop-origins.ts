/** Header of a call by the storefront: the origin of the shop, for links in mails. Only listed shops are linked to. */
export const shopOriginHeader = 'x-shop-origin'

/** The http(s) origin of a URL; null for anything else. */
export function originOf(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol, origin, username } = new URL(address)
  return (protocol === 'https:' || protocol === 'http:') && username === '' ? origin : null
}

/**
 * The origin of a shop that may embed the payment pages and be redirected to, or null. An empty list allows any http(s)
 * origin.
 */
export function shopOriginOf(shopOrigins: readonly string[], address: string | null | undefined): string | null {
  const origin = originOf(address)
  if (origin === null) return null
  return shopOrigins.length === 0 || shopOrigins.includes(origin) ? origin : null
}
