import type { ReactNode } from 'react'
import { dialogCss } from '../../../client/pages/dialogs/dialog-frame.tsx'
import { formCss } from '../../../client/pages/form/form-css.ts'
import { withoutLocale } from '../../../shared/routes.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { Page } from '../../render/page.ts'
import { paramsOf } from '../../render/page-cache/page-address.ts'

/**
 * The page around a dialog's content, which is a visitor's own. `css` has the rules that it needs besides the dialogs'
 * own.
 */
export function dialogPage(
  context: Pick<RenderContext, 't' | 'url' | 'route'>,
  title: string,
  node: ReactNode,
  css: readonly string[] = [],
): Page {
  const { t } = context
  return {
    status: 200,
    title: t('site.titleSuffix', { title }),
    description: t('dialog.description'),
    canonical: canonicalOf(context),
    index: false,
    jsonLd: [],
    css: [...css, ...formCss, ...dialogCss],
    segments: [{ name: 'dialog', node: () => node }],
    content: [],
    noStore: true,
  }
}

/** With its subject, without which there is no such dialog. Where it leads back to makes no other page of it. */
function canonicalOf({ url, route }: Pick<RenderContext, 'url' | 'route'>): string {
  const { own } = route ? paramsOf(url, route.key) : { own: new URLSearchParams() }
  own.delete('returnTo')
  const query = own.toString()
  return withoutLocale(url.pathname) + (query === '' ? '' : `?${query}`)
}

/** A dialog that is nobody's own, and kept for everybody. */
export const publicDialogPage = (...about: Parameters<typeof dialogPage>): Page => ({
  ...dialogPage(...about),
  noStore: false,
})
