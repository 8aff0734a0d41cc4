import type { StyleCard } from '../../../../shared/contracts/product.ts'
import type { Locale } from '../../../../shared/i18n/locales.ts'
import type { MessageFormatter } from '../../../../shared/i18n/message-formatter.ts'
import { href } from '../../../../shared/routes.ts'
import { Behavior } from '../island.tsx'
import { chipColours } from './chip-colours.ts'

type SwatchesProps = {
  readonly card: Pick<StyleCard, 'productId' | 'colours' | 'colourCount'>
  readonly locale: Locale
  readonly t: MessageFormatter
}

/**
 * The colors of a card's style: links to their pages, and with script the card's picture, link and price change. Their
 * addresses are short, as product pages know them too.
 */
export const Swatches = ({ card, locale, t }: SwatchesProps) => (
  <Behavior name="swatches" on="intent" className="swatches" props={{}}>
    <ul aria-label={t('card.colors', { count: card.colourCount })}>
      {card.colours.map(({ productId, colourName, swatch }) => (
        <li key={productId}>
          <a
            data-replay=""
            aria-current={productId === card.productId ? 'true' : undefined}
            href={href.product(locale, { slug: '', productId })}
            aria-label={colourName}
          >
            <Chip colours={swatch} />
          </a>
        </li>
      ))}
      {card.colourCount > card.colours.length ? <li>+{card.colourCount - card.colours.length}</li> : null}
    </ul>
  </Behavior>
)

/** Round by its style sheet; an attribute has the color, because a page's security policy allows no inline styles. */
function Chip({ colours }: { readonly colours: readonly string[] }) {
  const [first, second] = chipColours(colours)
  return (
    <svg aria-hidden="true" color={first}>
      {second ? <path d="M9 0h9v18H9z" fill={second} /> : null}
    </svg>
  )
}
