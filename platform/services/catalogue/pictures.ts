import type { Ground, Picture } from '../../../shared/contracts/product.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { drawingVersion } from '../images/art-hash.ts'
import { viewWord } from './words/views.ts'

export type StoredPicture =
  | { kind: 'drawn'; view: string; ground: Ground }
  | { kind: 'external'; url: string; alt?: string }

/** Largest size that a drawn picture is made at; 4:5 like every product picture of the shop. */
const drawnSize = { width: 1600, height: 2000 } as const

/**
 * Drawn pictures have a url that changes with the drawing, so that it may be cached for ever; `?v=` is followed by `&width=`.
 * The first picture is described by the product alone, the others also by their view.
 */
export function picturesOf(
  stored: readonly StoredPicture[],
  productId: string,
  artHash: string | null,
  words: string,
  locale: Locale,
): Picture[] {
  return stored.map((picture, index): Picture => {
    if (picture.kind === 'external') {
      return {
        url: picture.url,
        alt: picture.alt ?? words,
        view: `external-${index + 1}`,
        ...drawnSize,
        resizable: false,
        ground: 'paper',
      }
    }
    const view = index === 0 ? null : viewWord(picture.view, locale)
    return {
      url: `/images/products/${productId}/${picture.view}?v=${drawingVersion}-${(artHash ?? '').slice(0, 8)}`,
      alt: view ? `${words} (${view})` : words,
      view: picture.view,
      ...drawnSize,
      resizable: true,
      ground: picture.ground,
    }
  })
}
