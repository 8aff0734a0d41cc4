import type { ReactNode } from 'react'
import { pageItems } from '../../../shared/pagination.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import type { PageContext } from '../page-context.ts'
import type { ListingUrl } from './listing-url.ts'

type PaginationProps = PageContext & { page: number; pages: number; urlFor: ListingUrl }

/** Spec 1 §2: first, previous, numbers, ellipsis, next, last. Links that lead nowhere are left out. */
export function Pagination({ t, page, pages, urlFor }: PaginationProps) {
  if (pages <= 1) return null
  const step = (to: number, label: string, className: string, icon: ReactNode, rel?: string) => (
    <li className={className}>
      <a href={urlFor({ page: to })} aria-label={label} rel={rel}>
        {icon}
      </a>
    </li>
  )
  return (
    <nav className="pages" aria-label={t('pagination.label')}>
      <ul>
        {page > 1 ? step(1, t('pagination.first'), 'end first', <Icon name="chevron" />) : null}
        {page > 1 ? step(page - 1, t('pagination.previous'), 'prev', <Icon name="chevron" />, 'prev') : null}
        {pageItems(pages, page).map((mark, index) =>
          mark === 'ellipsis' ? (
            <li key={index === 1 ? 'gap-start' : 'gap-end'} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={mark} className={Math.abs(mark - page) === 2 && mark !== 1 && mark !== pages ? 'far' : undefined}>
              <a
                href={urlFor({ page: mark })}
                aria-label={t('pagination.page', { page: mark })}
                aria-current={mark === page ? 'page' : undefined}
              >
                {mark}
              </a>
            </li>
          ),
        )}
        {page < pages ? step(page + 1, t('pagination.next'), 'next', <Icon name="chevron" />, 'next') : null}
        {page < pages ? step(pages, t('pagination.last'), 'end last', <Icon name="chevron" />) : null}
      </ul>
    </nav>
  )
}
