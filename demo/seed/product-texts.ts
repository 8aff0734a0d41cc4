import type { IngestProduct } from '../../shared/contracts/ingest.ts'
import { fillPlaces } from '../../shared/errors/format.ts'
import { type Locale, locales, type Site, sites } from '../../shared/i18n/locales.ts'
import { at, hash, random } from '../../shared/random.ts'
import { colourWords } from './colours/colour-words.ts'
import type { Colourway } from './palettes.ts'
import { facts as deFacts } from './product-copy/de/facts.ts'
import { sentences as deSentences } from './product-copy/de/sentences.ts'
import { facts as enFacts } from './product-copy/en/facts.ts'
import { sentences as enSentences } from './product-copy/en/sentences.ts'
import { facts as esFacts } from './product-copy/es/facts.ts'
import { sentences as esSentences } from './product-copy/es/sentences.ts'
import { facts as frFacts } from './product-copy/fr/facts.ts'
import { sentences as frSentences } from './product-copy/fr/sentences.ts'
import { facts as itFacts } from './product-copy/it/facts.ts'
import { sentences as itSentences } from './product-copy/it/sentences.ts'
import type { Fit, ProductCopy, SectionKey, Use } from './product-copy/product-copy.ts'
import { spell } from './product-copy/spelling.ts'
import { isFootwear } from './sizes.ts'
import type { Style } from './styles.ts'

export type ProductTexts = NonNullable<IngestProduct['texts'][Locale]>

const copyOf: Readonly<Record<Site['language'], ProductCopy>> = {
  en: { ...enSentences, ...enFacts },
  de: { ...deSentences, ...deFacts },
  fr: { ...frSentences, ...frFacts },
  es: { ...esSentences, ...esFacts },
  it: { ...itSentences, ...itFacts },
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

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** English names are in title case. */
const titleCase = (noun: string) =>
  noun.replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return fillPlaces(text, (name) => values[name]?.toString())
}

/** Lines with measurements of a style: the same values in every language, in the units of the locale. */
function measurementLines(style: Style, copy: ProductCopy, locale: Locale): string[] {
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
  const usesMetric = locale === 'en-gb' || locale === 'en-ca'
  const measures = usesMetric
    ? {
        ...copy.measures,
        shoeWeight: 'About {g} g per shoe',
        soleHeight: 'Sole {mm} mm under the heel',
        clothWeight: 'Fabric weight {gsm} g/m²',
      }
    : copy.measures
  const hasClothWeight = style.silhouette === 'tee' || style.silhouette === 'hoodie' || style.silhouette === 'trousers'
  const lines = isFootwear(style.silhouette)
    ? [measures.shoeWeight, measures.soleHeight]
    : hasClothWeight
      ? [measures.clothWeight]
      : []
  return [...lines, ...(style.recycled ? [measures.recycled] : [])].map((line) => fill(line, values))
}

/** The sentences about knit and mesh that fit any item; the others mention heels and toes, so they are for shoes. */
const linesForAnyItem: Partial<Record<Style['material'], readonly number[]>> = { knit: [1], mesh: [1, 2] }

function clothOf({ silhouette, material }: Style, copy: ProductCopy): readonly string[] {
  const lines = copy.cloth[material]
  const allowed = isFootwear(silhouette) ? undefined : linesForAnyItem[material]
  return allowed ? lines.filter((_, index) => allowed.includes(index)) : lines
}

/** Care lines; clothing and accessories get those for a similar fabric. */
function careOf({ silhouette, material }: Style, copy: ProductCopy): readonly string[] {
  if (isFootwear(silhouette)) return copy.care[material]
  if (material === 'mesh') return copy.care.nylon
  if (material !== 'canvas') return copy.care[material]
  return copy.care[silhouette === 'trousers' || silhouette === 'jacket' ? 'denim' : 'canvas'].slice(0, 2)
}

function sectionsOf(style: Style, copy: ProductCopy, locale: Locale): ProductTexts['sections'] {
  const section = (key: SectionKey, lines: readonly string[]) => ({
    key,
    title: copy.sections[key],
    lines: [...lines],
  })
  if (style.silhouette === 'gift-card')
    return [section('story', copy.giftStory), section('redeem', copy.facts['gift-card'])]
  const story = at(copy.stories, style.index * 3 + hash(style.silhouette)).map((line) =>
    fill(line, { stem: style.stem }),
  )
  const facts = copy.facts[style.item]
  const rotatedFacts = facts.map((_, index) => at(facts, index + style.index))
  const outerMaterial = copy.composition[style.material]
  const footwear = isFootwear(style.silhouette)
  const sole = copy.soles[style.silhouette in soleOf ? soleOf[style.silhouette as keyof typeof soleOf] : 'cup']
  return [
    section('story', story),
    section('details', [...rotatedFacts, ...measurementLines(style, copy, locale)]),
    section('materials', footwear ? [outerMaterial, at(copy.inside, style.index), sole] : [outerMaterial]),
    section('care', careOf(style, copy)),
    section('fit', copy.fit[fitOf(style)]),
  ]
}

function textsIn(locale: Locale, style: Style, colour: Colourway, colourIndex: number): ProductTexts {
  const { language } = sites[locale]
  const copy = copyOf[language]
  const noun = copy.nouns[style.item]
  const name =
    style.footwearName ??
    capitalized(fill(copy.thingName, { stem: style.stem, noun: language === 'en' ? titleCase(noun) : noun }))
  const colours = isFootwear(style.silhouette) ? colour.words : colour.words.slice(0, 1)
  const { index, silhouette } = style
  const description = [
    fill(at(copy.openings[silhouette], index), { name }),
    ...(silhouette === 'gift-card' ? [] : [at(clothOf(style, copy), index + Math.floor(index / 3))]),
    // The last sentence depends on the colour, so that descriptions within a style differ.
    at(copy.endings[useOf[silhouette]], index + colourIndex),
  ].join(' ')
  return {
    name,
    colourName: colours.map((word) => colourWords[word]?.[columnOf[language]] ?? word).join(' / '),
    kind: capitalized(fill(copy.kinds[style.gender], { noun })),
    description,
    sections: sectionsOf(style, copy, locale),
  }
}

function withSpelling(locale: Locale, texts: ProductTexts, keepName: boolean): ProductTexts {
  const respell = (text: string) => spell(locale, text)
  return {
    name: keepName ? texts.name : restoreCapitals(locale, respell(texts.name)),
    colourName: texts.colourName,
    kind: respell(texts.kind),
    description: respell(texts.description),
    sections: texts.sections.map(({ key, title, lines }) => ({
      key,
      title: respell(title),
      lines: lines.map(respell),
    })),
  }
}

/** A replaced word in a name needs its capital again. */
const restoreCapitals = (locale: Locale, name: string) =>
  sites[locale].language === 'en' ? titleCase(name) : capitalized(name)

/** The texts of a product in every locale. */
export function textsOf(style: Style, colour: Colourway, colourIndex: number): Record<Locale, ProductTexts> {
  const entries = locales.map((locale) => [
    locale,
    withSpelling(locale, textsIn(locale, style, colour, colourIndex), style.footwearName !== null),
  ])
  return Object.fromEntries(entries) as Record<Locale, ProductTexts>
}
