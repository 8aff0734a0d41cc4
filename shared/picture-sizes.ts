/**
 * Every available size of the shop's pictures. Each combination is a file that is rendered once and cached, so the
 * lists are closed: other sizes are rejected by the storefront and by the image service.
 */
export const productWidths = [160, 240, 320, 480, 640, 720, 960, 1200, 1440] as const
/** The small ones are icons and logos. */
export const sceneWidths = [80, 96, 192, 480, 768, 960, 1080, 1440, 1920, 2560] as const
/** Width over height. An editor may choose any ratio; the page requests the nearest and crops the rest. */
export const sceneRatios = [0.5, 0.66, 0.8, 1, 1.25, 1.5, 1.78, 2, 2.35, 3] as const
/** Spec 1 §9 "Image transform: quality 50 … default sharpen 60". */
export const pictureQualities = [50] as const
export const pictureSharpness = [60] as const

export type ProductWidth = (typeof productWidths)[number]
export type SceneWidth = (typeof sceneWidths)[number]
export type PictureKind = 'product' | 'scene'
export type PictureSize = {
  readonly width: number
  /** Null for product pictures, which have a fixed ratio. */
  readonly ratio: number | null
  readonly quality: number
  readonly sharpen: number
}

const widthsOf: Readonly<Record<PictureKind, readonly number[]>> = { product: productWidths, scene: sceneWidths }
const defaults = { product: { width: 640, ratio: null }, scene: { width: 960, ratio: 1.78 } } as const
const allowedParams = ['width', 'ratio', 'quality', 'sharpen', 'dpr', 'v'] as const
const versionShape = /^[\w-]{1,40}$/

/**
 * Parses the size in a picture's query; null for an unavailable size or unknown parameters. `dpr` multiplies a width in
 * CSS pixels; an empty `dpr` is 2 (spec 1 §9 "doubled width … device pixel ratio 2"). `v` is the picture's version.
 */
export function readPictureSize(kind: PictureKind, search: URLSearchParams): PictureSize | null {
  const names = [...search.keys()]
  if (names.some((name, index) => !allowedParams.includes(name as never) || names.indexOf(name) !== index)) return null
  if (kind === 'product' && search.has('ratio')) return null
  if (search.has('v') && !versionShape.test(search.get('v') ?? '')) return null
  const dpr = search.get('dpr') === '' ? 2 : (numberIn(search, 'dpr', [1, 2]) ?? (search.has('dpr') ? null : 1))
  const width = search.has('width') ? decimal(search.get('width')) : defaults[kind].width
  const ratio = search.has('ratio') ? numberIn(search, 'ratio', sceneRatios) : defaults[kind].ratio
  const quality = search.has('quality') ? numberIn(search, 'quality', pictureQualities) : pictureQualities[0]
  const sharpen = search.has('sharpen') ? numberIn(search, 'sharpen', pictureSharpness) : pictureSharpness[0]
  if (dpr === null || width === null || quality === null || sharpen === null) return null
  if (kind === 'scene' && ratio === null) return null
  return widthsOf[kind].includes(width * dpr) ? { width: width * dpr, ratio, quality, sharpen } : null
}

/** The available ratio nearest to the requested one. */
export const nearestRatio = (requested: number): number =>
  sceneRatios.reduce<number>(
    (best, ratio) => (Math.abs(Math.log(ratio / requested)) < Math.abs(Math.log(best / requested)) ? ratio : best),
    sceneRatios[0],
  )

/** Accepts one spelling only: `048` and `4.8e1` would be additional cache keys of the same picture. */
function decimal(text: string | null): number | null {
  return text !== null && /^(?:0|[1-9]\d{0,3})(?:\.\d{0,2}[1-9])?$/.test(text) ? Number(text) : null
}

function numberIn(search: URLSearchParams, name: string, list: readonly number[]): number | null {
  const value = decimal(search.get(name))
  return value !== null && list.includes(value) ? value : null
}
