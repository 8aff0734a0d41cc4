import { createElement, type ReactNode } from 'react'
import type { BlockContext, ProductNeed } from '../../client/blocks/block.ts'
import type { PageDocument } from '../../shared/content/document.ts'
import type { ProductCard } from '../../shared/contracts/product.ts'
import { resolveBlocks, type VisualBlock } from '../content/resolve.ts'
import type { RequestContext } from '../context/request-context.ts'
import { readCategoryCards, readProductCards } from '../services/catalogue.ts'
import type { Segment } from './stream.ts'

/** A deferred block that hasn't its data this long after the stream began is replaced by its fallback, in milliseconds. */
const deadlineMs = 1200

/** Turns a document into the parts of a page: data is asked for at once for all blocks, and waited for in their place.
 * `leading`: the document opens the page, so the picture of its first block is fetched first. */
export function blockSegments(
  context: RequestContext,
  document: PageDocument | null,
  { leading = false }: { readonly leading?: boolean } = {},
): { segments: Segment[]; css: string[] } {
  const visual = document ? resolveBlocks(document, context.locale) : []
  return {
    segments: visual.map((block, index) => segmentOf(context, block, leading && index === 0)),
    css: visual.flatMap(({ definition }) => [...(definition.partCss ?? []), definition.css]),
  }
}

function segmentOf(context: RequestContext, { key, definition, props }: VisualBlock, first: boolean): Segment {
  const blockContext = (products: readonly ProductCard[]): BlockContext => ({
    locale: context.locale,
    t: context.t,
    first,
    id: key,
    products,
  })
  const draw = (products: readonly ProductCard[]): ReactNode =>
    createElement(() => definition.render(props, blockContext(products)))
  const need = definition.need?.(props)
  if (!need) return { name: `${key}-${definition.type}`, node: () => draw([]) }
  return {
    name: `${key}-${definition.type}`,
    pending: loadNeed(context, need).then((products) => () => draw(products)),
    fallback: () => definition.Fallback?.(props, blockContext([])) ?? null,
    deadlineMs,
  }
}

function loadNeed(context: RequestContext, need: ProductNeed): Promise<readonly ProductCard[]> {
  return need.kind === 'category'
    ? readCategoryCards(context, need.categoryId, need.limit)
    : readProductCards(context, need.productIds)
}
