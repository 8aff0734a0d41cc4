import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { type Locale, locales, type Site, sites } from '../../../shared/i18n/locales.ts'
import { colourWords } from './colours/colour-words.ts'
import type { Colourway } from './palettes.ts'
import { at, hash, random } from './random.ts'
import { isFootwear } from './sizes.ts'
import type { Style } from './styles.ts'
import { facts as deFacts } from './words/de/facts.ts'
import { telling as deTelling } from './words/de/telling.ts'
import { facts as enFacts } from './words/en/facts.ts'
import { telling as enTelling } from './words/en/telling.ts'
import { facts as esFacts } from './words/es/facts.ts'
import { telling as esTelling } from './words/es/telling.ts'
import { facts as frFacts } from './words/fr/facts.ts'
import { telling as frTelling } from './words/fr/telling.ts'
import { facts as itFacts } from './words/it/facts.ts'
import { telling as itTelling } from './words/it/telling.ts'
import { spell } from './words/spelling.ts'
import type { Fit, SectionKey, Use, Words } from './words/words.ts'

export type ProductTexts = NonNullable<IngestProduct['texts'][Locale]>

const wordsOf: Readonly<Record<Site['language'], Words>> = {
  en: { ...enTelling, ...enFacts },
  de: { ...deTelling, ...deFacts },
  fr: { ...frTelling, ...frFacts },
  es: { ...esTelling, ...esFacts },
  it: { ...itTelling, ...itFacts },
}
const columnOf = { en: 0, de: 1, fr: 2, es: 3, it: 4 } as const

const useOf: Readonly<Record<Style['silhouette'], Use>> = {
  'high-top': 'street',
  'low-top': 'street',
  court: 'court',
  runner: 'run',
  platform: 'street',
  boot: 'weather',
  sandal: 'summer',
  'slip-on': 'street',
  tee: 'layer',
  hoodie: 'layer',
  jacket: 'weather',
  trousers: 'layer',
  cap: 'carry',
  socks: 'carry',
  bag: 'carry',
  'gift-card': 'gift',
}

const soleOf = { boot: 'lug', sandal: 'cork', runner: 'foam', platform: 'foam' } as const

function fitOf({ silhouette, gender, cut }: Style): Fit {
  if (isFootwear(silhouette)) {
    if (gender === 'kids') return 'kids-shoe'
    return silhouette === 'boot' || silhouette === 'sandal' ? silhouette : 'shoe'
  }
  if (silhouette === 'cap') return cut === 0 || cut === 3 ? 'head' : 'none'
  if (silhouette === 'socks') return 'sock'
  if (silhouette === 'bag' || silhouette === 'gift-card') return 'none'
  if (gender === 'kids') return 'kids'
  if (silhouette === 'trousers') return 'leg'
  return (silhouette === 'tee' && cut === 2) || (silhouette === 'hoodie' && cut === 4) ? 'relaxed' : 'regular'
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** English names are in title case, with the V of a V-neck as it is. */
const titled = (noun: string) =>
  noun.replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}

/** Figures of a style, the same in every language but for the unit. */
function measuresOf(style: Style, words: Words, locale: Locale): string[] {
  const draw = random(`measures ${style.code}`)
  const grams = draw.int(19, 46) * 10 * (style.gender === 'kids' ? 0.6 : 1)
  const millimetres = style.silhouette === 'platform' ? draw.int(36, 46) : draw.int(20, 34)
  const gsm = style.silhouette === 'tee' ? draw.int(19, 26) * 10 : draw.int(28, 42) * 10
  const percent = at([30, 50, 70, 100], draw.int(0, 3))
  const number = (value: number, digits = 0) => (Math.round(value * 10 ** digits) / 10 ** digits).toFixed(digits)
  const values = {
    g: number(grams),
    oz: number(grams / 28.35, 1),
    mm: number(millimetres),
    inch: number(millimetres / 25.4, 1),
    gsm: number(gsm),
    ozyd: number(gsm / 33.9, 1),
    percent: number(percent),
  }
  const metric = locale === 'en-gb' || locale === 'en-ca'
  const measures = metric
    ? {
        ...words.measures,
        shoeWeight: 'About {g} g per shoe',
        soleHeight: 'Sole {mm} mm under the heel',
        clothWeight: 'Fabric weight {gsm} g/m²',
      }
    : words.measures
  const worn = style.silhouette === 'tee' || style.silhouette === 'hoodie' || style.silhouette === 'trousers'
  const lines = isFootwear(style.silhouette)
    ? [measures.shoeWeight, measures.soleHeight]
    : worn
      ? [measures.clothWeight]
      : []
  return [...lines, ...(style.recycled ? [measures.recycled] : [])].map((line) => fill(line, values))
}

