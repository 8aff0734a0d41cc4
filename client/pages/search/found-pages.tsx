import type { PageContext } from '../page-context.ts'

/** A page that a search leads to beside products. `note`: what kind of page, or which department. */
export type FoundPage = { readonly label: string; readonly note: string | null; readonly href: string }

type FoundPagesProps = Pick<PageContext, 't'> & { readonly pages: readonly FoundPage[] }

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
