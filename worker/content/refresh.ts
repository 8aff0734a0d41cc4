import { defaultLocale, isLocale } from '../../shared/i18n/locales.ts'
import type { Config, Env } from '../env.ts'
import { createCall } from '../services/call.ts'
import { type Result, succeed } from '../services/result.ts'
import { createTransport } from '../services/transport.ts'

/** What is kept of content, by key `content/{site}/{id}`; null is nothing. */
export type KeptContent = {
  current(key: string): unknown
  keep(key: string, document: unknown): Promise<void>
}

/** A document as the content service has it now; null where it says that there is none, or where a key isn't one document's. */
export type ContentLoad = (key: string) => Promise<Result<unknown>>

/**
 * Reads documents that were just published, and keeps them. A source behind caches may still answer what was there before, so an answer
 * never takes the place of a newer revision, and "there is none" never that of a document.
 */
export async function refreshContent(keys: readonly string[], load: ContentLoad, kept: KeptContent): Promise<void> {
  await Promise.all(
    keys.map(async (key) => {
      const answer = await load(key)
      if (!answer.ok || answer.value === null) return
      if (revisionOf(answer.value) >= revisionOf(kept.current(key))) await kept.keep(key, answer.value)
    }),
  )
}

/** Pop-ups have no revision of their own: theirs add up, since each only grows. */
function revisionOf(document: unknown): number {
  if (typeof document !== 'object' || document === null) return -1
  if ('revision' in document && typeof document.revision === 'number') return document.revision
  if (!('popups' in document) || !Array.isArray(document.popups)) return 0
  return document.popups.reduce((sum: number, popup: unknown) => sum + Math.max(revisionOf(popup), 0), 0)
}

const callTimeoutMs = 3000

export function contentLoad(env: Env, config: Config): ContentLoad {
  const transport = createTransport(env, config)
  return async (key) => {
    const [, siteId = '', kind = '', ...rest] = key.split('/')
    const locale = siteId.slice(siteId.indexOf('-') + 1)
    const { AUTH_ACCESS_KEY: accessKey, SERVER_TRUST_ID: serverTrustId } = config
    const identity = { accessKey, serverTrustId, userId: '', accessToken: null }
    const call = createCall(transport, { ...identity, locale: isLocale(locale) ? locale : defaultLocale })
    const site = { mode: 'publish', siteId } as const
    const id = rest.join('/')
    const query = { removeNulls: 'true' } as const
    const options = { timeoutMs: callTimeoutMs }
    const ask = (): Promise<Result<unknown>> | null => {
      switch (kind) {
        case 'page':
          return call('content.page', { params: { ...site, page: id }, query }, options)
        case 'category':
          return call('content.category', { params: { ...site, categoryId: id }, query }, options)
        case 'product':
          return call('content.product', { params: { ...site, productId: id }, query }, options)
        case 'fragment':
          return call('content.fragment', { params: { mode: 'publish', fragmentId: id }, query }, options)
        case 'menu':
          return call('content.menu', { params: site, query }, options)
        case 'footer':
          return call('content.footer', { params: site, query }, options)
        case 'popups':
          return call('content.popups', { params: site, query }, options)
        default:
          return null
      }
    }
    return (await ask()) ?? succeed(null)
  }
}
