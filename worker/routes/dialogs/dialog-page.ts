import type { ReactNode } from 'react'
import { dialogCss } from '../../../client/pages/dialogs/dialog-frame.tsx'
import { formCss } from '../../../client/pages/form/form-css.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { Page } from '../../render/page.ts'

/**
 * The page around a dialog's content, which is a visitor's own. `css` has the rules that it needs besides the dialogs'
 * own.
 */
export function dialogPage(
  context: Pick<RenderContext, 't' | 'url'>,
  title: string,
  node: ReactNode,
  css: readonly string[] = [],
): Page {
  const { t, url } = context
  return {
    status: 200,
    title: t('site.titleSuffix', { title }),
    description: t('dialog.description'),
    canonical: url.pathname.slice(url.pathname.indexOf('/', 1)),
    index: false,
    jsonLd: [],
    css: [...css, ...formCss, ...dialogCss],
    segments: [{ name: 'dialog', node: () => node }],
    content: [],
    noStore: true,
  }
}

/** A dialog that is nobody's own, and kept for everybody. */
export const publicDialogPage = (...about: Parameters<typeof dialogPage>): Page => ({
  ...dialogPage(...about),
  noStore: false,
})
