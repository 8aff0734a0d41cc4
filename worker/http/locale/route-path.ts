import { matchRoute, routes } from '../../../shared/routes.ts'

/** Groups of a route that are looked up as they are written. Products have ids in capitals. */
const ids = ['id', 'shareId']
const capitals = ['productId']

/**
 * A path behind a locale as the shop spells it: `/en-us/Cart` is `/en-us/cart`, and `/en-us/P/boot-kct3886cink/REVIEWS`
 * is `/en-us/p/boot-KCT3886CINK/reviews`. As little as possible is changed, since ids and names can have capitals. Any
 * path that isn't the shop's is returned unchanged.
 */
export function routePath(pathname: string): string {
  const locale = /^\/[^/]*/.exec(pathname)?.[0] ?? ''
  const path = pathname.slice(locale.length)
  if (matchRoute(path) !== null) return locale + path.replace(/\/$/, '')
  for (const { pattern } of Object.values(routes)) {
    const match = new RegExp(pattern, 'di').exec(path)
    if (!match) continue
    const own = [respelled(path, match, () => 'kept'), respelled(path, match, caseOf)].find((one) => matchRoute(one))
    if (own !== undefined) return locale + own.replace(/\/$/, '')
  }
  return pathname
}

/** `//en-us//cart` is `/en-us/cart`. */
export const withoutEmptyParts = (pathname: string): string => pathname.replace(/\/{2,}/g, '/')

/** Without escapes of characters that need none (RFC 3986 §2.3): `/%63art` is `/cart`. */
export const withPlainCharacters = (pathname: string): string =>
  pathname.replace(/%[\da-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : escaped
  })

type Case = 'kept' | 'upper' | 'lower'
const caseOf = (group: string): Case => (ids.includes(group) ? 'kept' : capitals.includes(group) ? 'upper' : 'lower')

/** The path in lower case, but for the groups of its route. */
function respelled(path: string, { indices }: RegExpExecArray, caseOf: (group: string) => Case): string {
  let text = path.toLowerCase()
  for (const [group, range] of Object.entries<[number, number] | undefined>(indices?.groups ?? {})) {
    const spelling = range && caseOf(group)
    if (!spelling || spelling === 'lower') continue
    const value = path.slice(...range)
    text = text.slice(0, range[0]) + (spelling === 'upper' ? value.toUpperCase() : value) + text.slice(range[1])
  }
  return text
}
