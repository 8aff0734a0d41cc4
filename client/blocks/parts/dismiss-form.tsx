import { addressOf } from '../../../shared/place-address.ts'
import { href } from '../../../shared/routes.ts'
import type { BlockContext } from '../block.ts'
import { Icon } from './icon.tsx'
import { Behavior } from './island.tsx'

type DismissFormProps = {
  /** The name the dismissal is stored under (the block's `dismissal`). */
  name: string
  /** The accessible name of the button. */
  label: string
  context: Pick<BlockContext, 'locale' | 'place' | 'csrf'>
}

/**
 * A close button for good. The form works without script; the behavior `dismiss` hides the nearest `data-dismissible`
 * element at once, without a page load.
 */
export function DismissForm({ name, label, context: { locale, place, csrf } }: DismissFormProps) {
  return (
    <Behavior name="dismiss" on="intent" props={{}} className="dismiss">
      <form method="post" action={href.dismiss(locale)}>
        <input type="hidden" name="csrf" value={csrf} />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="returnTo" value={addressOf(place)} />
        <button type="submit" className="close" aria-label={label}>
          <Icon name="close" />
        </button>
      </form>
    </Behavior>
  )
}
