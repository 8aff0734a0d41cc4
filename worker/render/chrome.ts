import type { Context } from 'hono'
import type { FooterDocument, MenuDocument, PopupsDocument } from '../../shared/content/document.ts'
import type { AppEnv } from '../app-env.ts'
import type { Content } from '../content/content-reader.ts'
import { isPartOnly } from './part-only.ts'
import { readPopUps } from './pop-up.ts'

/** The editors' documents around every page. */
export type Chrome = {
  readonly menu: Content<MenuDocument>
  readonly footer: Content<FooterDocument>
  /** Null where a page of this kind has none. */
  readonly popUps: Content<PopupsDocument | null> | null
}

/** Starts reading them, so that a slow service is waited for once: together with what the page itself reads. */
export function startChrome(c: Context<AppEnv>): void {
  if (isPartOnly(c)) return
  const chrome = readChrome(c)
  // A page that awaits it handles the error; a redirect never awaits it.
  chrome.catch(() => undefined)
  c.set('chrome', chrome)
}

export const chromeOf = (c: Context<AppEnv>): Promise<Chrome> => c.get('chrome') ?? readChrome(c)

async function readChrome(c: Context<AppEnv>): Promise<Chrome> {
  const context = c.get('context')
  const { content } = c.get('services')
  const [menu, footer, popUps] = await Promise.all([
    content.menu(context),
    content.footer(context),
    readPopUps(context, content),
  ])
  return { menu, footer, popUps }
}
