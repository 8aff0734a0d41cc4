import { footwearSilhouettes } from '../../demo/pictures/art/contract.ts'
import { type Locale, sites } from '../../shared/i18n/locales.ts'
import type { CatalogueCalls } from '../../tests/harness/shown-labels.ts'
import { atOnce, seededRandom } from '../reliability/at-once.ts'
import { demoFacts, type Facts } from './facts.ts'
import { breaksLimit } from './grade.ts'
import { allQueries } from './judged/all-queries.ts'
import { type JudgedQuery, q } from './judged/query.ts'

const madePerLocale = 40
const perPage = 96
const width = 4

/** How a limit is said; `#` is the number. */
type Ways = { readonly under: readonly string[]; readonly over: readonly string[]; readonly size: readonly string[] }

const waysOf: Readonly<Partial<Record<Locale, Ways>>> = {
  'en-us': {
    under: ['under #', 'under $#', 'less than $#', 'below # dollars', 'up to $#', 'max #'],
    over: ['over $#', 'more than # dollars'],
    size: ['size #', 'in size #'],
  },
  'de-de': {
    under: ['unter # euro', 'unter #', 'bis # €', 'bis zu # euro', 'max # euro', 'weniger als # €'],
    over: ['über # euro', 'ab # €'],
    size: ['größe #', 'gr #', 'gr. #', 'groesse #'],
  },
  'fr-fr': {
    under: ['moins de # euros', 'à moins de # €', 'jusqu’à # euros', 'max # €', 'moins de #€'],
    over: ['plus de # euros', 'à partir de # €'],
    size: ['taille #', 'pointure #', 'en #'],
  },
  'es-es': {
    under: ['menos de # euros', 'por menos de # €', 'hasta # euros', 'máximo # €', 'menos de #€'],
    over: ['más de # euros', 'desde # €'],
    size: ['talla #', 'número #', 'del #'],
  },
  'it-it': {
    under: ['sotto i # euro', 'meno di # €', 'fino a # euro', 'max # euro', 'sotto #€'],
    over: ['oltre # euro', 'più di # €'],
    size: ['taglia #', 'numero #', 'misura #'],
  },
}
const sizesOf = { NA: ['7', '8', '9', '9.5', '10', '11'], EMEA: ['38', '39', '40', '41', '42', '43', '44'] } as const
const prices = [40, 50, 60, 70, 75, 80, 90, 100, 120, 150] as const
const footwear: readonly string[] = footwearSilhouettes

/** Kinds with limits, as the locale names them. */
async function madeQueries({ listing }: CatalogueCalls, locale: Locale, random: () => number): Promise<JudgedQuery[]> {
  const ways = waysOf[locale]
  if (!ways) throw new RangeError(`no words for limits in ${locale}`)
  const { facets } = await listing(locale, { start: 0, count: 1 })
  const kinds = facets.find(({ key }) => key === 'kind')?.values ?? []
  const shoes = kinds.filter(({ value }) => footwear.includes(value))
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[Math.floor(random() * list.length)]
    if (picked === undefined) throw new RangeError('nothing to pick from')
    return picked
  }
  const say = (label: string, way: string, number: number | string) =>
    `${label.toLowerCase()} ${way.replace('#', String(number))}`
  return Array.from({ length: madePerLocale }, (_, index) => {
    if (index % 2 === 1) {
      const size = pick(sizesOf[sites[locale].region])
      return q(say(pick(shoes).label, pick(ways.size), size), { size })
    }
    const price = pick(prices)
    const { label } = pick(kinds)
    return index % 8 === 0
      ? q(say(label, pick(ways.over), price), { over: price })
      : q(say(label, pick(ways.under), price), { under: price })
  })
}

const hasLimit = ({ wishes: { under, over, size } }: JudgedQuery) =>
  under !== undefined || over !== undefined || size !== undefined

/** Results that break a limit that their query states, of all judged queries with one and of made ones. */
export async function brokenLimits(calls: CatalogueCalls, log: (line: string) => void): Promise<number> {
  const facts = demoFacts()
  const random = seededRandom(46)
  let broken = 0
  for (const [locale, judged] of allQueries) {
    const queries = [...judged.filter(hasLimit), ...(await madeQueries(calls, locale, random))]
    const counts = await atOnce(queries, width, async ({ text, wishes }) => {
      const { products } = await calls.search(locale, text, perPage)
      const shown: Facts[] = products.flatMap(({ productId }) => facts.get(productId) ?? [])
      const count = shown.filter((product) => breaksLimit(product, wishes, sites[locale])).length
      if (count > 0) log(`search.limits ${locale} "${text}": ${count} of ${products.length} break it`)
      return count
    })
    const sum = counts.reduce((total, count) => total + count, 0)
    log(`search.limits ${locale}: ${sum} results break a limit, ${queries.length} queries`)
    broken += sum
  }
  return broken
}
