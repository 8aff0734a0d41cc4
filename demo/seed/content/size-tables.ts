import { type Locale, sites } from '../../../shared/i18n/locales.ts'
import { shoeSizes } from '../../../shared/sizing/shoe-sizes.ts'
import { type SizeSystem, systemOf, withLocalHalves } from '../../../shared/sizing/size-label.ts'
import { clothingSizes } from '../sizes.ts'

/** Body measurements in centimetres by clothing size: chest, waist, hip. */
const bodyMeasures: Readonly<Record<string, readonly [number, number, number]>> = {
  XS: [84, 68, 90],
  S: [90, 74, 96],
  M: [98, 82, 102],
  L: [106, 90, 108],
  XL: [114, 99, 115],
  XXL: [122, 108, 122],
}

const inchUnits: Readonly<Record<string, string>> = { 'en-us': 'in.', 'en-ca': 'in.', 'fr-ca': 'po' }

/** In America inches come first. */
const lengthIn = (locale: Locale) => (centimetres: number, decimals: number) => {
  const metric = `${centimetres.toFixed(decimals)} cm`
  const inches = inchUnits[locale]
  return inches ? `${(centimetres / 2.54).toFixed(decimals)} ${inches} (${metric})` : metric
}

/** The shopper's own system comes first. */
const systemsOf: Readonly<Record<SizeSystem, readonly SizeSystem[]>> = {
  us: ['us', 'eu'],
  uk: ['uk', 'eu', 'us'],
  eu: ['eu', 'us'],
}

/** Replaces `{sizes:women:Foot length}` and `{clothes}` with table rows. */
export function fillSizes(markup: string, locale: Locale): string {
  const site = sites[locale]
  const length = lengthIn(locale)
  const systems = systemsOf[systemOf(site)]
  const heads = systems.map((system) => system.toUpperCase())
  return markup
    .replace(/\{sizes:(women|men|kids):([^}]+)\}/g, (_, group: 'women' | 'men' | 'kids', foot: string) => {
      const rows = shoeSizes[group].map((size) => [
        ...systems.map((system) => size[system]),
        length(size.length / 10, 1),
      ])
      return [[...heads, foot], ...rows].map((cells) => withLocalHalves(`| ${cells.join(' | ')} |`, site)).join('\n')
    })
    .replace(
      '{clothes}',
      clothingSizes
        .map(
          ({ size }) => `| ${[size, ...(bodyMeasures[size] ?? []).map((measure) => length(measure, 0))].join(' | ')} |`,
        )
        .join('\n'),
    )
}
