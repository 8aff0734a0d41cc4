import type { PopupsDocument } from '../../shared/content/document.ts'
import type { RouteKey } from '../../shared/routes.ts'
import type { Content, ContentReader } from '../content/content-reader.ts'
import type { RenderContext } from '../context/render-context.ts'
import { blockSegments, type PageBlocks } from './blocks.ts'
import type { Page } from './page.ts'
import { renderSegments } from './stream.ts'

/** Never where somebody buys, pays or looks after an account. */
const shownOn: ReadonlySet<RouteKey> = new Set([
  'home',
  'category',
  'product',
  'content',
  'stories',
  'help',
  'legal',
  'giftCard',
  'page',
])

type PopUps = Content<PopupsDocument | null>

export type PagePopUp = {
  readonly html: string
  readonly css: readonly string[]
  /** Origins that it frames. */
  readonly frames: readonly string[]
  readonly note: PageBlocks['note']
}

/** Null on a page that never shows one. */
export async function readPopUps(context: RenderContext, content: ContentReader): Promise<PopUps | null> {
  const { route } = context
  return route && shownOn.has(route.key) ? content.popups(context) : null
}

/**
 * Spec 1 §4 "Popups": the first one that the visitor hasn't dismissed, rendered to stand behind the page. Null where
 * there is none, or no place for one; that it can't be had is no reason to fail.
 */
export async function popUpOf(
  context: RenderContext,
  content: ContentReader,
  page: Pick<Page, 'status'>,
  popUps: PopUps | null,
): Promise<PagePopUp | null> {
  if (page.status !== 200 || !popUps?.document) return null
  const { document, state, ageSeconds } = popUps
  const asPage = {
    id: 'popups',
    slug: 'popups',
    title: '',
    seo: { title: '', description: '', noindex: true },
    revision: Math.max(0, ...document.popups.map(({ revision }) => revision)),
    updatedAt: '',
    blocks: document.popups.map(({ block }) => block),
  }
  const {
    segments,
    css,
    origins: frames,
    note,
  } = await blockSegments(context, content, { document: asPage, state, ageSeconds }, { prefix: 'pop' })
  const [first] = segments
  const onFault = () => context.reads.fail('pop-up')
  if (first) return { html: await renderSegments([first], { onFault }), css, frames, note }
  // An editor is told why there is none.
  return context.preview ? { html: '', css: [], frames: [], note } : null
}
