import { type Locale, type Site, sites } from '../../../../shared/i18n/locales.ts'
import type { PagesCopy, ShopCopy } from '../copy/copy.ts'
import { help as deHelp } from '../copy/de/help.ts'
import { legal as deLegal } from '../copy/de/legal.ts'
import { shop as deShop } from '../copy/de/shop.ts'
import { help as enHelp } from '../copy/en/help.ts'
import { legal as enLegal } from '../copy/en/legal.ts'
import { shop as enShop } from '../copy/en/shop.ts'
import { help as esHelp } from '../copy/es/help.ts'
import { legal as esLegal } from '../copy/es/legal.ts'
import { shop as esShop } from '../copy/es/shop.ts'
import { help as frHelp } from '../copy/fr/help.ts'
import { legal as frLegal } from '../copy/fr/legal.ts'
import { shop as frShop } from '../copy/fr/shop.ts'
import { help as itHelp } from '../copy/it/help.ts'
import { legal as itLegal } from '../copy/it/legal.ts'
import { shop as itShop } from '../copy/it/shop.ts'
import { spell } from '../words/spelling.ts'
import { factsOf } from './markets.ts'

type Copy = { readonly shop: ShopCopy; readonly pages: PagesCopy }

const copies: Readonly<Record<Site['language'], Copy>> = {
  en: { shop: enShop, pages: { ...enHelp, ...enLegal } },
  de: { shop: deShop, pages: { ...deHelp, ...deLegal } },
  fr: { shop: frShop, pages: { ...frHelp, ...frLegal } },
  es: { shop: esShop, pages: { ...esHelp, ...esLegal } },
  it: { shop: itShop, pages: { ...itHelp, ...itLegal } },
}

function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)])) as T
}

/** All page copy of a locale in its own spelling, with the market's facts filled in. Size tables are left to the page that has them. */
export function copyIn(locale: Locale, referenceDate: string): Copy {
  const facts = factsOf(locale, referenceDate)
  return mapTexts(copies[sites[locale].language], (text) =>
    spell(locale, text).replace(/\{(\w+)\}/g, (hole, name: string) => facts[name] ?? hole),
  )
}
