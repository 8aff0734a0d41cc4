import type { ReactNode } from 'react'
import { dialogCss } from '../../../client/pages/dialogs/dialog-frame.tsx'
import { formCss } from '../../../client/pages/form/form-css.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { RouteAnswer } from '../pages.ts'

/** The page around a dialog's part. `css` is what it needs beside the dialogs' own rules. */
export function dialogPage(
  context: RequestContext,
  title: string,
  node: ReactNode,
  css: readonly string[] = [],
): RouteAnswer {
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
