import { matchRoute } from '../../../shared/routes.ts'

/**
 * A path behind a locale, its first parts in lower case if that makes it one of the shop's: `/en-us/Cart` is
 * `/en-us/cart`. As few parts as possible, since ids can have capitals. Any other path is returned unchanged.
 */
export function routePath(pathname: string): string {
  const [, locale = '', ...parts] = pathname.split('/')
  const lowered = (count: number) =>
    ['', ...parts.map((part, index) => (index < count ? part.toLowerCase() : part))].join('/')
  const counts = Array.from({ length: parts.length + 1 }, (_, count) => count)
  const found = counts.find((count) => matchRoute(lowered(count)) !== null)
  return found === undefined ? pathname : `/${locale}${lowered(found)}`
}
