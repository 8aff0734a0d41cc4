import type { Media, Ratios } from '../../../../shared/content/media.ts'
import type { BlockContext } from '../../block.ts'
import css from './media.css?inline'
import { ScenePicture } from './picture.tsx'
import { Shape } from './shape.tsx'
import { VideoPlayer } from './video-player.tsx'

/** A block with videos also needs `videoPlayerCss`, and `filmFrames` for their origins. */
export const mediaCss = css

export const isFilm = (media: Media): media is Extract<Media, { kind: 'video' }> => 'kind' in media

/** The text alternative of a picture or a video. */
export const mediaAlt = (media: Media): string => (isFilm(media) ? media.title : media.alt)

/** A click-to-play video handles every click on it, so no link may cover it. */
export const takesPresses = (media: Media): boolean => isFilm(media) && (media.lazy || media.provider !== 'native')

type MediaBoxProps = {
  media: Media
  context: Pick<BlockContext, 't' | 'first'>
  /** The `sizes` attribute on small screens and on all others. */
  sizes: { sm: string; lg: string }
  /** Width over height if the layout needs its own crop; defaults to the editor's. */
  ratio?: Ratios
  /** Loads with high priority: for the largest picture of the first screen. */
  eager?: boolean
}

/** A picture or a video in a box of its aspect ratio, so that the layout never shifts. */
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
