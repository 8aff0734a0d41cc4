import type { Locale } from '../../../shared/i18n/locales.ts'

type Spellings = Readonly<Record<string, string>>

/** Replacements for both British and Canadian English. */
const commonwealth: Spellings = {
  color: 'colour',
  colors: 'colours',
  colored: 'coloured',
  gray: 'grey',
  favorite: 'favourite',
  favorites: 'favourites',
  center: 'centre',
  fiber: 'fibre',
  fibers: 'fibres',
  mitered: 'mitred',
  honor: 'honour',
  neighbor: 'neighbour',
  labor: 'labour',
  catalog: 'catalogue',
  canceled: 'cancelled',
  canceling: 'cancelling',
  odor: 'odour',
  license: 'licence',
  'Inseam 31 in.': 'Inside leg 79 cm',
  'Seven-inch inseam': '18 cm inside leg',
  '85 °F': '30 °C',
  '5 ft 11': '1.80 m',
  '5 ft 9': '1.75 m',
  'from five to seven gallons': 'from 18 to 26 litres',
  'Side slits of one inch': 'Side slits of two centimetres',
  'a good inch and a half': 'nearly four centimetres',
}

const british: Spellings = {
  ...commonwealth,
  cart: 'bag',
  curb: 'kerb',
  'by mail': 'by post',
  'in sizes 5.5 to 10.5': 'in sizes 36 to 42.5',
  'in sizes 7 to 13': 'in sizes 40 to 47',
  'from 5.5 to 10.5': 'from 36 to 42.5',
  'from 7 to 13': 'from 40 to 47',
  pants: 'trousers',
  sneaker: 'trainer',
  sneakers: 'trainers',
  sweater: 'jumper',
  zipper: 'zip',
  'ZIP code': 'postcode',
  tee: 'T-shirt',
  tees: 'T-shirts',
  program: 'programme',
  store: 'shop',
  stores: 'shops',
  'S for sizes 5 to 7, M for 7.5 to 10, L for 10.5 and up': 'S for 36 to 38, M for 39 to 42, L for 43 to 46',
}

const canadian: Spellings = {
  ...commonwealth,
  beanie: 'toque',
  beanies: 'toques',
  'ZIP code': 'postal code',
  'between three and ten miles': 'between five and fifteen kilometres',
  'last mile': 'last kilometre',
  'easy miles': 'easy kilometres',
}

const quebec: Spellings = {
  'du 36 au 42,5': 'du 5,5 au 10,5',
  'du 40 au 47': 'du 7 au 13',
  'S du 36 au 38, M du 39 au 42, L du 43 au 46': 'S du 5 au 7, M du 7,5 au 10, L dès 10,5',
  baskets: 'espadrilles',
  basket: 'espadrille',
  'e-mail': 'courriel',
  'e-mails': 'courriels',
  bonnet: 'tuque',
  bonnets: 'tuques',
  sweat: 'chandail',
  sweats: 'chandails',
  'à capuche': 'à capuchon',
  'pantalon de jogging': 'pantalon de survêtement',
  'sèche-linge': 'sécheuse',
  'week-end': 'fin de semaine',
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Replaces whole words in one pass, longest first, and keeps an initial capital. */
function replacer(words: Spellings): (text: string) => string {
  const table = new Map(
    Object.entries(words).flatMap(
      ([from, to]) =>
        [
          [from, to],
          [capitalized(from), capitalized(to)],
        ] as const,
    ),
  )
  const sorted = [...table.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${sorted.map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return (text) => text.replace(pattern, (match) => table.get(match) ?? match)
}

const narrowNoBreakSpace = '\u202f'
const noBreakSpace = '\u00a0'

/**
 * In France there is a narrow no-break space before `;`, `!` and `?`, in Canada none. Both have a no-break space before
 * the colon.
 */
const spacePunctuation = (before: string) => (text: string) =>
  text
    .replace(/ ([;!?])/g, `${before}$1`)
    .replace(/ ([:%€$»])/g, `${noBreakSpace}$1`)
    .replaceAll('« ', `«${noBreakSpace}`)
/** Puts a no-break space between a number and its unit. */
const keepUnitsTogether = (text: string) => text.replace(/(\d) (%|€|mm|cm|kg|g|°C)(?![\p{L}])/gu, `$1${noBreakSpace}$2`)

const toBritish = replacer(british)
const toCanadian = replacer(canadian)
const toQuebec = replacer(quebec)
const spaceFrench = spacePunctuation(narrowNoBreakSpace)
const spaceQuebec = spacePunctuation('')

const rules: Readonly<Record<Locale, (text: string) => string>> = {
  'en-us': (text) => text,
  'en-ca': (text) => keepUnitsTogether(toCanadian(text)),
  'en-gb': (text) => keepUnitsTogether(toBritish(text)),
  'fr-fr': (text) => keepUnitsTogether(spaceFrench(text)),
  'fr-ca': (text) => keepUnitsTogether(spaceQuebec(toQuebec(text))),
  'de-de': keepUnitsTogether,
  'es-es': keepUnitsTogether,
  'it-it': keepUnitsTogether,
}

/** Converts a text from the spelling of the language's main country to that of the locale. */
export function spell(locale: Locale, text: string): string {
  return rules[locale](text)
}
