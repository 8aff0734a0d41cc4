import type { ColourLink, ProductDetails } from '../../../shared/contracts/product.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import { Behavior } from '../../blocks/parts/island.tsx'
import { ProductPicture } from '../../blocks/parts/media/picture.tsx'
import type { BehaviorPropsOf } from '../../islands/contracts.ts'
import { LineFrame } from '../cart/line-frame.tsx'
import type { PageContext } from '../page-context.ts'
import { BuyForm, type BuyFormProps } from './buy-form.tsx'

export type BuyBoxProps = BuyFormProps & { product: ProductDetails; island: BehaviorPropsOf<'buy-box'> }

/** The buy form, and a template of the pending cart line (client/behaviors/buy-box). */
export function BuyBox({ island, ...form }: BuyBoxProps) {
  const { site, t, product } = form
  const { name, colourName, price, pictures } = product
  return (
    <Behavior name="buy-box" on="idle" props={island}>
      <BuyForm {...form} />
      <template data-adding="">
        <LineFrame
          picture={pictures[0] ?? null}
          heading="h3"
          name={name}
          colourName={colourName}
          details={
            <>
              <p className="muted" data-size="" />
              <p className="muted label">{t('product.adding')}</p>
            </>
          }
          price={<p className="line-price">{formatMoney(price.lowCurrent, price.currency, site.locale)}</p>}
        />
      </template>
    </Behavior>
  )
}

/** The product's colors as thumbnails. */
export function Colours({ site, t, product }: PageContext & { product: ProductDetails }) {
  return (
    <section className="colours" aria-labelledby="colour">
      <h2 id="colour">
        {t('product.colors')}: <span>{product.colourName}</span>
      </h2>
      {product.colours.length > 1 ? (
        <ul>
          {product.colours.map((colour) => (
            <li key={colour.productId}>
              <ColourTile site={site} t={t} colour={colour} current={colour.productId === product.productId} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function ColourTile({ site, t, colour, current }: PageContext & { colour: ColourLink; current: boolean }) {
  const { picture, colourName, available, swatch } = colour
  const [firstColor = '#d8d5ce', secondColor] = swatch
  return (
    <a
      href={href.product(site.locale, colour)}
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
