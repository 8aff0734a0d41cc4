import type { Silhouette } from '../pictures/art/contract.ts'

/**
 * The kinds of product by silhouette. A footwear silhouette has one item for all cuts; an apparel silhouette has a
 * different item for each cut, in the order of the cut numbers in demo/pictures.
 */
export const itemsBySilhouette = {
  'high-top': ['high-top'],
  'low-top': ['low-top'],
  court: ['court'],
  runner: ['runner'],
  platform: ['platform'],
  boot: ['boot'],
  sandal: ['sandal'],
  'slip-on': ['slip-on'],
  tee: ['crew-tee', 'v-tee', 'boxy-tee', 'long-tee', 'pocket-tee'],
  hoodie: ['pullover', 'zip-hoodie', 'sweatshirt', 'half-zip', 'big-hoodie'],
  jacket: ['coach', 'bomber', 'parka', 'chore', 'puffer'],
  trousers: ['straight', 'cargo', 'jogger', 'shorts', 'wide'],
  cap: ['six-panel', 'five-panel', 'beanie', 'bucket', 'trucker'],
  socks: ['crew-sock', 'quarter-sock', 'knee-sock', 'rib-sock', 'grip-sock'],
  bag: ['backpack', 'tote', 'roll-top', 'duffel', 'crossbody'],
  'gift-card': ['gift-card'],
} as const satisfies Record<Silhouette, readonly string[]>

export type Item = (typeof itemsBySilhouette)[Silhouette][number]

export function itemOf(silhouette: Silhouette, cut: number): Item {
  const items: readonly Item[] = itemsBySilhouette[silhouette]
  const item = items.length === 1 ? items[0] : items[cut]
  if (!item) throw new RangeError(`${silhouette} has no cut ${cut}`)
  return item
}
