import { z } from 'zod'

/** A placeholder for the shop's host: nothing resolved against it may lead to another host. */
const anyHost = 'https://shop.invalid'
const mostCharacters = 2000
/**
 * A browser removes tabs and line breaks from an address and reads a backslash as a slash, so neither is allowed in our
 * paths.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const notOurs = /[\u0000-\u0020\u007f\\]/

/**
 * The normalized path, query and hash that a browser would request from this shop; null for any other destination. Dot
 * segments are resolved first, including encoded ones: `/..//evil.example` becomes another host once its dots are
 * resolved.
 */
export function shopPath(text: string): string | null {
  if (!text.startsWith('/') || text.length > mostCharacters || notOurs.test(text) || !URL.canParse(text, anyHost))
    return null
  const { origin, username, password, pathname, search, hash } = new URL(text, anyHost)
  if (origin !== anyHost || username || password || pathname.startsWith('//')) return null
  return pathname + search + hash
}

/** The path that a form returns to, on this shop only. Anything else reads as absent. */
export const ReturnTo = z
  .string()
  .transform((text) => shopPath(text) ?? undefined)
  .optional()
  .catch(undefined)
