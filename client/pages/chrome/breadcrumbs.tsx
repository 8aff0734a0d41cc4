import { href } from '../../../shared/routes.ts'
import type { PageContext } from '../page-context.ts'
import css from './breadcrumbs.css?inline'

export const breadcrumbsCss = css

export type Crumb = { readonly name: string; readonly href: string }

/** The path from the home page, ending with the page's own name if `current` is given. */
export function Breadcrumbs({
  site,
  t,
  crumbs,
  current,
}: PageContext & { crumbs: readonly Crumb[]; current?: string }) {
  return (
    <nav className="crumbs label edge" aria-label={t('breadcrumbs.label')}>
      <ol>
        <li>
          <a href={href.home(site.locale)}>{t('breadcrumbs.home')}</a>
        </li>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.name}</a>
          </li>
        ))}
        {current ? <li aria-current="page">{current}</li> : null}
      </ol>
    </nav>
  )
}
