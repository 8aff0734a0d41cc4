import type { Locale } from '../../../../shared/i18n/locales.ts'

type Change = readonly [from: RegExp, to: string]

const word = (from: string, to: string): Change => [new RegExp(`(?<![\\p{L}])${from}(?![\\p{L}])`, 'gu'), to]
const both = (from: string, to: string): Change[] => [
  word(from, to),
  word(from.charAt(0).toUpperCase() + from.slice(1), to.charAt(0).toUpperCase() + to.slice(1)),
]
const words = (pairs: Readonly<Record<string, string>>): Change[] => Object.entries(pairs).flatMap(([from, to]) => both(from, to))

/** What British and Canadian English share against American English. */
const commonwealth = words({
    color: 'colour', colors: 'colours', colored: 'coloured', colorway: 'colourway', gray: 'grey', favorite: 'favourite', favorites: 'favourites',
    center: 'centre', fiber: 'fibre', fibers: 'fibres', mitered: 'mitred', program: 'programme', honor: 'honour', neighbor: 'neighbour',
    labor: 'labour', catalog: 'catalogue', canceled: 'cancelled', canceling: 'cancelling', meter: 'metre', odor: 'odour',
})

const metric: readonly Change[] = [
  word('Inseam 31 in\\.', 'Inside leg 79 cm'),
  word('Seven-inch inseam', '18 cm inside leg'),
  word('85 °F', '30 °C'),
  word('5 ft 11', '1.80 m'),
  word('5 ft 9', '1.75 m'),
  word('from five to seven gallons', 'from 18 to 26 litres'),
  word('Side slits of one inch', 'Side slits of two centimetres'),
  word('a good inch and a half', 'nearly four centimetres'),
]

const british: readonly Change[] = [
  ...words({
    'straight pants': 'straight trousers', 'cargo pants': 'cargo trousers', 'wide-leg pants': 'wide-leg trousers', pants: 'trousers',
    sneaker: 'trainer', sneakers: 'trainers', sweater: 'jumper', zipper: 'zip', 'ZIP code': 'postcode', fall: 'autumn', tee: 'T-shirt',
    tees: 'T-shirts',
  }),
  word('S for sizes 5 to 7, M for 7\\.5 to 10, L for 10\\.5 and up', 'S for 36 to 38, M for 39 to 42, L for 43 to 46'),
]

const canadian: readonly Change[] = [
  ...words({ beanie: 'toque', beanies: 'toques', 'ZIP code': 'postal code', programme: 'program' }),
  word('between three and ten miles', 'between five and fifteen kilometres'),
  word('last mile', 'last kilometre'),
  word('easy miles', 'easy kilometres'),
]

const quebec: readonly Change[] = [
  ...words({
    baskets: 'espadrilles', basket: 'espadrille', 'e-mail': 'courriel', 'e-mails': 'courriels', bonnet: 'tuque', bonnets: 'tuques',
    'sweat à capuche': 'chandail à capuchon', 'sweats à capuche': 'chandails à capuchon', 'sweat zippé à capuche': 'chandail zippé à capuchon',
    'sweat col rond': 'chandail col rond', 'sweat à col zippé': 'chandail à col zippé', sweat: 'chandail', sweats: 'chandails',
    'pantalon de jogging': 'pantalon de survêtement', capuche: 'capuchon',
    'sèche-linge': 'sécheuse', portable: 'cellulaire', 'week-end': 'fin de semaine',
  }),
]

const narrow = '\u202f'
const wide = '\u00a0'

/** France sets a narrow space before double punctuation; Canada only before the colon and inside guillemets. */
const spacesOfFrance: readonly Change[] = [
  [/ ([;!?])/g, `${narrow}$1`],
  [/ ([:%€$])/g, `${wide}$1`],
  [/« /g, `«${wide}`],
  [/ »/g, `${wide}»`],
]
const spacesOfCanada: readonly Change[] = [
  [/ ([;!?])/g, '$1'],
  [/ ([:%$])/g, `${wide}$1`],
  [/« /g, `«${wide}`],
  [/ »/g, `${wide}»`],
]
const spacesBeforeUnits: readonly Change[] = [[/(\d) (%|€|mm|cm|g|°C|km|litros|Liter)/g, `$1${wide}$2`]]

const changes: Readonly<Record<Locale, readonly Change[]>> = {
  'en-us': [],
  'en-ca': [...commonwealth, ...metric, ...canadian],
  'en-gb': [...commonwealth, ...metric, ...british],
  'fr-fr': spacesOfFrance,
  'fr-ca': [...quebec, ...spacesOfCanada],
  'de-de': spacesBeforeUnits,
  'es-es': spacesBeforeUnits,
  'it-it': [],
}

/** A text of the language's main country as it is written in this one. */
export function spell(locale: Locale, text: string): string {
  return changes[locale].reduce((current, [from, to]) => current.replace(from, to), text)
}
