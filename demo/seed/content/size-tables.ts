import { type Locale, sites } from '../../../shared/i18n/locales.ts'
import { footLength, shoeSizes } from '../../../shared/sizing/shoe-sizes.ts'
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

const lengthIn = (locale: Locale) => (centimetres: number, decimals: number) =>
  inchUnits[locale]
    ? `${(centimetres / 2.54).toFixed(decimals)} ${inchUnits[locale]}`
    : `${centimetres.toFixed(decimals)} cm`

/** Replaces `{sizes:women:Foot length}` and `{clothes}` with table rows. The shopper's own size system comes first. */
export function fillSizes(markup: string, locale: Locale): string {
  const { region, language } = sites[locale]
  const length = lengthIn(locale)
  const decimal = language === 'en' ? '.' : ','
  const localised = (text: string) => text.replace(/(\d)\.(\d)/g, `$1${decimal}$2`)
  return markup
    .replace(/\{sizes:(women|men|kids):([^}]+)\}/g, (_, group: 'women' | 'men' | 'kids', foot: string) => {
      const rows = shoeSizes[group].map(({ eu, us }) => {
        const cells = region === 'NA' ? [us, eu] : [eu, us]
        return `| ${localised([...cells, length(footLength(eu), 1)].join(' | '))} |`
      })
      return [region === 'NA' ? `| US | EU | ${foot} |` : `| EU | US | ${foot} |`, ...rows].join('\n')
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
