import type { Sort } from '../../../../shared/contracts/catalog.ts'
import { Best } from './best.ts'
import { isStocked } from './block.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type Hit, orders } from './sorting.ts'

/** Less is what orders equals (`newOrBestseller` of a search), and no better fit. */
const slight = 0.1

/**
 * A single color of each style: the one that fits best, in stock rather than sold out, and first in the order of the
 * list. The style stands in the list where this color does.
 */
export class Leads {
  private readonly hits: Hit[] = []
  /** By style, the place of its color in `hits`, counted from 1. */
  private readonly places: Uint32Array
  private readonly order: (typeof orders)[Sort]

  constructor({ known }: CatalogueIndex, sort: Sort) {
    this.places = new Uint32Array(known.styles.texts.length)
    this.order = orders[sort]
  }

  /** How many styles there are. */
  get total(): number {
    return this.hits.length
  }

  /** Copies a hit that it keeps. */
  add(hit: Hit): void {
    const style = hit.block.style[hit.row] ?? 0
    const place = this.places[style] ?? 0
    const lead = this.hits[place - 1]
    if (!lead) this.places[style] = this.hits.push({ ...hit })
    else if (this.leadsBefore(hit, lead)) this.hits[place - 1] = { ...hit }
  }

  /** The first `most` styles of the list. */
  best(most: number): Hit[] {
    const best = new Best<Hit>(most, this.order)
    for (const hit of this.hits) if (best.wants(hit)) best.add(hit)
    return best.inOrder()
  }

  private leadsBefore(one: Hit, other: Hit): boolean {
    const fit = one.fit - other.fit
    if (Math.abs(fit) > slight) return fit < 0
    const isOnHand = isStocked(one.block, one.row)
    return isOnHand === isStocked(other.block, other.row) ? this.order(one, other) < 0 : isOnHand
  }
}
