import { FoundPages } from '../../pages/search/found-pages.tsx'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext } from '../island-context.ts'

type SearchHeadProps = Pick<IslandContext, 't'> &
  Pick<NonNullable<IslandPropsOf<'listing'>['search']>, 'title' | 'notes' | 'pages'>

/** A search's title, notes on what became of its words, and pages that it finds beside products. */
export const SearchHead = ({ t, title, notes, pages }: SearchHeadProps) => (
  <header className="searched">
    <h1 className="title">{title}</h1>
    {notes.map(({ text, links }) => (
      <p key={text}>
        {text}
        {links.map(({ label, href }) => (
          <span key={href}>
            {' '}
            <a href={href}>{label}</a>
          </span>
        ))}
      </p>
    ))}
    <FoundPages t={t} pages={pages} />
  </header>
)
