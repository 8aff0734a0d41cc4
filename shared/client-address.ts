/**
 * Header of every call by the storefront: the shopper's network address. Trusted only from clients with the server's
 * keys.
 */
export const clientAddressHeader = 'x-client-address'

/**
 * The address of a request without one: Cloudflare always sets it, so the request comes from this machine.
 */
export const localAddress = 'local'

const v4 = /^\d{1,3}(?:\.\d{1,3}){3}$/
const v6 = /^[0-9a-f:]{2,39}(?:\.\d{1,3}){0,3}$/i

/**
 * The key for rate limits: an IPv4 address unchanged, or the /64 network of an IPv6 address, since a household may use
 * any address in it. Idempotent; null for an invalid address.
 */
export function networkOf(address: string | null | undefined): string | null {
  const text = (address ?? '').trim().toLowerCase().replace(/\/64$/, '')
  if (text === localAddress || v4.test(text)) return text
  if (!text.includes(':') || !v6.test(text)) return null
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(text)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = text.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
