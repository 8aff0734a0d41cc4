import type { ProductCard } from '../../shared/contracts/product.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import { allCards, type CatalogueCalls } from '../../tests/harness/shown-labels.ts'
import { atOnce, seededRandom } from '../reliability/at-once.ts'
import { demoFacts, type Facts } from './facts.ts'
import { allQueries } from './judged/all-queries.ts'
import { withTypo } from './with-typo.ts'

export const typoCount = 500
const perPage = 48
const width = 4

type Asked = { readonly label: string; readonly typed: string; readonly isRight: (shown: ProductCard) => boolean }

/** Names and kinds in turn, each with one wrong letter that makes neither the same label nor another. */
function asked(cards: readonly ProductCard[], facts: ReadonlyMap<string, Facts>, random: () => number, count: number) {
  const byName = new Map(cards.map((card) => [card.name, card]))
  const byKind = new Map(cards.map((card) => [card.kind, card]))
  const known = new Set([...byName.keys(), ...byKind.keys()].map((label) => label.toLowerCase()))
  const isOfKind = (wanted: Facts | undefined) => (shown: ProductCard) => {
    const product = facts.get(shown.productId)
    const isAlike = product?.kinds.every((kind) => wanted?.kinds.includes(kind)) ?? false
    return isAlike && (wanted?.gender === 'unisex' || wanted?.gender === product?.gender)
  }
  return Array.from({ length: count }, (_, index): Asked => {
    const isName = index % 2 === 0
    const entries = [...(isName ? byName : byKind)]
    const [label, card] = entries[Math.floor(random() * entries.length)] ?? []
    if (label === undefined || card === undefined) throw new RangeError('no cards')
    let typed = label
    while (known.has(typed.toLowerCase())) typed = withTypo(label, random)
    return { label, typed, isRight: isName ? ({ name }) => name === label : isOfKind(facts.get(card.productId)) }
  })
}

/** How many typing errors have a product of the meant name or kind on the first page. */
export async function rightInSpiteOfTypos(calls: CatalogueCalls, log: (line: string) => void): Promise<number> {
  const facts = demoFacts()
  const random = seededRandom(500)
  const ofLocale = async (locale: Locale) => {
    const queries = asked(await allCards(calls, locale), facts, random, typoCount / allQueries.length)
    const right = await atOnce(queries, width, async ({ label, typed, isRight }) => {
      const { products, total } = await calls.search(locale, typed, perPage)
      if (products.some(isRight)) return true
      log(`search.typos ${locale} "${typed}" for "${label}": ${total}, first ${products[0]?.name ?? 'nothing'}`)
      return false
    })
    const count = right.filter(Boolean).length
    log(`search.typos ${locale}: ${count} of ${queries.length}`)
    return count
  }
  let all = 0
  for (const [locale] of allQueries) all += await ofLocale(locale)
  return all
}
