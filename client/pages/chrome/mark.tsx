import { Icon } from '../../blocks/parts/icon.tsx'
import type { PageContext } from '../page-context.ts'

/** The shop's mark, in an element with the class `mark`, which names it where it is a link. */
export const Mark = ({ t }: Pick<PageContext, 't'>) => (
  <>
    <Icon name="mark" />
    <span aria-hidden="true">{t('site.name')}</span>
  </>
)
