import { type Locale, sites } from '../../../shared/i18n/locales.ts'
import { sceneIds } from '../images/art/scenes/index.ts'

export type WidgetSettings = {
  readonly scenes: readonly string[]
  readonly handles: readonly string[]
  /** What a photo is called for those who don't see it; `{name}` is the handle. */
  readonly alt: string
}

/** Who took the photos. Invented. */
const handles = ['lantern.walks', 'two.left.feet', 'ropewalk', 'sunday.soles', 'northbank', 'puddle.notes']

const alts = {
  en: 'Photo by @{name}',
  de: 'Foto von @{name}',
  fr: 'Photo de @{name}',
  es: 'Foto de @{name}',
  it: 'Foto di @{name}',
} as const

export const widgetSettings = (locale: Locale): WidgetSettings => ({
  scenes: sceneIds,
  handles,
  alt: alts[sites[locale].language],
})
