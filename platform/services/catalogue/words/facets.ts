import type { FacetKey } from '../../../../shared/contracts/catalog.ts'
import { type Site, sites } from '../../../../shared/i18n/locales.ts'
import { words as de } from './de.ts'
import { words as en } from './en.ts'
import { words as es } from './es.ts'
import { words as fr } from './fr.ts'
import { words as it } from './it.ts'

type Vocabulary = Readonly<Record<string, string>>

/** `facets` names the facets; the others the values of one facet. A size is its own label, a price band is made of figures. */
export type FacetWords = {
  readonly facets: Readonly<Record<FacetKey, string>>
  readonly gender: Vocabulary
  readonly kind: Vocabulary
  readonly colour: Vocabulary
  readonly material: Vocabulary
  readonly offer: Vocabulary
}

const byLanguage: Readonly<Record<Site['language'], FacetWords>> = { en, fr, de, es, it }
/** American English differs from the rest in one word that a filter shows. */
const american: FacetWords = {
  ...en,
  facets: { ...en.facets, colour: 'Color' },
  colour: { ...en.colour, grey: 'Gray', multi: 'Multicolor' },
}

export function facetWords(site: Site): FacetWords {
  return site.locale === sites['en-us'].locale ? american : byLanguage[site.language]
}

/** A value outside of the vocabulary, as an imported feed has them: `rain-coats` -> `Rain coats`. */
export function valueWord(words: FacetWords, key: Exclude<FacetKey, 'size' | 'price'>, value: string): string {
  const vocabulary = words[key]
  if (Object.hasOwn(vocabulary, value)) return vocabulary[value] ?? value
  const plain = value.replace(/[-_]+/g, ' ').trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
