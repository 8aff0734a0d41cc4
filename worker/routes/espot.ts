import type { PageDocument } from '../../shared/content/document.ts'
import type { RouteKey, RouteMatch } from '../../shared/routes.ts'
import { routes } from '../../shared/routes.ts'
import type { Content, ContentReader } from '../content/content-reader.ts'
import type { RenderContext } from '../context/render-context.ts'
import { around } from '../render/around.ts'
import { blockSegments } from '../render/blocks.ts'
import type { Page } from '../render/page.ts'

/** Routes that consist of their content page. */
const wholePageRoutes: readonly RouteKey[] = ['giftCard', 'contactUs', 'content', 'help', 'legal']

type Found = Content<PageDocument | null>

/**
 * The content sections of a page (spec 1 §2 "Content sections (espots)"): editors' content around its own part, by the
 * page's name and, for a product, by its id. Requested in parallel with the page's own data; missing or failing ones
 * are left out.
 */
export function readEspots(
  context: RenderContext,
  content: ContentReader,
  { key, params }: RouteMatch,
): Promise<readonly Found[]> {
  const { contentPage } = routes[key]
  const requests: Promise<Found>[] = []
  if (key === 'product') requests.push(content.product(context, params['productId'] ?? ''))
  if (contentPage && !wholePageRoutes.includes(key)) requests.push(content.page(context, contentPage))
  return Promise.all(requests)
}

/** The page with its espots above and below. Error pages have none. */
export async function withEspots(
  context: RenderContext,
  content: ContentReader,
  page: Page,
  espots: readonly Found[],
): Promise<Page> {
  if (page.status !== 200 || espots.length === 0) return page
  const parts = await Promise.all(
    espots.map((espot, index) => blockSegments(context, content, espot, { prefix: `e${index}` })),
  )
  return {
    ...page,
    css: [...page.css, ...parts.flatMap(({ css }) => css)],
    segments: around(page.segments, ...parts),
    content: [...page.content, ...espots.map(({ state }) => state)],
    frames: [...(page.frames ?? []), ...parts.flatMap(({ origins }) => origins)],
    notes: [...(page.notes ?? []), ...parts.map(({ note }) => note)],
  }
}
