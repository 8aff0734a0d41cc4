import type { FoundPage } from '../../../shared/contracts/found-page.ts'
import type { PageContext } from '../page-context.ts'

type FoundPagesProps = Pick<PageContext, 't'> & { readonly pages: readonly FoundPage[] }

/** Pages of the shop, categories and stories that a query finds. */
export function FoundPages({ t, pages }: FoundPagesProps) {
  if (pages.length === 0) return null
  return (
    <nav className="found-pages" aria-label={t('search.pages')}>
      <ul>
        {pages.map(({ label, note, href }) => (
          <li key={href}>
            <a className="link" href={href}>
              {label}
            </a>
            {note ? <span className="muted"> · {note}</span> : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}
