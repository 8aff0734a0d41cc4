import type { ReactNode } from 'react'
import { pageItems } from '../../../shared/pagination.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import type { PageContext } from '../page-context.ts'

type PaginationProps = Pick<PageContext, 't'> & {
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
}

/** Spec 1 §2: first, previous, numbers, ellipsis, next, last. Links without a target page are left out. */
export function Pagination({ t, page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null
  const stepLink = (targetPage: number, label: string, className: string, icon: ReactNode, rel?: string) => (
    <li className={className}>
      <a href={hrefOf(targetPage)} aria-label={label} rel={rel}>
        {icon}
      </a>
    </li>
  )
  return (
    <nav className="pages" aria-label={t('pagination.label')}>
      <ul>
        {page > 1 ? stepLink(1, t('pagination.first'), 'end first', <Icon name="chevron" />) : null}
        {page > 1 ? stepLink(page - 1, t('pagination.previous'), 'prev', <Icon name="chevron" />, 'prev') : null}
        {pageItems(pages, page).map((item, index) =>
          item === 'ellipsis' ? (
            <li key={index === 1 ? 'gap-start' : 'gap-end'} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item} className={Math.abs(item - page) === 2 && item !== 1 && item !== pages ? 'far' : undefined}>
              <a
                href={hrefOf(item)}
                aria-label={t('pagination.page', { page: item })}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </a>
            </li>
          ),
        )}
        {page < pages ? stepLink(page + 1, t('pagination.next'), 'next', <Icon name="chevron" />, 'next') : null}
        {page < pages ? stepLink(pages, t('pagination.last'), 'end last', <Icon name="chevron" />) : null}
      </ul>
    </nav>
  )
}
