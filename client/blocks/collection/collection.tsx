import type { ReactNode } from 'react'
import type { z } from 'zod'
import { CollectionContent } from '../../../shared/content/collection.ts'
import { type BlockContext, type BlockDefinition, defineBlock, type SlotItem } from '../block.ts'
import { FailedNotice } from '../parts/failed-notice.tsx'
import { Behavior } from '../parts/island.tsx'
import { Link } from '../parts/links/link.tsx'
import { cardSizes, ProductCard, productCardCss } from '../parts/product/product-card.tsx'
import css from './collection.css?inline'
import { collectionFixtures } from './collection.fixtures.ts'
import { anyCarousel, collectionRules, layoutsOf, namedLayout } from './collection-rules.ts'
import { Controls, Pager } from './controls.tsx'
import layoutsCss from './layouts.css?inline'

type Collection = z.output<typeof CollectionContent>

/** Keys of the cards shown while products load. */
const placeholders = ['a', 'b', 'c', 'd'] as const
const carouselSizes = '(min-width:64rem) 24vw,(min-width:48rem) 36vw,62vw'

function classesOf({ kind, name, variant }: Collection, titled: boolean): string {
  return ['coll', kind === 'cta' && 'coll-cta', namedLayout(name), variant, !titled && 'bare'].filter(Boolean).join(' ')
}

function Head({ props, context: { locale, id, place } }: { props: Collection; context: BlockContext }) {
  const { title, subtitle, textLink } = props
  if (!title && !subtitle && !textLink) return null
  return (
    <header className="coll-head">
      {title ? (
        <h2 className="title" id={`${id}-t`}>
          {title}
        </h2>
      ) : null}
      {subtitle ? <p className="muted">{subtitle}</p> : null}
      {textLink ? (
        <Link locale={locale} place={place} target={textLink.target} className="link">
          {textLink.label}
        </Link>
      ) : null}
    </header>
  )
}

/** The cells: blocks first, then products. */
function cellsOf(
  items: readonly SlotItem[],
  { products, locale, t, first }: BlockContext,
  carousel: boolean,
): ReactNode {
  return (
    <>
      {items.map(({ key, type, node }) => (
        <li key={key} data-type={type}>
          {node}
        </li>
      ))}
      {products.map((card, index) => (
        <ProductCard
          key={card.productId}
          card={card}
          locale={locale}
          t={t}
          sizes={carousel ? carouselSizes : cardSizes}
          eager={first && items.length === 0 && index === 0}
        />
      ))}
    </>
  )
}

const Failed = ({ context: { t, place } }: { context: BlockContext }) => (
  <div className="coll-unread">
    <FailedNotice text={t('products.failed')} path={place.path} t={t} />
  </div>
)

/** In place of products that couldn't be read. */
function Unread({ props, context }: { props: Collection; context: BlockContext }) {
  return (
    <section className={classesOf(props, Boolean(props.title))} id={context.id}>
      <div className="coll-body">
        <Head props={props} context={context} />
        <Failed context={context} />
      </div>
    </section>
  )
}

export const collection = defineBlock({
  type: 'collection',
  props: CollectionContent,
  css: css + layoutsCss,
  partCss: [productCardCss],
  rules: collectionRules,
  slots: ['items'],
  need: ({ source }) => source ?? null,
  fixtures: collectionFixtures,
  /** Renders nothing when empty: a heading without a row is useless. Products that can't be read are not nothing. */
  render(props, context) {
    const items = context.slots['items'] ?? []
    const count = items.length + context.products.length
    if (count === 0) return context.failed ? <Unread props={props} context={context} /> : null
    const { id, t } = context
    const layouts = layoutsOf(props)
    const isList = props.kind === 'vertical-list'
    const carousel = !isList && anyCarousel(layouts)
    const title = props.title ?? t('carousel.untitled')
    const head = <Head props={props} context={context} />
    const titled = Boolean(props.title ?? props.subtitle ?? props.textLink)
    const cells = (
      <ul
        className={isList ? 'coll-list' : 'cells'}
        data-n={count}
        {...(carousel && { tabIndex: 0, 'aria-label': t('carousel.label', { title }) })}
      >
        {cellsOf(items, context, carousel)}
      </ul>
    )
    const controls = carousel ? <Controls title={title} layouts={layouts} t={t} /> : null
    const body = (
      <>
        {head}
        {titled ? controls : null}
        {cells}
        {carousel ? <Pager count={count} layouts={layouts} t={t} /> : null}
        {titled ? null : controls}
        {context.failed ? <Failed context={context} /> : null}
      </>
    )
    return (
      <section className={classesOf(props, titled)} id={id} {...(props.title && { 'aria-labelledby': `${id}-t` })}>
        {carousel ? (
          <Behavior name="carousel" on="visible" props={{}} className="coll-body">
            {body}
          </Behavior>
        ) : (
          <div className="coll-body">{body}</div>
        )}
      </section>
    )
  },
  Fallback(props, context) {
    const { source } = props
    if (!source) return null
    const placeholderCount = source.kind === 'category' ? source.limit : source.productIds.length
    return (
      <section className={`${classesOf(props, Boolean(props.title))} wait`} id={context.id} aria-busy="true">
        <div className="coll-body">
          <header className="coll-head">{props.title ? <p className="title">{props.title}</p> : null}</header>
          <p className="sr">{context.t('carousel.loading')}</p>
          <ul className="cells">
            {placeholders.slice(0, placeholderCount).map((place) => (
              <li className="card" key={place}>
                <div className="pic" data-ground="paper" />
                <i />
                <i />
              </li>
            ))}
          </ul>
        </div>
      </section>
    )
  },
})

export const collectionBlocks: readonly BlockDefinition[] = [collection]
