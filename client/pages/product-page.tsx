import type { ReactNode } from 'react'
import { href } from '../../shared/routes.ts'
import { Icon } from '../blocks/parts/icon.tsx'
import { Price } from '../blocks/parts/price.tsx'
import { productCardCss } from '../blocks/parts/product-card.tsx'
import { Rating } from '../blocks/parts/rating.tsx'
import { Breadcrumbs, breadcrumbsCss } from './chrome/breadcrumbs.tsx'
import { BuyBox, type BuyBoxProps, Colours } from './product/buy-box.tsx'
import { Gallery } from './product/gallery.tsx'
import css from './product/product.css?inline'

export const productPageCss: readonly string[] = [breadcrumbsCss, productCardCss, css]

/**
 * Words are already formatted: dates as the locale writes them, money with its currency. A part that is not known is
 * left out.
 */
export type DeliveryPromise = {
  readonly date: string | null
  readonly freeFrom: string | null
  readonly pickup: { readonly store: string; readonly date: string } | null
  /** Stores that have it, where none is chosen yet. */
  readonly storeCount: number
}

export type ProductPageProps = BuyBoxProps & {
  promise: DeliveryPromise | null
  /** What goes with it, reviews: blocks that the page streams in below. */
  children?: ReactNode
}

export function ProductPage({ promise, children, ...box }: ProductPageProps) {
  const { site, t, product } = box
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
            <Price price={product.price} locale={site.locale} t={t} />
            <p className="label muted">{t(site.region === 'EMEA' ? 'price.taxIncluded' : 'price.taxExcluded')}</p>
            <Rating rating={product.rating} t={t} />
          </header>
          <Colours site={site} t={t} product={product} />
          <BuyBox {...box} />
          <PromiseLines t={t} site={site} promise={promise} digital={product.isDigitalProduct} />
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

type PromiseProps = Pick<ProductPageProps, 'site' | 't' | 'promise'> & { digital: boolean }

function PromiseLines({ site, t, promise, digital }: PromiseProps) {
  if (digital) {
    return (
      <ul className="promise">
        <li>
          <Icon name="truck" />
          {t('product.deliveryDigital')}
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
