import { SearchForm } from './chrome/search-form.tsx'
import { MessagePage } from './message-page.tsx'
import type { PageContext } from './page-context.ts'
import { type WayOn, WaysOn } from './search-page.tsx'

/** `gone` is for a product that is no longer sold. */
export function NotFoundPage({
  site,
  t,
  ways,
  gone = false,
}: PageContext & { ways: readonly WayOn[]; gone?: boolean }) {
  return (
    <MessagePage title={t(gone ? 'product.gone' : 'notFound.title')} body={t('notFound.body')}>
      <SearchForm site={site} t={t} id="q-page" name={t('search.title')} className="list-find" />
      <WaysOn title={t('notFound.ways')} ways={ways} />
    </MessagePage>
  )
}
