import type { Context } from 'hono'
import type { PageDocument } from '../../shared/content/document.ts'
import type { RouteKey, RouteMatch } from '../../shared/routes.ts'
import { routes } from '../../shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import type { Content } from '../content/content-reader.ts'
import { blockSegments } from '../render/blocks.ts'
import type { Page } from '../render/page.ts'

/** Routes that show their content page themselves: it is all they are. */
const whole: readonly RouteKey[] = ['giftCard', 'content', 'help', 'legal']

type Found = Content<PageDocument | null>

/**
 * The content sections of a page (spec 1 §2 "Content sections (espots)"): what editors have put under its own part, by the page's name and,
 * for a product, by its id. Asked for while the page's own data is; none is fine, and a failure is none.
 */
export function readEspots(c: Context<AppEnv>, { key, params }: RouteMatch): Promise<readonly Found[]> {
  const context = c.get('context')
  const { content } = c.get('services')
  const { contentPage } = routes[key]
  const asked: Promise<Found>[] = []
  if (key === 'product') asked.push(content.product(context, params['productId'] ?? ''))
  if (contentPage && !whole.includes(key)) asked.push(content.page(context, contentPage))
  return Promise.all(asked)
}

/** The page with its espots under it. Only a page that shows what it was asked for has them. */
export async function withEspots(c: Context<AppEnv>, page: Page, espots: readonly Found[]): Promise<Page> {
  if (page.status !== 200 || espots.length === 0) return page
  const { content } = c.get('services')
  const parts = await Promise.all(
    espots.map((espot, index) => blockSegments(c.get('context'), content, espot, { prefix: `e${index}` })),
  )
  return {
    ...page,
    css: [...page.css, ...parts.flatMap(({ css }) => css)],
    segments: [...page.segments, ...parts.flatMap(({ segments }) => segments)],
    content: [...page.content, ...espots.map(({ state }) => state)],
    frames: [...(page.frames ?? []), ...parts.flatMap(({ origins }) => origins)],
    notes: [...(page.notes ?? []), ...parts.map(({ note }) => note)],
  }
}
