import type { IslandPropsOf } from '../contracts.ts'

type SearchHeadProps = Pick<NonNullable<IslandPropsOf<'listing'>['search']>, 'title' | 'notes'>

/** A search's title, and notes on what became of its words. */
export const SearchHead = ({ title, notes }: SearchHeadProps) => (
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
  </header>
)
