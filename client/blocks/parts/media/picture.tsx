import type { MediaPicture, Ratios } from '../../../../shared/content/media.ts'
import type { Picture } from '../../../../shared/contracts/product.ts'
import { nearestRatio, type ProductWidth, type SceneWidth } from '../../../../shared/picture-sizes.ts'

const cardWidths = [320, 480, 640] as const
export const galleryWidths = [480, 720, 960, 1440] as const
const sceneWidths = { sm: [480, 768, 1080], lg: [960, 1440, 1920, 2560] } as const satisfies Record<
  string,
  readonly SceneWidth[]
>

/** Adds a query to a URL that may already have one. */
const withQuery = (url: string, query: string): string => `${url}${url.includes('?') ? '&' : '?'}${query}`

const srcSet = (url: string, widths: readonly number[], ratio?: string): string =>
  widths.map((width) => `${withQuery(url, `width=${width}${ratio ? `&ratio=${ratio}` : ''}`)} ${width}w`).join(',')

type ProductPictureProps = {
  picture: Picture
  /** The `sizes` attribute. */
  sizes: string
  widths?: readonly ProductWidth[]
  /** Loads with high priority: for the largest picture of the first screen only. */
  eager?: boolean
  /** Empty if the text next to it says the same. */
  alt?: string
}

/** A product picture; the caller sets the background of its box. One that cannot be resized is used unchanged. */
export function ProductPicture({
  picture,
  sizes,
  widths = cardWidths,
  eager = false,
  alt = picture.alt,
}: ProductPictureProps) {
  const { url, width, height, resizable } = picture
  const middle = widths[Math.floor(widths.length / 2)] ?? 640
  return (
    <img
      src={resizable ? withQuery(url, `width=${middle}`) : url}
      {...(resizable && { srcSet: srcSet(url, widths), sizes })}
      alt={alt}
      width={width}
      height={height}
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  )
}

/** A card's second angle: hidden, and therefore not loaded, until the card is hovered or focused. */
export function SecondAngle({ picture }: { picture: Picture }) {
  return (
    <img
      className="alt"
      src={picture.resizable ? withQuery(picture.url, 'width=640') : picture.url}
      alt=""
      loading="lazy"
    />
  )
}

type ScenePictureProps = {
  media: MediaPicture
  /** The `sizes` attribute on small screens and on all others. */
  sizes: { sm: string; lg: string }
  /** Width over height if the layout needs its own crop; defaults to the editor's. */
  ratio?: Ratios
  eager?: boolean
  /** Empty if the text next to it says the same. */
  alt?: string
}

/** Scenes are cropped and resized, other pictures of the image service resized, and external URLs used unchanged. */
function imageSources(url: string, ratio: number, widths: readonly SceneWidth[]) {
  if (!url.startsWith('/images/')) return { src: url }
  const crop = url.startsWith('/images/scenes/') ? String(nearestRatio(ratio)) : undefined
  const middle = `width=${widths[1]}${crop ? `&ratio=${crop}` : ''}`
  return { src: withQuery(url, middle), srcSet: srcSet(url, widths, crop) }
}

type WideSourceProps = { from: string; url: string; ratio: number; sizes: string }

function WideSource({ from, url, ratio, sizes }: WideSourceProps) {
  const { src, srcSet } = imageSources(url, ratio, sceneWidths.lg)
  return (
    <source
      media={`(min-width:${from})`}
      srcSet={srcSet ?? src}
      {...(srcSet && { sizes })}
      width={1920}
      height={Math.round(1920 / ratio)}
    />
  )
}

/**
 * An editor's picture, selected and cropped by screen width. The image service negotiates the file format.
 */
export function ScenePicture({ media, sizes, ratio = media.ratio, eager = false, alt = media.alt }: ScenePictureProps) {
  const { url, smallUrl = url } = media
  const { src, srcSet } = imageSources(smallUrl, ratio.sm, sceneWidths.sm)
  const img = (
    <img
      src={src}
      {...(srcSet && { srcSet, sizes: sizes.sm })}
      alt={alt}
      width={768}
      height={Math.round(768 / ratio.sm)}
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  )
  return (
    <picture>
      {ratio.md ? <WideSource from="64rem" url={url} ratio={ratio.lg} sizes={sizes.lg} /> : null}
      <WideSource from="48rem" url={url} ratio={ratio.md ?? ratio.lg} sizes={sizes.lg} />
      {img}
    </picture>
  )
}
