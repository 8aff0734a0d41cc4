import type { MediaPicture } from '../../../shared/content/media.ts'
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
  sizes: { sm: string; lg: string }
  /** Width over height where the place asks for its own crop; the editor's choice otherwise. */
  ratio?: { sm: number; lg: number }
  eager?: boolean
}

/**
 * An editor's picture. A scene of the image service is cropped for the phone and for wide screens; any other url is
 * used as it is.
 */
export function ScenePicture({ media, sizes, ratio = media.ratio, eager = false }: ScenePictureProps) {
  const sm = String(Math.round(ratio.sm * 100) / 100)
  const lg = String(Math.round(ratio.lg * 100) / 100)
  const priority = eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }
  if (!media.url.startsWith('/images/scenes/')) {
    return (
      <img
        src={media.url}
        alt={media.alt}
        width={1600}
        height={Math.round(1600 / ratio.lg)}
        {...priority}
        decoding="async"
      />
    )
  }
  return (
    <picture>
      <source
        media="(min-width:48rem)"
        srcSet={srcSet(media.url, sceneWidths.lg, lg)}
        sizes={sizes.lg}
        width={1920}
        height={Math.round(1920 / ratio.lg)}
      />
      <img
        src={withQuery(media.url, `width=768&ratio=${sm}`)}
        srcSet={srcSet(media.url, sceneWidths.sm, sm)}
        sizes={sizes.sm}
        alt={media.alt}
        width={768}
        height={Math.round(768 / ratio.sm)}
        {...priority}
        decoding="async"
      />
    </picture>
  )
}
