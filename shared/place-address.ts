type Address = { readonly path: string; readonly query: Readonly<Record<string, readonly string[]>> }

const pairs = ({ query }: Address): [string, string][] =>
  Object.entries(query).flatMap(([name, values]) => values.map((value): [string, string] => [name, value]))

const formatAddress = (path: string, query: [string, string][]): string =>
  query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path

/** The page's path and query, for forms to return to. */
export const addressOf = (address: Address): string => formatAddress(address.path, pairs(address))

/**
 * Spec 1 §2: "A link starting with ? plus a modal hash merges query parameters." On `/en-us?page=2`, `?fit=wide#sizes`
 * becomes `/en-us?page=2&fit=wide#sizes`. Any other URL is returned unchanged.
 */
export function mergedAddress(address: Address, url: string): string {
  const hash = url.indexOf('#')
  if (!url.startsWith('?') || hash === -1) return url
  const linkParams = new URLSearchParams(url.slice(1, hash))
  const pageParams = pairs(address).filter(([name]) => !linkParams.has(name))
  return formatAddress(address.path, [...pageParams, ...linkParams]) + url.slice(hash)
}
