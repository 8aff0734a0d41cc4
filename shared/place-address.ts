type Address = { readonly path: string; readonly query: Readonly<Record<string, readonly string[]>> }

const pairs = ({ query }: Address): [string, string][] =>
  Object.entries(query).flatMap(([name, values]) => values.map((value): [string, string] => [name, value]))

const written = (path: string, query: [string, string][]): string =>
  query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path

/** The page's own path and query: what a form in it comes back to. */
export const addressOf = (address: Address): string => written(address.path, pairs(address))

/**
 * Spec 1 §2: "A link starting with ? plus a modal hash merges query parameters." On `/en-us?page=2`, `?fit=wide#sizes` leads to
 * `/en-us?page=2&fit=wide#sizes`. Any other url is given back as it is.
 */
export function mergedAddress(address: Address, url: string): string {
  const hash = url.indexOf('#')
  if (!url.startsWith('?') || hash === -1) return url
  const own = new URLSearchParams(url.slice(1, hash))
  const kept = pairs(address).filter(([name]) => !own.has(name))
  return written(address.path, [...kept, ...own]) + url.slice(hash)
}
