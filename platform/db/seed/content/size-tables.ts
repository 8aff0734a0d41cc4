import { type Locale, sites } from '../../../../shared/i18n/locales.ts'
import { clothingSizes, shoeSizes } from '../sizes.ts'

/** Body measures in centimetres by clothing size: chest, waist, hip. */
const body: Readonly<Record<string, readonly [number, number, number]>> = {
  XS: [84, 68, 90],
  S: [90, 74, 96],
  M: [98, 82, 102],
  L: [106, 90, 108],
  XL: [114, 99, 115],
  XXL: [122, 108, 122],
}

/** Foot length for a European size: two thirds of a centimetre a size, less the room in front. */
const footLength = (size: string) => (Number(size) * 2) / 3 - 1.5

const inch: Readonly<Record<string, string>> = { 'en-us': 'in.', 'en-ca': 'in.', 'fr-ca': 'po' }

const lengthIn = (locale: Locale) => (centimetres: number, decimals: number) =>
  inch[locale] ? `${(centimetres / 2.54).toFixed(decimals)} ${inch[locale]}` : `${centimetres.toFixed(decimals)} cm`

/** Rows of the small markup for `{sizes:women:Foot length}` and `{clothes}`. The shopper's own sizing stands first. */
export function fillSizes(markup: string, locale: Locale): string {
  const { region, language } = sites[locale]
  const length = lengthIn(locale)
  const decimal = language === 'en' ? '.' : ','
  const localised = (text: string) => text.replace(/(\d)\.(\d)/g, `$1${decimal}$2`)
  return markup
    .replace(/\{sizes:(women|men|kids):([^}]+)\}/g, (_, who: 'women' | 'men' | 'kids', foot: string) => {
      const rows = shoeSizes[who].map(({ size, na }) => {
        const cells = region === 'NA' ? [na, size] : [size, na]
        return `| ${localised([...cells, length(footLength(size), 1)].join(' | '))} |`
      })
      return [region === 'NA' ? `| US | EU | ${foot} |` : `| EU | US | ${foot} |`, ...rows].join('\n')
    })
    .replace(
      '{clothes}',
      clothingSizes
        .map(({ size }) => `| ${[size, ...(body[size] ?? []).map((measure) => length(measure, 0))].join(' | ')} |`)
        .join('\n'),
    )
}
