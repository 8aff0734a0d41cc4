import type { ReactNode } from 'react'
import { formCss } from '../../../client/pages/form/form-css.ts'
import { previewCss } from '../../../client/pages/preview/preview-css.ts'
import type { Page } from '../../render/page.ts'

type Options = Pick<Page, 'status'> & { readonly css?: readonly string[]; readonly bare?: boolean }

/** A page for editors: never indexed, never cached. Their tools are in English (docs/decisions/0010). */
export const previewPage = (title: string, node: ReactNode, { status, css = [], bare = true }: Options): Page => ({
  status,
  title: `${title} · Kerb preview`,
  description: 'For editors.',
  canonical: null,
  index: false,
  jsonLd: [],
  css: [...formCss, ...previewCss, ...css],
  segments: [{ name: 'preview', node: () => node }],
  content: [],
  noStore: true,
  bare,
})
