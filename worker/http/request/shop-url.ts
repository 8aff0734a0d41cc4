import type { Config } from '../../env.ts'

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * The requested URL, on one of the shop's configured origins. The Host header is up to the client, so an unknown one is
 * replaced before it can reach anything that names the shop (canonical, hreflang, sitemaps, return URLs of payments). A
 * local shop also accepts every name of this machine for itself, on any port.
 */
export function shopUrl(requestUrl: string, config: Pick<Config, 'SHOP_ORIGINS' | 'ENVIRONMENT'>): URL {
  const url = new URL(requestUrl)
  if (config.SHOP_ORIGINS.includes(url.origin)) return url
  const isLocal = config.ENVIRONMENT === 'local' || config.ENVIRONMENT === 'test'
  if (isLocal && url.protocol === 'http:' && loopback.includes(url.hostname)) return url
  const named = new URL(config.SHOP_ORIGINS[0])
  // Assigned rather than resolved: a path that begins with two slashes would be another host.
  named.pathname = url.pathname
  named.search = url.search
  return named
}
