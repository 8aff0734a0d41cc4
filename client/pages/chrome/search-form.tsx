import type { JSX, ReactNode } from 'react'
import { href } from '../../../shared/routes.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import type { PageContext } from '../page-context.ts'

type SearchFormProps = PageContext & {
  id: string
  /** The accessible name, unique on the page. */
  name: string
  query?: string | undefined
  className?: string
  /** Extra props from the search-box island. */
  input?: JSX.IntrinsicElements['input']
  /** Rendered below the input. */
  children?: ReactNode
}

/** A GET form to the search page. */
export function SearchForm({ site, t, id, name, query, className, input, children }: SearchFormProps) {
  return (
    <search aria-label={name} className={className}>
      <form className="find" action={href.search(site.locale)} method="get">
        <label className="sr" htmlFor={id}>
          {t('search.label')}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={120}
          {...input}
        />
        <button type="submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
        {children}
      </form>
    </search>
  )
}
