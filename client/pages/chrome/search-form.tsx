import { href } from '../../../shared/routes.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import type { PageContext } from '../page-context.ts'

type SearchFormProps = PageContext & {
  id: string
  /** Two on a page need two names. */
  name: string
  query?: string
  className?: string
}

/** A plain GET to the search page. */
export function SearchForm({ site, t, id, name, query, className }: SearchFormProps) {
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
        />
        <button type="submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
