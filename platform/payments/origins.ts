import type { Config } from '../env.ts'

/** The http(s) origin of an address; null for anything else. */
export function originOf(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol, origin, username } = new URL(address)
  return (protocol === 'https:' || protocol === 'http:') && username === '' ? origin : null
}

/** A shop that may frame the payment pages and that shoppers are sent back to. Without SHOP_ORIGINS any http(s) origin is one. */
export function shopOriginOf(config: Config, address: string | null | undefined): string | null {
  const origin = originOf(address)
  if (origin === null) return null
  return config.SHOP_ORIGINS.length === 0 || config.SHOP_ORIGINS.includes(origin) ? origin : null
}
