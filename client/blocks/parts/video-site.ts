import type { MediaVideo } from '../../../shared/content/media.ts'

type Site = { name: string; origin: string; frame: (id: string) => string; page: (id: string) => string }

/** Where films are shared: the page to watch one on, and the frame that plays it here, in the form that sets no cookie before it is played. */
const sites: Readonly<Record<Exclude<MediaVideo['provider'], 'native'>, Site>> = {
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

/** `origin` is what `frame` is on, for the page's policy. */
export type SharedFilm = {
  readonly site: string
  readonly origin: string
  readonly page: string
  readonly frame: string
}

/** Null for a film that the browser plays itself. */
export function sharedFilm({ provider, source }: Pick<MediaVideo, 'provider' | 'source'>): SharedFilm | null {
  if (provider === 'native') return null
  const { name, origin, frame, page } = sites[provider]
  const id = encodeURIComponent(source)
  return { site: name, origin, page: page(id), frame: origin + frame(id) }
}
