import { defaultLocale, isLocale, locales, siteId } from '../../shared/i18n/locales.ts'
import type { Config } from '../env.ts'
import { createCall } from '../services/call.ts'
import type { Result } from '../services/result.ts'
import type { Transport } from '../services/transport.ts'
import { isTagged } from './tags.ts'

/** Cached content by key `content/{site}/{id}`; null means that the document doesn't exist. */
export type KeptContent = {
  current(key: string): unknown
  keep(key: string, document: unknown, validUntil?: number): Promise<void>
}

/** The content service's current document; undefined if the key isn't that of a document. */
export type ContentLoad = (key: string) => Promise<Result<unknown>> | undefined

/**
 * Reads documents that were just published or withdrawn and caches the result, including that a document no longer
 * exists, so that other isolates learn of it from KV. A source behind caches may still return the previous version, so
 * a result never replaces a newer revision, and "doesn't exist" never replaces a document. Resolves to the keys that no
 * document has.
 */
export async function refreshContent(
  keys: readonly string[],
  load: ContentLoad,
  cache: KeptContent,
): Promise<readonly string[]> {
  const absent = await Promise.all(
    keys.map(async (key) => {
      const answer = await load(key)
      if (!answer) return [key]
      if (!answer.ok && answer.failure.status !== 404) return []
      const document = answer.ok ? answer.value : null
      if (revisionOf(document) >= revisionOf(cache.current(key))) await cache.keep(key, document, answer.validUntil)
      return answer.ok ? [] : [key]
    }),
  )
  return absent.flat()
}

/** Pop-ups as a list have no revision: the sum of their revisions serves as one, since each only grows. */
function revisionOf(document: unknown): number {
  if (typeof document !== 'object' || document === null) return -1
  if ('revision' in document && typeof document.revision === 'number') return document.revision
  if (!('popups' in document) || !Array.isArray(document.popups)) return 0
  return document.popups.reduce((sum: number, popup: unknown) => sum + Math.max(revisionOf(popup), 0), 0)
}

/**
 * The cache keys of documents by id: `kerb-en-us/page/home` has one key, `fragment/note` one per site. They include
 * keys that this isolate and its KV don't have, because another isolate may.
 */
export function keysOf(ids: readonly string[], brand: string): string[] {
  const sites = locales.map((locale) => siteId(brand, locale))
  return ids.flatMap((id) =>
    sites.some((site) => id.startsWith(`${site}/`)) ? [`content/${id}`] : sites.map((site) => `content/${site}/${id}`),
  )
}

/**
 * Ids that nothing has: no cache had them (`dropped`), and no document does (`absent`). A search of articles
 * is no document, search rules are kept by no reader, and `*` is everything.
 */
export function unknownIds(
  ids: readonly string[],
  brand: string,
  { dropped, absent }: { readonly dropped: readonly string[]; readonly absent: readonly string[] },
): string[] {
  const isUnknown = (id: string) =>
    !dropped.some((key) => isTagged(key, id)) && keysOf([id], brand).every((key) => absent.includes(key))
  return ids.filter((id) => !/^(?:\*|(?:[^/]+\/)?(?:articles|search-rules))$/.test(id) && isUnknown(id))
}

const callTimeoutMs = 3000

export function contentLoad(
  transport: Transport,
  config: Pick<Config, 'AUTH_ACCESS_KEY' | 'SERVER_TRUST_ID'>,
): ContentLoad {
  return (key) => {
    const [, site = '', kind = '', ...rest] = key.split('/')
    const locale = site.slice(site.indexOf('-') + 1)
    const { AUTH_ACCESS_KEY: accessKey, SERVER_TRUST_ID: serverTrustId } = config
    const identity = { accessKey, serverTrustId, userId: '', accessToken: null }
    const call = createCall(transport, { ...identity, locale: isLocale(locale) ? locale : defaultLocale })
    const ofSite = { mode: 'publish', siteId: site } as const
    const id = rest.join('/')
    const query = { removeNulls: 'true' } as const
    const options = { timeoutMs: callTimeoutMs }
    switch (kind) {
      case 'page':
        return call('content.page', { params: { ...ofSite, page: id }, query }, options)
      case 'category':
        return call('content.category', { params: { ...ofSite, categoryId: id }, query }, options)
      case 'product':
        return call('content.product', { params: { ...ofSite, productId: id }, query }, options)
      case 'fragment':
        return call('content.fragment', { params: { mode: 'publish', fragmentId: id }, query }, options)
      case 'menu':
        return call('content.menu', { params: ofSite, query }, options)
      case 'footer':
        return call('content.footer', { params: ofSite, query }, options)
      case 'popups':
        return call('content.popups', { params: ofSite, query }, options)
      default:
        return undefined
    }
  }
}
