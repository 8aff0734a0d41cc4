import { fillPlaces } from '../../../shared/errors/format.ts'
import { type Locale, type Site, sites } from '../../../shared/i18n/locales.ts'
import type { PagesCopy, PlacesCopy, ShopCopy } from '../copy/copy.ts'
import { help as deHelp } from '../copy/de/help.ts'
import { legal as deLegal } from '../copy/de/legal.ts'
import { places as dePlaces } from '../copy/de/places.ts'
import { shop as deShop } from '../copy/de/shop.ts'
import { help as enHelp } from '../copy/en/help.ts'
import { legal as enLegal } from '../copy/en/legal.ts'
import { places as enPlaces } from '../copy/en/places.ts'
import { shop as enShop } from '../copy/en/shop.ts'
import { help as esHelp } from '../copy/es/help.ts'
import { legal as esLegal } from '../copy/es/legal.ts'
import { places as esPlaces } from '../copy/es/places.ts'
import { shop as esShop } from '../copy/es/shop.ts'
import { help as frHelp } from '../copy/fr/help.ts'
import { legal as frLegal } from '../copy/fr/legal.ts'
import { places as frPlaces } from '../copy/fr/places.ts'
import { shop as frShop } from '../copy/fr/shop.ts'
import { help as itHelp } from '../copy/it/help.ts'
import { legal as itLegal } from '../copy/it/legal.ts'
import { places as itPlaces } from '../copy/it/places.ts'
import { shop as itShop } from '../copy/it/shop.ts'
import { spell } from '../product-copy/spelling.ts'
import { factsOf } from './markets.ts'

type Copy = { readonly shop: ShopCopy; readonly places: PlacesCopy; readonly pages: PagesCopy }

const copies: Readonly<Record<Site['language'], Copy>> = {
  en: { shop: enShop, places: enPlaces, pages: { ...enHelp, ...enLegal, ...enPlaces.pages } },
  de: { shop: deShop, places: dePlaces, pages: { ...deHelp, ...deLegal, ...dePlaces.pages } },
  fr: { shop: frShop, places: frPlaces, pages: { ...frHelp, ...frLegal, ...frPlaces.pages } },
  es: { shop: esShop, places: esPlaces, pages: { ...esHelp, ...esLegal, ...esPlaces.pages } },
  it: { shop: itShop, places: itPlaces, pages: { ...itHelp, ...itLegal, ...itPlaces.pages } },
}

function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)])) as T
}

/**
 * All page copy of a locale in its spelling, with the facts of its market filled in. Size tables are filled in later
 * (`fillSizes`).
 */
export function copyIn(locale: Locale, referenceDate: string): Copy {
  const facts = factsOf(locale, referenceDate)
  return mapTexts(copies[sites[locale].language], (text) => fillPlaces(spell(locale, text), (name) => facts[name]))
}
