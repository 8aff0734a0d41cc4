import { href } from '../../../shared/routes.ts'
import { favoritesFormId } from '../../blocks/parts/product/heart.tsx'
import type { PageContext } from '../page-context.ts'

type FavoritesFormProps = PageContext & { readonly csrf: string }

/**
 * Every heart of the page posts this form; it comes back to the page that it was sent from. The behavior has no element
 * around it: a press of a heart starts it.
 */
export const FavoritesForm = ({ site, t, csrf }: FavoritesFormProps) => (
  <form
    id={favoritesFormId}
    method="post"
    action={href.favoriteAction(site.locale, 'toggle')}
    data-island="favorites"
    data-message={t('toast.failed')}
  >
    <input type="hidden" name="csrf" value={csrf} />
  </form>
)