/** Sentences about knit and mesh that speak of heels and toes are for shoes only. */
const anywhere: Partial<Record<Style['material'], readonly number[]>> = { knit: [1], mesh: [1, 2] }

function clothOf({ silhouette, material }: Style, words: Words): readonly string[] {
  const lines = words.cloth[material]
  const fitting = isFootwear(silhouette) ? undefined : anywhere[material]
  return fitting ? lines.filter((_, index) => fitting.includes(index)) : lines
}

/** What has no sole is washed like cloth of its kind. */
function careOf({ silhouette, material }: Style, words: Words): readonly string[] {
  if (isFootwear(silhouette)) return words.care[material]
  if (material === 'mesh') return words.care.nylon
  if (material !== 'canvas') return words.care[material]
  return words.care[silhouette === 'trousers' || silhouette === 'jacket' ? 'denim' : 'canvas'].slice(0, 2)
}

function sectionsOf(style: Style, words: Words, locale: Locale): ProductTexts['sections'] {
  const section = (key: SectionKey, lines: readonly string[]) => ({
    key,
    title: words.sections[key],
    lines: [...lines],
  })
  if (style.silhouette === 'gift-card')
    return [section('story', words.giftStory), section('redeem', words.facts['gift-card'])]
  const story = at(words.stories, style.index * 3 + hash(style.silhouette)).map((line) =>
    fill(line, { stem: style.stem }),
  )
  const facts = words.facts[style.item]
  const turned = facts.map((_, index) => at(facts, index + style.index))
  const outer = words.composition[style.material]
  const footwear = isFootwear(style.silhouette)
  const sole = words.soles[style.silhouette in soleOf ? soleOf[style.silhouette as keyof typeof soleOf] : 'cup']
  return [
    section('story', story),
    section('details', [...turned, ...measuresOf(style, words, locale)]),
    section('materials', footwear ? [outer, at(words.inside, style.index), sole] : [outer]),
    section('care', careOf(style, words)),
    section('fit', words.fit[fitOf(style)]),
  ]
}

function textsIn(locale: Locale, style: Style, colour: Colourway, colourIndex: number): ProductTexts {
  const { language } = sites[locale]
  const words = wordsOf[language]
  const noun = words.nouns[style.item]
  const name =
    style.footwearName ??
    capital(fill(words.thingName, { stem: style.stem, noun: language === 'en' ? titled(noun) : noun }))
  const colours = isFootwear(style.silhouette) ? colour.words : colour.words.slice(0, 1)
  const { index, silhouette } = style
  const description = [
    fill(at(words.openings[silhouette], index), { name }),
    ...(silhouette === 'gift-card' ? [] : [at(clothOf(style, words), index + Math.floor(index / 3))]),
    // The last sentence goes by colour, so that the colours of one style are not copies of each other.
    at(words.endings[useOf[silhouette]], index + colourIndex),
  ].join(' ')
  return {
    name,
    colourName: colours.map((word) => colourWords[word]?.[columnOf[language]] ?? word).join(' / '),
    kind: capital(fill(words.kinds[style.gender], { noun })),
    description,
    sections: sectionsOf(style, words, locale),
  }
}

function spelled(locale: Locale, texts: ProductTexts, keepName: boolean): ProductTexts {
  const as = (text: string) => spell(locale, text)
  return {
    name: keepName ? texts.name : titleAgain(locale, as(texts.name)),
    colourName: texts.colourName,
    kind: as(texts.kind),
    description: as(texts.description),
    sections: texts.sections.map(({ key, title, lines }) => ({ key, title: as(title), lines: lines.map(as) })),
  }
}

/** A word that changed with the country starts with a capital in a name, as the others do. */
const titleAgain = (locale: Locale, name: string) => (sites[locale].language === 'en' ? titled(name) : capital(name))

/** A colour's texts in every locale. */
export function textsOf(style: Style, colour: Colourway, colourIndex: number): Record<Locale, ProductTexts> {
  const entries = locales.map((locale) => [
    locale,
    spelled(locale, textsIn(locale, style, colour, colourIndex), style.footwearName !== null),
  ])
  return Object.fromEntries(entries) as Record<Locale, ProductTexts>
}
