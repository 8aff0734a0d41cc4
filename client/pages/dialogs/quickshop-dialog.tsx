import { href } from '../../../shared/routes.ts'
import { ProductPicture } from '../../blocks/parts/picture.tsx'
import { Price } from '../../blocks/parts/price.tsx'
import { BuyBox, type BuyBoxProps } from '../product/buy-box.tsx'

/** The buy box of a product with just enough around it to know what is bought. */
export function QuickshopDialog(props: BuyBoxProps) {
  const { site, t, product } = props
  const [picture] = product.gallery
  return (
    <div className="dlg edge quickshop">
      {picture ? (
        <div className="pic" data-ground={picture.ground}>
          <ProductPicture picture={picture} sizes="(min-width:48rem) 320px,96px" widths={[160, 320, 480]} alt="" />
        </div>
      ) : null}
      <header>
        <h1 className="title">{product.name}</h1>
        <p className="muted">{product.colourName}</p>
        <Price price={product.price} locale={site.locale} t={t} />
      </header>
      <BuyBox {...props} />
      <p>
        <a className="link" href={href.product(site.locale, product)}>
          {t('quickshop.details')}
        </a>
      </p>
    </div>
  )
}
