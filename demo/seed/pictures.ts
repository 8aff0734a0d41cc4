import type { IngestProduct } from '../../shared/contracts/ingest.ts'
import { viewsOf } from '../pictures/art/contract.ts'
import { artVersion } from '../pictures/version.ts'
import type { Article } from './articles.ts'

/** URLs of the demo's picture service. They contain the version of the drawing, so they can be cached for ever. */
export const picturesOf = ({ productId, art, colour }: Article): IngestProduct['pictures'] =>
  viewsOf(art.silhouette).map((view) => ({
    url: `/images/products/${productId}/${view}?v=${artVersion(art)}`,
    view,
    ground: colour.ground,
  }))
