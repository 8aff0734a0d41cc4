/** The input for drawing a product picture. The input is complete: equal specs give equal bytes. */

export const footwearSilhouettes = [
  'high-top',
  'low-top',
  'court',
  'runner',
  'platform',
  'boot',
  'sandal',
  'slip-on',
] as const
export const apparelSilhouettes = ['tee', 'hoodie', 'jacket', 'trousers', 'cap', 'socks', 'bag', 'gift-card'] as const
export const silhouettes = [...footwearSilhouettes, ...apparelSilhouettes] as const
export type FootwearSilhouette = (typeof footwearSilhouettes)[number]
export type ApparelSilhouette = (typeof apparelSilhouettes)[number]
export type Silhouette = (typeof silhouettes)[number]

/** Angles in gallery order. A footwear silhouette has every footwear view, an apparel one every apparel view. */
export const footwearViews = ['side', 'pair', 'top', 'heel', 'detail'] as const
export const apparelViews = ['front', 'back', 'detail'] as const
export type FootwearView = (typeof footwearViews)[number]
export type ApparelView = (typeof apparelViews)[number]
export const views = [...new Set([...footwearViews, ...apparelViews])]
export type View = FootwearView | ApparelView

export const materials = [
  'canvas',
  'suede',
  'leather',
  'knit',
  'mesh',
  'nylon',
  'jersey',
  'fleece',
  'denim',
  'wool',
] as const
export type Material = (typeof materials)[number]

export const patterns = ['solid', 'colour-block', 'stripe', 'check', 'speckle', 'fade'] as const
export type Pattern = (typeof patterns)[number]

/** Colours as `#rrggbb`. `ground` is the tinted background: center, edge. */
export type Palette = {
  readonly base: string
  readonly panel: string
  readonly accent: string
  readonly trim: string
  readonly lining: string
  readonly lace: string
  readonly sole: string
  readonly outsole: string
  readonly stitch: string
  readonly ground: readonly [centre: string, edge: string]
}

export type PictureSpec = {
  readonly silhouette: Silhouette
  readonly view: View
  readonly material: Material
  readonly pattern: Pattern
  readonly palette: Palette
  /** 0 to 4: the cut of this style within its silhouette (stripe shape, toe cap, sole height, collar, pocket …). */
  readonly cut: number
}

/** Everything about an article's drawing except the view. */
export type Art = Omit<PictureSpec, 'view'>

/** The views of an article of this silhouette, in gallery order. */
export function viewsOf(silhouette: Silhouette): readonly View[] {
  const apparel: readonly Silhouette[] = apparelSilhouettes
  return apparel.includes(silhouette) ? apparelViews : footwearViews
}

/** Size of the drawing in user units: 4:5, like all product pictures in the shop. */
export const frame = { width: 1200, height: 1500 } as const
