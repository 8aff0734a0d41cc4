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

/** How a limit is said; `{n}` is the number. */
type Ways = { readonly under: readonly string[]; readonly over: readonly string[]; readonly size: readonly string[] }

const waysOf: Readonly<Partial<Record<Locale, Ways>>> = {
  'en-us': {
    under: ['under {n}', 'under ${n}', 'less than ${n}', 'below {n} dollars', 'up to ${n}', 'max {n}'],
    over: ['over ${n}', 'more than {n} dollars'],
    size: ['size {n}', 'in size {n}'],
  },
  'de-de': {
    under: ['unter {n} euro', 'unter {n}', 'bis {n} €', 'bis zu {n} euro', 'max {n} euro', 'weniger als {n} €'],
    over: ['über {n} euro', 'ab {n} €'],
    size: ['größe {n}', 'gr {n}', 'gr. {n}', 'groesse {n}'],
  },
  'fr-fr': {
    under: ['moins de {n} euros', 'à moins de {n} €', 'jusqu’à {n} euros', 'max {n} €', 'moins de {n}€'],
    over: ['plus de {n} euros', 'à partir de {n} €'],
    size: ['taille {n}', 'pointure {n}', 'en {n}'],
  },
  'es-es': {
    under: ['menos de {n} euros', 'por menos de {n} €', 'hasta {n} euros', 'máximo {n} €', 'menos de {n}€'],
    over: ['más de {n} euros', 'desde {n} €'],
    size: ['talla {n}', 'número {n}', 'del {n}'],
  },
  'it-it': {
    under: ['sotto i {n} euro', 'meno di {n} €', 'fino a {n} euro', 'max {n} euro', 'sotto {n}€'],
    over: ['oltre {n} euro', 'più di {n} €'],
    size: ['taglia {n}', 'numero {n}', 'misura {n}'],
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
    `${label.toLowerCase()} ${way.replace('{n}', String(number))}`
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
