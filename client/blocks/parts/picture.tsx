import type { MediaPicture, Ratios } from '../../../shared/content/media.ts'
import type { Picture } from '../../../shared/contracts/product.ts'

const cardWidths = [320, 480, 640] as const
export const galleryWidths = [480, 720, 960, 1440] as const
const sceneWidths = { sm: [480, 768, 1080], lg: [960, 1440, 1920, 2560] } as const

/** Adds a query to a url that may have one. */
const withQuery = (url: string, query: string): string => `${url}${url.includes('?') ? '&' : '?'}${query}`

const srcSet = (url: string, widths: readonly number[], ratio?: string): string =>
  widths.map((width) => `${withQuery(url, `width=${width}${ratio ? `&ratio=${ratio}` : ''}`)} ${width}w`).join(',')

type ProductPictureProps = {
  picture: Picture
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  widths?: readonly number[]
  /** Fetched at once and first: for the largest picture of the first screen only. */
  eager?: boolean
  /** Empty where words beside it say the same. */
  alt?: string
}

/** One `<img>`; the caller gives the box its ground. A picture that cannot be resized is used as it is. */
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

/** A card's second angle: not shown, so not fetched, until the card is pointed at or focused. */
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
  /** How wide it is shown, on small screens and on all others. */
  sizes: { sm: string; lg: string }
  /** Width over height where the place asks for its own crop; the editor's choice otherwise. */
  ratio?: Ratios
  eager?: boolean
  /** Empty where words beside it say the same. */
  alt?: string
}

/** A scene comes cropped, another picture of the image service at any width, any other url as it is. */
function files(url: string, ratio: number, widths: readonly number[]) {
  if (!url.startsWith('/images/')) return { src: url }
  const crop = url.startsWith('/images/scenes/') ? String(Math.round(ratio * 100) / 100) : undefined
  const middle = `width=${widths[1]}${crop ? `&ratio=${crop}` : ''}`
  return { src: withQuery(url, middle), srcSet: srcSet(url, widths, crop) }
}

type WideProps = { from: string; url: string; ratio: number; sizes: string }

function Wide({ from, url, ratio, sizes }: WideProps) {
  const { src, srcSet } = files(url, ratio, sceneWidths.lg)
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

/** An editor's picture, chosen and cropped by the width of the screen. Its formats are the image service's to choose. */
export function ScenePicture({ media, sizes, ratio = media.ratio, eager = false, alt = media.alt }: ScenePictureProps) {
  const { url, smallUrl = url } = media
  const { src, srcSet } = files(smallUrl, ratio.sm, sceneWidths.sm)
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
      {ratio.md ? <Wide from="64rem" url={url} ratio={ratio.lg} sizes={sizes.lg} /> : null}
      <Wide from="48rem" url={url} ratio={ratio.md ?? ratio.lg} sizes={sizes.lg} />
      {img}
    </picture>
  )
}
