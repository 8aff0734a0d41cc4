import type { Context } from 'hono'
import { blocks } from '../../../client/blocks/registry.ts'
import { FramesPage, frameWidths } from '../../../client/pages/preview/frames-page.tsx'
import { GalleryPage } from '../../../client/pages/preview/gallery-page.tsx'
import type { PageDocument } from '../../../shared/content/document.ts'
import type { AppEnv } from '../../app-env.ts'
import { ownRenderContext } from '../../context/render-context.ts'
import { blockSegments } from '../../render/blocks.ts'
import { loadNotFoundPage } from '../errors/not-found.tsx'
import { respond } from '../page-answer/respond.ts'
import { previewPage } from './preview-page.ts'

type C = Context<AppEnv>

const hrefOf = (...parts: readonly string[]) => ['/preview/blocks', ...parts.map(encodeURIComponent)].join('/')

/** `/preview/blocks`: every block with every fixture. */
export function blockGallery(c: C): Promise<Response> {
  const list = [...blocks.values()].map(({ type, fixtures }) => ({
    type,
    href: hrefOf(type),
    fixtures: Object.keys(fixtures).map((name) => ({ name, href: hrefOf(type, name) })),
  }))
  return respond(c, previewPage('Blocks', <GalleryPage blocks={list} />, { status: 200 }))
}

/** `/preview/blocks/{type}`: its fixtures at three widths. */
export async function blockFrames(c: C): Promise<Response> {
  const definition = blocks.get(c.req.param('type') ?? '')
  if (!definition) return respond(c, await loadNotFoundPage(c))
  const back = { href: '/preview/blocks', label: 'All blocks' }
  const groups = Object.keys(definition.fixtures).map((name) =>
    frameWidths.map((width) => ({ label: `${name}, ${width} px`, src: hrefOf(definition.type, name), width })),
  )
  const node = <FramesPage title={definition.type} back={back} groups={groups} />
  return respond(c, previewPage(definition.type, node, { status: 200 }))
}

/** `/preview/blocks/{type}/{fixture}`: the block alone on a page, resolved and rendered as usual. */
export async function blockPage(c: C): Promise<Response> {
  const context = c.get('context')
  const definition = blocks.get(c.req.param('type') ?? '')
  const name = c.req.param('fixture') ?? ''
  if (!definition || !Object.hasOwn(definition.fixtures, name)) return respond(c, await loadNotFoundPage(c))
  const { type, fixtures } = definition
  const document: PageDocument = {
    id: `gallery-${type}-${name}`,
    slug: 'gallery',
    title: type,
    seo: { title: '', description: '', noindex: true },
    revision: 0,
    updatedAt: '',
    blocks: [{ ...fixtures[name], type, id: name }],
  }
  const read = { document, state: 'preview', ageSeconds: 0 } as const
  const content = await blockSegments(ownRenderContext(context), c.get('services').content, read, { leading: true })
  const page = previewPage(`${type}: ${name}`, null, { status: 200, css: content.css })
  return respond(c, { ...page, segments: content.segments, frames: content.origins, notes: [content.note] })
}
