import type { ReactNode } from 'react'
import { accountPageCss } from '../../../client/pages/account/sign-in-page.tsx'
import type { FormContext, PageContext } from '../../../client/pages/page-context.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import { formContext } from '../form-context.ts'

/** Stands for an id in the URL of the form for a new entry. */
export const newId = 'new'

type SectionPage = Pick<Page, 'paymentOrigin'> & {
  readonly title: string
  /** Without the locale. */
  readonly path: string
  readonly status?: Page['status'] | undefined
  readonly css?: readonly string[]
  readonly node: (shown: PageContext & { readonly form: FormContext }) => ReactNode
}

/** A page of the account: private, never cached, never indexed. */
export function sectionPage(
  context: RequestContext,
  { title, path, status = 200, css = [], node, paymentOrigin }: SectionPage,
): Page {
  const { site, t, locale } = context
  const form = formContext(context, `/${locale}${path}`)
  return {
    status,
    title: t('site.titleSuffix', { title }),
    description: t('people.description'),
    canonical: path,
    index: false,
    jsonLd: [],
    css: [...css, ...accountPageCss],
    segments: [{ name: 'account', node: () => node({ site, t, form }) }],
    content: [],
    noStore: true,
    ...(paymentOrigin && { paymentOrigin }),
  }
}
