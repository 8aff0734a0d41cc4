import type { Media, MediaVideo } from '../../../shared/content/media.ts'
import type { BlockContext } from '../block.ts'
import { Icon } from './icon.tsx'
import { IslandHost } from './island-host.tsx'
import { ScenePicture } from './picture.tsx'
import css from './video-player.css?inline'
import { sharedFilm } from './video-site.ts'

export const videoPlayerCss = css

/** Origins that media frame: for a block's `frames`. Pictures and native films frame nothing. */
export const filmFrames = (...media: readonly (Media | undefined)[]): readonly string[] =>
  media.flatMap((one) => (one && 'kind' in one ? (sharedFilm(one)?.origin ?? []) : []))

type Ratio = { readonly sm: number; readonly lg: number }
type VideoPlayerProps = {
  video: MediaVideo
  context: Pick<BlockContext, 't' | 'first'>
  /** How wide it is shown, for its poster. */
  sizes?: { sm: string; lg: string }
  /** Width over height where the place asks for its own crop; the editor's choice otherwise. */
  ratio?: Ratio
}

const playable = /^(?:https:\/\/|\/(?!\/))/

/**
 * Spec 2 §2.1 "Video player": the browser's own, or a poster that leads to the film's page at its site and becomes its player when it is
 * pressed. Without script the first has the browser's controls and the second is a link. `frames` of the block: `filmFrames`.
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
    <IslandHost
      name="video"
      on={shared ? 'intent' : 'visible'}
      props={{ lazy: video.lazy }}
      className={shared || video.lazy ? 'film asked' : 'film'}
    >
      <Shape ratio={ratio} />
      {video.poster ? <ScenePicture media={video.poster} sizes={sizes} ratio={ratio} eager={first} /> : null}
      {shared ? (
        <a
          className="film-btn"
          href={shared.page}
          target="_blank"
          rel="noopener"
          aria-label={t('video.playAt', { title: video.title, site: shared.site })}
          data-replay=""
          data-frame={shared.frame}
          data-title={video.title}
        >
          <Icon name="play" />
        </a>
      ) : (
        <NativeFilm video={video} t={t} />
      )}
    </IslandHost>
  )
}

function NativeFilm({ video, t }: { video: MediaVideo; t: BlockContext['t'] }) {
  const { source, title, captions, loop } = video
  const elsewhere = captions?.url.startsWith('http')
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
        {...(elsewhere && { crossOrigin: 'anonymous' as const })}
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

/** Holds the film's place, at each width in its own shape: what a style attribute would do, which doesn't apply here. */
function Shape({ ratio }: { ratio: Ratio }) {
  const box = (value: number) => `0 0 ${Math.round(value * 1000)} 1000`
  return (
    <>
      <svg className="film-sm" viewBox={box(ratio.sm)} aria-hidden="true" />
      <svg className="film-lg" viewBox={box(ratio.lg)} aria-hidden="true" />
    </>
  )
}
