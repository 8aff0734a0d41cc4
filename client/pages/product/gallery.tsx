import type { ProductDetails } from '../../../shared/contracts/product.ts'
import { galleryWidths, ProductPicture } from '../../blocks/parts/media/picture.tsx'
import type { PageContext } from '../page-context.ts'

const sizes = '(min-width:64rem) 32vw,100vw'

/** A two-column mosaic on wide screens, a snapping row with dots on phones. */
export function Gallery({ t, product }: PageContext & { product: ProductDetails }) {
  const pictures = product.gallery.length > 0 ? product.gallery : product.pictures
  const total = pictures.length
  if (total === 0) {
    return (
      <div className="shots none">
        <p className="pic" data-ground="paper">
          <span className="muted">{t('card.noPicture')}</span>
        </p>
      </div>
    )
  }
  return (
    <section className="shots" aria-label={t('product.gallery', { name: product.name })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
      <ul tabIndex={0}>
        {pictures.map((picture, index) => (
          <li key={picture.url} className="pic" id={`shot-${index + 1}`} data-ground={picture.ground}>
            <ProductPicture picture={picture} sizes={sizes} widths={galleryWidths} eager={index === 0} />
          </li>
        ))}
      </ul>
      {total > 1 ? (
        <p className="dots">
          {pictures.map((picture, index) => (
            <a key={picture.url} href={`#shot-${index + 1}`}>
              <span className="sr">{t('product.picture', { index: index + 1, total })}</span>
            </a>
          ))}
        </p>
      ) : null}
    </section>
  )
}
