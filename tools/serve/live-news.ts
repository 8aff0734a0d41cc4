/** Where a page that `npm run dev` serves asks what has changed since the build that made it, `?seen=BUILD`. */
export const livePath = '/live-news'

/** The entry of a page's Server-Timing that names the build which made it. */
export const buildTiming = 'build'

/** A style sheet's whole text before a change and after it. */
export type TextChange = { readonly from: string; readonly to: string }

export type StyleChange = {
  readonly texts: readonly TextChange[]
  /** The addresses of all style sheets that scripts load, as they are now. */
  readonly sheets: readonly string[]
}

/** `styles`: what an open page takes over in place; null where the page has to be loaded again. */
export type LiveNews = { readonly build: string; readonly styles: StyleChange | null }
