import type { Context } from 'hono'
import type { PageDocument } from '../../shared/content/document.ts'
import type { AppEnv } from '../app-env.ts'
import type { Content, ContentReader } from '../content/content-reader.ts'
import type { RenderContext } from '../context/render-context.ts'
import type { Timing } from '../http/request/timing.ts'
import { type BlockOptions, blockSegments, type PageBlocks } from '../render/blocks.ts'
import type { Page } from '../render/page.ts'
import type { CallFailure } from '../services/result.ts'
import { type GoneStatus, loadNotFoundPage } from './errors/not-found.tsx'
import { loadUnavailablePage } from './errors/unavailable.tsx'
import { type Notice, readNoticeWithDetails } from './notice.ts'
import type { Redirect, RouteAnswer } from './pages.ts'

/** All that a page which is cached for everybody is loaded from. */
export type PublicRequest = {
  readonly context: RenderContext
  readonly content: ContentReader
  /** Loader of a document, with the answer to a form in one of them: the page then is that visitor's alone. */
  readonly blocksOf: (found: Content<PageDocument | null>, options?: BlockOptions) => Promise<PageBlocks>
  readonly timing: Timing
  /** Loader of a refused form that led back to the page, which then is that visitor's alone too. */
  readonly readNotice: () => Promise<Notice | null>
}

/** A page without which its address has nothing to show, or has nothing any more. */
type NoPage = { readonly failure: Pick<CallFailure, 'code' | 'retryAfter'> } | { readonly gone: GoneStatus }
export type PublicAnswer = Page | Redirect | NoPage | null
export type PublicLoader = (request: PublicRequest, params: Readonly<Record<string, string>>) => Promise<PublicAnswer>

export async function loadPublicPage(
  c: Context<AppEnv>,
  context: RenderContext,
  load: (request: PublicRequest) => Promise<PublicAnswer>,
): Promise<RouteAnswer> {
  const { services, timing } = c.var
  const { content } = services
  const answer = await load({
    context,
    content,
    blocksOf: (found, options) => blockSegments(context, content, found, options),
    timing,
    readNotice: async () => (context.isShared ? null : readNoticeWithDetails(c)),
  })
  if (answer && 'failure' in answer) return loadUnavailablePage(c, answer.failure)
  if (answer && 'gone' in answer) return loadNotFoundPage(c, { context, gone: answer.gone })
  return answer
}
