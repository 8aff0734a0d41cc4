import type { FooterDocument, MenuDocument, PopupsDocument } from '../../shared/content/document.ts'
import type { Content, ContentReader } from '../content/content-reader.ts'
import type { RenderContext } from '../context/render-context.ts'
import { readPopUps } from './pop-up.ts'

/** The editors' documents around every page. */
export type Chrome = {
  readonly menu: Content<MenuDocument>
  readonly footer: Content<FooterDocument>
  /** Null where a page of this kind has none. */
  readonly popUps: Content<PopupsDocument | null> | null
}

/** Begun before the page's own data is there, so that a slow service is waited for once. */
export async function readChrome(context: RenderContext, content: ContentReader): Promise<Chrome> {
  const [menu, footer, popUps] = await Promise.all([
    content.menu(context),
    content.footer(context),
    readPopUps(context, content),
  ])
  return { menu, footer, popUps }
}
