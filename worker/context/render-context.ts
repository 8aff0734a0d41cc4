import type { NewsletterAnswer } from '../../client/blocks/block.ts'
import type { Config } from '../env.ts'
import { newsletterAnswer } from '../http/cookies/newsletter-cookie.ts'
import { noted } from '../services/result.ts'
import type { PageReads } from './page-reads.ts'
import type { RequestContext } from './request-context.ts'

/**
 * Everything that a page, its shell and its blocks may be rendered from: an allow-list, so a field that is added to
 * `RequestContext` stays invisible to them until it is named here. Nothing in it is one visitor's own: the session,
 * names, counts and tokens are placeholders (render/holes.ts), filled in while the page is sent. Whatever is decided
 * about a visitor comes as an answer to a question, which the page's cache key has.
 */
export type RenderContext = Pick<
  RequestContext,
  | 'url'
  | 'route'
  | 'site'
  | 'locale'
  | 't'
  | 'raw'
  | 'now'
  | 'preview'
  | 'testContext'
  | 'features'
  | 'inSegment'
  | 'reads'
  | 'call'
  | 'background'
> & {
  /** Counts lookups for the request's log line; the request's id isn't in it. */
  readonly trace: Pick<RequestContext['trace'], 'cached'>
  readonly config: Pick<Config, (typeof configFields)[number]>
  readonly experiments: Pick<RequestContext['experiments'], 'prepare' | 'decide' | 'explain'>
  readonly dismissed: Pick<RequestContext['dismissed'], 'has'>
  /** The message about a form that was just submitted; null on a page that is cached for everybody. */
  readonly newsletter: NewsletterAnswer | null
  /** The page is cached for everybody. */
  readonly isShared: boolean
}

/** No secret is among them. */
const configFields = ['BRAND', 'ENVIRONMENT', 'TIMEOUT_FACTOR'] as const satisfies readonly (keyof Config)[]

/** The fields that both kinds of page have. */
function commonFields({ url, route, site, locale, t, raw, now, trace, background, config, ...other }: RequestContext) {
  const { BRAND, ENVIRONMENT, TIMEOUT_FACTOR } = config
  const { prepare, decide } = other.experiments
  return {
    url,
    route,
    site,
    locale,
    t,
    raw,
    now,
    trace: { cached: (state: string) => trace.cached(state) },
    background,
    config: { BRAND, ENVIRONMENT, TIMEOUT_FACTOR },
    experiments: { prepare, decide },
  }
}

/** For a page that is rendered for this visitor alone and never cached. */
export function ownRenderContext(context: RequestContext): RenderContext {
  const { preview, testContext, features, inSegment, reads, call, dismissed, newsletter, locale } = context
  const common = commonFields(context)
  const { explain } = context.experiments
  return Object.freeze({
    ...common,
    experiments: { ...common.experiments, explain },
    preview,
    testContext,
    features,
    inSegment,
    reads,
    call,
    dismissed,
    newsletter: newsletter && newsletterAnswer(newsletter, locale),
    isShared: false,
  })
}

/**
 * For a page that is cached for everybody: `url` contains only what belongs to its address, services are called without
 * the visitor's identity, and every answer about the visitor is recorded in `reads`.
 */
export function sharedRenderContext(context: RequestContext, url: URL, reads: PageReads): RenderContext {
  const { features, experiments, dismissed, inSegment, call } = context
  const common = commonFields(context)
  return Object.freeze({
    ...common,
    url,
    reads,
    preview: null,
    testContext: null,
    newsletter: null,
    isShared: true,
    features: {
      has(name) {
        const answer = features.has(name)
        reads.asked({ kind: 'feature', name, answer })
        return answer
      },
      numberOf(name) {
        const answer = features.numberOf(name)
        reads.asked({ kind: 'feature-number', name, answer })
        return answer
      },
    },
    experiments: {
      ...common.experiments,
      // Explanations name the visitor, and are for an editor's preview.
      explain: () => [],
      decide(name) {
        const answer = experiments.decide(name)
        reads.asked({ kind: 'experience', name, answer })
        return answer
      },
    },
    dismissed: {
      has(name) {
        const answer = dismissed.has(name)
        reads.asked({ kind: 'dismissal', name, answer })
        return answer
      },
    },
    inSegment(name) {
      const answer = inSegment(name)
      reads.asked({ kind: 'segment', name, answer })
      return answer
    },
    call: async (id, input, options) => noted(reads, await call(id, input, { ...options, asNobody: true })),
  } satisfies RenderContext)
}
