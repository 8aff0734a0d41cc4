import { choose, type ListingState, listingAddress } from '../../../shared/listing-state.ts'
import type { PageContext } from '../../pages/page-context.ts'
import type { IslandPropsOf } from '../contracts.ts'

type OwnSizeProps = Pick<PageContext, 't'> & {
  readonly list: Pick<IslandPropsOf<'listing'>, 'path' | 'ownSize'>
  readonly state: ListingState
}

/** A link, so that a shopper whose size is known needs no search for it. The Worker shows it to them alone. */
export function OwnSize({ t, list: { path, ownSize }, state }: OwnSizeProps) {
  if (!ownSize) return null
  const { mark, size, words } = ownSize
  // React sets an attribute of its own by its property.
  const shown = mark === 'hidden' ? { hidden: true } : { [mark]: '' }
  return (
    <p className="own-size" {...shown}>
      <a className="link" href={listingAddress(path, choose(state, 'size', size, true))}>
        {t('filters.ownSize', { size: words })}
      </a>
    </p>
  )
}
