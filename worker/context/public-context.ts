import { marker } from '../render/holes.ts'
import { noted } from '../services/result.ts'
import type { PageReads } from './page-reads.ts'
import type { RequestContext } from './request-context.ts'

/**
 * What the loader of a page that is cached for everybody may know about a request: nothing of its visitor's own, nor
 * what is decided for them. Who resolves a document asks that, and notes each question.
 */
export type PublicContext = Omit<
  RequestContext,
  | 'session'
  | 'favorites'
  | 'visitorId'
  | 'newVisitor'
  | 'csrfToken'
  | 'experimentVisitor'
  | 'experiments'
  | 'inSegment'
  | 'dismissed'
  | 'mayTarget'
  | 'clientAddress'
  | 'channel'
  | 'userAgent'
  | 'newsletter'
>

/**
 * The context for rendering a page that is cached for everybody: `url` contains only what belongs to its address, a
 * visitor's own values are holes, services are called without the visitor's identity, and every read is recorded. A
 * part that reads the visitor's identity anyway gets it, and the page is then not cached.
 */
export function publicContext(context: RequestContext, url: URL, reads: PageReads): RequestContext {
  const { call, features } = context
  return Object.freeze({
    ...context,
    url,
    reads,
    nonce: marker('nonce'),
    csrfToken: marker('csrfToken'),
    get session() {
      reads.spoil('session')
      return context.session
    },
    get favorites() {
      reads.spoil('favorites')
      return context.favorites
    },
    get visitorId() {
      reads.spoil('visitor')
      return context.visitorId
    },
    features: {
      has(feature) {
        const answer = features.has(feature)
        reads.asked({ kind: 'feature', name: feature, answer })
        return answer
      },
    },
    call: async (id, input, options) => noted(reads, await call(id, input, { ...options, asNobody: true })),
  } satisfies RequestContext)
}
