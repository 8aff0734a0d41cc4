import type { ReactNode } from 'react'
import { href } from '../../shared/routes.ts'
import { Icon } from '../blocks/parts/icon.tsx'
import { Heart } from '../blocks/parts/product/heart.tsx'
import { Price } from '../blocks/parts/product/price.tsx'
import { productCardCss } from '../blocks/parts/product/product-card.tsx'
import { Rating } from '../blocks/parts/product/rating.tsx'
import { lineCss } from './cart/line-frame.tsx'
import { miniCartCss } from './cart/mini-cart-css.ts'
import { Breadcrumbs, breadcrumbsCss } from './chrome/breadcrumbs.tsx'
import { BuyBox, type BuyBoxProps } from './product/buy-box.tsx'
import { buyFormCss } from './product/buy-form-css.ts'
import { Colours } from './product/colours.tsx'
import { Gallery } from './product/gallery.tsx'
import css from './product/product.css?inline'
import { priceOf } from './product/size-prices.ts'

export const productPageCss: readonly string[] = [breadcrumbsCss, productCardCss, lineCss, miniCartCss, buyFormCss, css]

/**
 * Texts are already formatted for the locale. Unknown parts are null.
 */
export type DeliveryPromise = {
  readonly date: string | null
  readonly freeFrom: string | null
  readonly pickup: { readonly store: string; readonly date: string } | null
  /** The number of stores with stock, if no store is selected. */
  readonly storeCount: number
}

export type ProductPageProps = BuyBoxProps & {
  promise: DeliveryPromise | null
  /** Sections streamed in below the product. */
  children?: ReactNode
}

export function ProductPage({ promise, children, ...buyBox }: ProductPageProps) {
  const { site, t, product } = buyBox
  const crumbs = product.breadcrumbs.map((crumb) => ({ name: crumb.name, href: href.category(site.locale, crumb) }))
  const story = product.sections.find(({ key }) => key === 'story')
  const sections = product.sections.filter((section) => section !== story && section.lines.length > 0)
  return (
    <article className="pdp">
      <Breadcrumbs site={site} t={t} crumbs={crumbs} />
      <div className="pdp-main edge">
        <Gallery site={site} t={t} product={product} />
        <div className="box">
          <header>
            <p className="sub">
              {product.badge ? <b data-badge={product.badge}>{t(`badge.${product.badge}`)}</b> : null}
              <span>{product.kind}</span>
            </p>
            <h1 className="title">{product.name}</h1>
            <div data-price-line="" aria-live="polite">
              <Price price={priceOf(product, buyBox.chosenUpc)} locale={site.locale} t={t} />
            </div>
            {/* A gift card is money, which nobody taxes. */}
            {product.isDigitalProduct ? null : (
              <p className="label muted">{t(site.region === 'EMEA' ? 'price.taxIncluded' : 'price.taxExcluded')}</p>
            )}
            {product.rating ? (
              <a className="to-reviews" href="#reviews">
                <Rating rating={product.rating} t={t} />
              </a>
            ) : null}
            <Heart productId={product.productId} label={t('product.save')} />
          </header>
          <Colours t={t} product={product} hrefOf={(colour) => href.product(site.locale, colour)} />
          <BuyBox {...buyBox} />
          <PromiseLines
            t={t}
            site={site}
            promise={promise}
            digital={product.isDigitalProduct}
            made={Boolean(buyBox.recipeId)}
          />
        </div>
      </div>
      <div className="pdp-more edge">
        <section aria-labelledby="story">
          <h2 id="story" className="sr">
            {story?.title ?? t('product.story')}
          </h2>
          <p className="title">{product.description}</p>
          {story ? (
            <div className="prose">
              {story.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          ) : null}
        </section>
        <div className="acc">
          {sections.map((section, index) => (
            <details key={section.key} open={index === 0}>
              <summary>
                <h2>{section.title}</h2>
                <Icon name="plus" />
              </summary>
              <ul>
                {section.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          ))}
          <p className="label muted">{t('product.number', { id: product.productId })}</p>
        </div>
      </div>
      {children}
    </article>
  )
}

type PromiseProps = Pick<ProductPageProps, 'site' | 't' | 'promise'> & { digital: boolean; made: boolean }

function PromiseLines({ site, t, promise, digital, made: madeToOrder }: PromiseProps) {
  if (digital || madeToOrder) {
    return (
      <ul className="promise">
        <li>
          <Icon name="truck" />
          {t(digital ? 'product.deliveryDigital' : 'cart.madeToOrder')}
        </li>
      </ul>
    )
  }
  return (
    <ul className="promise">
      {promise?.date ? (
        <li>
          <Icon name="truck" />
          <span>
            {t('product.deliveryBy', { date: promise.date })}
            {promise.freeFrom ? <small>{t('product.deliveryFree', { amount: promise.freeFrom })}</small> : null}
          </span>
        </li>
      ) : null}
      {promise?.pickup || (promise && promise.storeCount > 0) ? (
        <li>
          <Icon name="store" />
          <span>
            {promise.pickup
              ? t('product.pickupAt', promise.pickup)
              : t('product.pickupFind', { count: promise.storeCount })}
            <small>
              <a className="link" href={href.storeLocator(site.locale)}>
                {t('product.pickupChoose')}
              </a>
            </small>
          </span>
        </li>
      ) : null}
      <li>
        <Icon name="back" />
        {t('product.returns')}
      </li>
    </ul>
  )
}
