import type { IngestPicture } from '../../../shared/contracts/ingest.ts'
import { type Picture, plainGround } from '../../../shared/contracts/product.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { viewMessage } from './messages/views.ts'

/** The frame of every product picture of the shop, and the largest size that it comes in: 4:5. */
const frame = { width: 1600, height: 2000 } as const

/** The first picture is described by the product alone, the others also by their view. */
export function picturesOf(stored: readonly IngestPicture[], title: string, locale: Locale): Picture[] {
  return stored.map(({ url, view, alt, ground }, index): Picture => {
    const side = index === 0 || view === undefined ? null : viewMessage(view, locale)
    return {
      url,
      alt: alt ?? (side ? `${title} (${side})` : title),
      view: view ?? `view-${index + 1}`,
      ...frame,
      resizable: url.startsWith('/'),
      ground: ground ?? plainGround,
    }
  })
}
