import type { DrawingOrder } from '../drawing/order.ts'
import { type Article, articleOf } from '../seed/articles.ts'
import { type View, viewsOf } from './art/contract.ts'
import { sceneIds } from './art/scenes/index.ts'
import { artHash, artVersion, drawingVersion } from './version.ts'

/**
 * A picture that can be drawn in any size. `name` is unique and includes the version; `order` is the request to the
 * drawing Worker for a width.
 */
export type Drawing = {
  readonly name: string
  /** The value of `?v=` in its URL. */
  readonly version: string
  readonly order: (width: number) => DrawingOrder
}

/** Named by its content, not by the product, so that articles that look the same share one file. */
export function productDrawing({ art }: Article, view: View): Drawing {
  return {
    name: `products/v${drawingVersion}/${artHash(art)}/${view}`,
    version: artVersion(art),
    order: (width) => ({ kind: 'product', art, view, width }),
  }
}

/** Null for an unknown product or a view that it doesn't have. */
export function findProductDrawing(productId: string, viewName: string): Drawing | null {
  const article = articleOf(productId)
  const view = article && viewsOf(article.art.silhouette).find((name) => name === viewName)
  return article && view ? productDrawing(article, view) : null
}

/** Null for an unknown scene. */
export function sceneDrawing(sceneId: string, ratio: number): Drawing | null {
  const scene = sceneIds.find((id) => id === sceneId)
  return scene
    ? {
        name: `scenes/v${drawingVersion}/${scene}/${ratio}`,
        version: drawingVersion,
        order: (width) => ({ kind: 'scene', scene, ratio, width }),
      }
    : null
}
