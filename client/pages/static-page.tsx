import type { ReactNode } from 'react'
import { displayClass } from '../blocks/parts/display.ts'
import { Breadcrumbs, breadcrumbsCss, type Crumb } from './chrome/breadcrumbs.tsx'
import type { PageContext } from './page-context.ts'
import type { WayOn } from './search-page.tsx'
import css from './static-page.css?inline'

export const staticPageCss: readonly string[] = [breadcrumbsCss, css]

export type StaticPageProps = PageContext & {
  title: string
  crumbs: readonly Crumb[]
  /** Sibling pages for the side navigation; `path` is the current one. */
  pages?: readonly WayOn[]
  path: string
  /** Formatted. */
  updated?: string
  /** The document's blocks. */
  children: ReactNode
}

/** Help, legal and about pages: a title, the side navigation, and the document's blocks. */
export function StaticPage({ site, t, title, crumbs, pages = [], path, updated, children }: StaticPageProps) {
  return (
    <>
      <Breadcrumbs site={site} t={t} crumbs={crumbs} current={title} />
      <header className="static-top edge">
        <h1 className={displayClass(title)}>{title}</h1>
        {updated ? <p className="label muted">{t('help.updated', { date: updated })}</p> : null}
      </header>
      <div className={pages.length > 0 ? 'static edge' : 'static'}>
        {pages.length > 0 ? (
          <nav aria-label={t('help.nav')}>
            <ul>
              {pages.map((page) => (
                <li key={page.href}>
                  <a href={page.href} aria-current={page.href === path ? 'page' : undefined}>
                    {page.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className="static-body">{children}</div>
      </div>
    </>
  )
}
