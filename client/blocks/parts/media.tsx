import type { Media, Ratios } from '../../../shared/content/media.ts'
import type { BlockContext } from '../block.ts'
import css from './media.css?inline'
import { ScenePicture } from './picture.tsx'
import { Shape } from './shape.tsx'
import { VideoPlayer } from './video-player.tsx'

/** A block with films adds `videoPlayerCss`, and names their origins (`filmFrames`). */
export const mediaCss = css

export const isFilm = (media: Media): media is Extract<Media, { kind: 'video' }> => 'kind' in media

/** What it shows, in words. */
export const mediaAlt = (media: Media): string => (isFilm(media) ? media.title : media.alt)

/** A film that waits to be pressed takes every press on it. */
export const takesPresses = (media: Media): boolean => isFilm(media) && (media.lazy || media.provider !== 'native')

type MediaBoxProps = {
  media: Media
  context: Pick<BlockContext, 't' | 'first'>
  /** How wide it is shown, on small screens and on all others: a picture is fetched no wider. */
  sizes: { sm: string; lg: string }
  /** Width over height where the place asks for its own crop; the editor's choice otherwise. */
  ratio?: Ratios
  /** The largest picture of the first screen, fetched at once and first. */
  eager?: boolean
}

/** A picture or a film in a box of its shape, which may be stretched and never shifts. */
export function MediaBox({ media, context, sizes, ratio = media.ratio, eager = false }: MediaBoxProps) {
  if (isFilm(media)) {
    return (
      <div className="media-box">
        <VideoPlayer video={media} context={{ ...context, first: eager }} sizes={sizes} ratio={ratio} />
      </div>
    )
  }
  return (
    <div className="media-box">
      <Shape ratio={ratio} colour={media.placeholder} />
      <ScenePicture media={media} sizes={sizes} ratio={ratio} eager={eager} />
    </div>
  )
}
