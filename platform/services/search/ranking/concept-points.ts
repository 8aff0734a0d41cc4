import type { Locale } from '../../../../shared/i18n/locales.ts'
import type { CatalogueIndex } from '../../catalogue/index/catalogue-index.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { conceptsBelow, generalConcepts, kindsOf, leastMeant, withParents } from '../words/concepts.ts'
import type { Points } from './points.ts'
import { worth } from './worth.ts'

/**
 * Products that are of a concept: by their kind's facet value, by its text, and by their name where the kind is
 * something that the concept is a kind of. "Leggings" counts among trousers, "Boot" doesn't on a runner.
 */
export function conceptPoints(id: string, index: CatalogueIndex, lexicon: Lexicon, locale: Locale): Points {
  const { texts, values } = index.known
  const { conceptsOfKind, conceptsOfName } = lexicon
  const flagged = (of: ReadonlyMap<number, ReadonlySet<string>>, is: (concepts: ReadonlySet<string>) => boolean) => {
    const flags = new Uint8Array(texts.texts.length)
    for (const [text, concepts] of of) if (is(concepts)) flags[text] = 1
    return flags
  }
  const above = [...withParents(id)].filter((one) => one !== id && !generalConcepts.has(one))
  const isAbove = (concepts: ReadonlySet<string>) =>
    above.length > 0 ? above.some((one) => concepts.has(one)) : [...concepts].every((one) => generalConcepts.has(one))
  const ownKinds = values.flags(kindsOf(id))
  const kindsBelow = values.flags(conceptsBelow(id).flatMap(kindsOf))
  const kindsAbove = values.flags(above.flatMap(kindsOf))
  const inKind = flagged(conceptsOfKind, (concepts) => concepts.has(id))
  const hardly = leastMeant.filter((one) => one !== id && withParents(one).has(id))
  const hardlyInKind = flagged(conceptsOfKind, (concepts) => hardly.some((one) => concepts.has(one)))
  const aboveInKind = flagged(conceptsOfKind, isAbove)
  const inName = flagged(conceptsOfName, (concepts) => concepts.has(id))
  return ({ kind, texts: byLocale }) => {
    const columns = byLocale.get(locale)
    return (row) => {
      const [value, text, name] = [kind[row] ?? 0, columns?.kind[row] ?? 0, columns?.name[row] ?? 0]
      if (hardlyInKind[text] === 1) return worth.hardly
      if (ownKinds[value] === 1) return worth.concept
      if (kindsBelow[value] === 1 || inKind[text] === 1) return worth.below
      return inName[name] === 1 && (aboveInKind[text] === 1 || kindsAbove[value] === 1) ? worth.below : 0
    }
  }
}
