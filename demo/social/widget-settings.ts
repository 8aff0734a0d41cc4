import { type Locale, sites } from '../../shared/i18n/locales.ts'
import { sceneIds } from '../pictures/art/scenes/index.ts'

export type WidgetSettings = {
  readonly scenes: readonly string[]
  readonly handles: readonly string[]
  /** Alternative text of a photo; `{name}` is the handle. */
  readonly alt: string
}

/** Photographers. Invented. */
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
