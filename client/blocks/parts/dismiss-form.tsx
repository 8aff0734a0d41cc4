import { addressOf } from '../../../shared/place-address.ts'
import { href } from '../../../shared/routes.ts'
import type { BlockContext } from '../block.ts'
import { Icon } from './icon.tsx'
import { IslandHost } from './island-host.tsx'

type DismissFormProps = {
  /** What the closing is remembered under: the block's own `dismissal`. */
  name: string
  /** Says what is closed, for screen readers. */
  label: string
  context: Pick<BlockContext, 'locale' | 'place' | 'csrf'>
}

/**
 * A close button that is remembered. The form works by itself; the island `dismiss` hides the nearest `data-dismissible` at once and spares
 * the new page.
 */
export function DismissForm({ name, label, context: { locale, place, csrf } }: DismissFormProps) {
  return (
    <IslandHost name="dismiss" on="intent" props={{}} className="dismiss">
      <form method="post" action={href.dismiss(locale)}>
        <input type="hidden" name="csrf" value={csrf} />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="returnTo" value={addressOf(place)} />
        <button type="submit" className="close" aria-label={label}>
          <Icon name="close" />
        </button>
      </form>
    </IslandHost>
  )
}
