import { footwearSilhouettes, type Silhouette } from '../../demo/pictures/art/contract.ts'
import type { Item } from '../../demo/seed/items.ts'

/** Kinds of things: a whole silhouette, or one item of it. */
export type Kind = Silhouette | Item
type Kinds = readonly Kind[]

export const shoe: Kinds = footwearSilhouettes
export const sneaker: Kinds = ['low-top', 'high-top', 'court', 'runner', 'platform', 'slip-on']
export const clothes: Kinds = ['tee', 'hoodie', 'jacket', 'trousers']
export const hooded: Kinds = ['pullover', 'zip-hoodie', 'big-hoodie']
export const shortSleeved: Kinds = ['crew-tee', 'v-tee', 'boxy-tee', 'pocket-tee']
export const longTrousers: Kinds = ['straight', 'cargo', 'jogger', 'wide']
export const warmJacket: Kinds = ['parka', 'puffer']
export const peakedCap: Kinds = ['six-panel', 'five-panel', 'trucker']
export const pack: Kinds = ['backpack', 'roll-top']
export const handbag: Kinds = ['tote', 'crossbody']
