import { Icon } from '../../blocks/parts/icon.tsx'
import type { PageContext } from '../page-context.ts'

type PillProps = Pick<PageContext, 't'> & { readonly label: string; readonly href: string }

/** An active filter, as a link to the list without it. */
export const Pill = ({ t, label, href }: PillProps) => (
  <li>
    <a href={href} aria-label={t('filters.remove', { label })}>
      {label}
      <Icon name="close" />
    </a>
  </li>
)
