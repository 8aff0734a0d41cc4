import type { HTMLAttributes } from 'react'
import type { ColourLink, ProductDetails } from '../../../shared/contracts/product.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import { ProductPicture } from '../../blocks/parts/media/picture.tsx'
import type { PageContext } from '../page-context.ts'

type ColoursProps = Pick<PageContext, 't'> & {
  readonly product: Pick<ProductDetails, 'productId' | 'colourName' | 'colours'>
  readonly hrefOf: (colour: ColourLink) => string
  readonly onChoose?: HTMLAttributes<HTMLAnchorElement>['onClick']
}

/** The product's colors as thumbnails, which lead to the same page of another color. */
export function Colours({ t, product, hrefOf, onChoose }: ColoursProps) {
  return (
    <section className="colours" aria-label={t('product.colors')}>
      <h2 aria-live="polite">
        {t('product.colors')}: <span>{product.colourName}</span>
      </h2>
      {product.colours.length > 1 ? (
        <ul>
          {product.colours.map((colour) => (
            <li key={colour.productId}>
              <ColourTile
                t={t}
                colour={colour}
                href={hrefOf(colour)}
                onChoose={onChoose}
                current={colour.productId === product.productId}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

type ColourTileProps = Pick<PageContext, 't'> & {
  readonly colour: ColourLink
  readonly href: string
  readonly current: boolean
  readonly onChoose: ColoursProps['onChoose']
}

function ColourTile({ t, colour, href, current, onChoose }: ColourTileProps) {
  const { picture, colourName, available, swatch } = colour
  const [firstColor = '#d8d5ce', secondColor] = swatch
  return (
    <a
      href={href}
      data-replay={onChoose ? '' : undefined}
      onClick={onChoose}
      className={available ? 'pic' : 'pic out'}
      data-ground={picture?.ground ?? 'paper'}
      aria-label={available ? colourName : t('product.colorSoldOut', { name: colourName })}
      aria-current={current ? 'page' : undefined}
      title={colourName}
    >
      {picture ? (
        <ProductPicture picture={picture} sizes="72px" widths={[160, 240]} alt="" />
      ) : (
        <svg viewBox="0 0 4 5" aria-hidden="true">
          <path d="M0 0h4v5H0z" fill={firstColor} />
          {secondColor ? <path d="M4 0v5H0z" fill={secondColor} /> : null}
        </svg>
      )}
      {available ? null : <Icon name="close" />}
    </a>
  )
}
