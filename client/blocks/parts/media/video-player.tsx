import type { Media, MediaVideo } from '../../../../shared/content/media.ts'
import type { BlockContext } from '../../block.ts'
import { Icon } from '../icon.tsx'
import { Behavior } from '../island.tsx'
import { ScenePicture } from './picture.tsx'
import css from './video-player.css?inline'
import { sharedFilm } from './video-site.ts'

export const videoPlayerCss = css

/** Iframe origins of these media, for a block's `frames`. Pictures and native videos have none. */
export const filmFrames = (...media: readonly (Media | undefined)[]): readonly string[] =>
  media.flatMap((medium) => (medium && 'kind' in medium ? (sharedFilm(medium)?.origin ?? []) : []))

type Ratio = { readonly sm: number; readonly lg: number }
type VideoPlayerProps = {
  video: MediaVideo
  context: Pick<BlockContext, 't' | 'first'>
  /** The `sizes` attribute of the poster. */
  sizes?: { sm: string; lg: string }
  /** Width over height if the layout needs its own crop; defaults to the editor's. */
  ratio?: Ratio
}

const playable = /^(?:https:\/\/|\/(?!\/))/

/**
 * Spec 2 §2.1 "Video player": a native player, or for a video site a poster that links to the video's page and turns
 * into the site's player when clicked (or automatically, with consent). Without script the former has the browser's
 * controls and the latter is a link. The block's `frames` is `filmFrames`.
 */
export function VideoPlayer({
  video,
  context,
  sizes = { sm: '100vw', lg: '100vw' },
  ratio = video.ratio,
}: VideoPlayerProps) {
  const shared = sharedFilm(video)
  if (!shared && !playable.test(video.source)) return null
  const { t, first } = context
  return (
    <Behavior
      name="video"
      on={shared && video.lazy ? 'intent' : 'visible'}
      props={{ lazy: video.lazy }}
      className={shared || video.lazy ? 'film asked' : 'film'}
    >
      <Shape ratio={ratio} />
      {video.poster ? <ScenePicture media={video.poster} sizes={sizes} ratio={ratio} eager={first} /> : null}
      {shared ? (
        <>
          <a
            className="film-btn"
            href={shared.page}
            target="_blank"
            rel="noopener"
            aria-label={t('video.playAt', { title: video.title, site: shared.site })}
            data-replay=""
          >
            <Icon name="play" />
          </a>
          {/* Inert: the browser loads nothing inside a template. */}
          <template data-player="">
            <iframe src={shared.frame} title={video.title} allow="autoplay; fullscreen; picture-in-picture" />
          </template>
        </>
      ) : (
        <NativeFilm video={video} t={t} />
      )}
    </Behavior>
  )
}

function NativeFilm({ video, t }: { video: MediaVideo; t: BlockContext['t'] }) {
  const { source, title, captions, loop } = video
  const isCrossOrigin = captions?.url.startsWith('http')
  return (
    <>
      <video
        src={source}
        aria-label={title}
        controls
        muted
        playsInline
        preload="none"
        loop={loop}
        {...(isCrossOrigin && { crossOrigin: 'anonymous' as const })}
      >
        {captions ? (
          <track kind="captions" src={captions.url} srcLang={captions.language} label={captions.label} default />
        ) : null}
      </video>
      <button type="button" className="film-btn">
        <span className="film-off">
          <Icon name="play" />
          <span className="sr">{t('video.play', { title })}</span>
        </span>
        <span className="film-on">
          <Icon name="pause" />
          <span className="sr">{t('video.pause', { title })}</span>
        </span>
      </button>
    </>
  )
}

/**
 * Reserves the video's space with the aspect ratio of each breakpoint. An SVG, because the CSP forbids style
 * attributes.
 */
function Shape({ ratio }: { ratio: Ratio }) {
  const viewBox = (value: number) => `0 0 ${Math.round(value * 1000)} 1000`
  return (
    <>
      <svg className="film-sm" viewBox={viewBox(ratio.sm)} aria-hidden="true" />
      <svg className="film-lg" viewBox={viewBox(ratio.lg)} aria-hidden="true" />
    </>
  )
}
