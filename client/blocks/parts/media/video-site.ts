import type { MediaVideo } from '../../../../shared/content/media.ts'

type VideoSite = { name: string; origin: string; frame: (id: string) => string; page: (id: string) => string }

/**
 * Video sites: the URL of a video's page, and of its embedded player in the variant that sets no cookies before
 * playback.
 */
const sites: Readonly<Record<Exclude<MediaVideo['provider'], 'native'>, VideoSite>> = {
  youtube: {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    frame: (id) => `/embed/${id}?autoplay=1&enablejsapi=1&playsinline=1&rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    frame: (id) => `/video/${id}?autoplay=1&dnt=1`,
    page: (id) => `https://vimeo.com/${id}`,
  },
}

/** Every origin a page may have to embed. */
export const filmOrigins: readonly string[] = Object.values(sites).map(({ origin }) => origin)

/** `origin` is the origin of `frame`, for the page's CSP. */
export type SharedFilm = {
  readonly site: string
  readonly origin: string
  readonly page: string
  readonly frame: string
}

/** Null for a native video. */
export function sharedFilm({ provider, source }: Pick<MediaVideo, 'provider' | 'source'>): SharedFilm | null {
  if (provider === 'native') return null
  const { name, origin, frame, page } = sites[provider]
  const id = encodeURIComponent(source)
  return { site: name, origin, page: page(id), frame: origin + frame(id) }
}
