import type { FacetKey } from '../../../../shared/contracts/catalog.ts'
import { type Site, sites } from '../../../../shared/i18n/locales.ts'
import { messages as de } from './de.ts'
import { messages as en } from './en.ts'
import { messages as es } from './es.ts'
import { messages as fr } from './fr.ts'
import { messages as it } from './it.ts'

type Vocabulary = Readonly<Record<string, string>>

/**
 * `facets` names the facets, `sizes` the groups of sizes; the others the values of one facet. A size is its own label,
 * and a price band is made of figures.
 */
export type FacetMessages = {
  readonly facets: Readonly<Record<FacetKey, string>>
  readonly sizes: Readonly<Record<'shoes' | 'kidsShoes' | 'clothes' | 'others' | 'amounts', string>>
  readonly gender: Vocabulary
  readonly kind: Vocabulary
  readonly colour: Vocabulary
  readonly material: Vocabulary
  readonly offer: Vocabulary
}

const byLanguage: Readonly<Record<Site['language'], FacetMessages>> = { en, fr, de, es, it }
/** American English differs from the rest in one word that a filter shows. */
const american: FacetMessages = {
  ...en,
  facets: { ...en.facets, colour: 'Color' },
  colour: { ...en.colour, grey: 'Gray', multi: 'Multicolor' },
}

export function facetMessages(site: Site): FacetMessages {
  return site.locale === sites['en-us'].locale ? american : byLanguage[site.language]
}

/** A value outside of the vocabulary, as an imported feed has them: `rain-coats` -> `Rain coats`. */
export function valueMessage(messages: FacetMessages, key: Exclude<FacetKey, 'size' | 'price'>, value: string): string {
  const vocabulary = messages[key]
  if (Object.hasOwn(vocabulary, value)) return vocabulary[value] ?? value
  const plain = value.replace(/[-_]+/g, ' ').trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
