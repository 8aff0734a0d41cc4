import type { IslandPropsOf } from '../contracts.ts'

type SearchHeadProps = Pick<NonNullable<IslandPropsOf<'listing'>['search']>, 'title' | 'notes'>

/** What a search found, and what became of its words. */
export const SearchHead = ({ title, notes }: SearchHeadProps) => (
  <header className="searched">
    <h1 className="title">{title}</h1>
    {notes.map(({ text, link }) => (
      <p key={text}>
        {text} {link ? <a href={link.href}>{link.label}</a> : null}
      </p>
    ))}
  </header>
)
