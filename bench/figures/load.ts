import { counted, type Figure } from '../figure.ts'
import { crowdHung, type Hung } from '../load/hung.ts'
import { holdSale, productPaths } from '../load/sale.ts'

const products = 10
/** Each of these is looked at by one visitor. */
const coldProducts = 50

let measured: Promise<Hung> | undefined

/** The worse of both services in each respect. */
const hung = (log: (line: string) => void): Promise<Hung> =>
  (measured ??= (async () => {
    const [content, commerce] = [await crowdHung('content', log), await crowdHung('commerce', log)]
    return {
      share: Math.max(content.share, commerce.share),
      perSecond: Math.max(content.perSecond, commerce.perSecond),
      p99: Math.max(content.p99, commerce.p99),
    }
  })())

export const loadFigures: readonly Figure[] = [
  {
    id: 'load.slow',
    goal: 0,
    unit: 'answers 503 for 100 visitors at once on ten products of a shop that has just begun, and for 50 on as many, services taking 1 s; with 200, refusals that take over 50 ms or have no Retry-After, and pages that are not whole',
    async measure({ runtime: { shopUrl }, pages, log }) {
      const note = (line: string) => log(`load.slow: ${line}`)
      const cold = await productPaths(shopUrl, pages.category, coldProducts)
      const paths = cold.slice(0, products)
      const [hundred, twoHundred] = [await holdSale(100, paths, note), await holdSale(200, paths, note)]
      const fifty = await holdSale(coldProducts, cold, note)
      // Optional parts have the smallest share of a service's places, and fifty of each at once are more than that.
      note(`${fifty.faults.length} of ${coldProducts} without an optional part`)
      return (
        hundred.unavailable + fifty.unavailable + counted(log, 'load.slow', [...hundred.faults, ...twoHundred.faults])
      )
    },
  },
  {
    id: 'load.hung-calls',
    goal: 2,
    unit: 'calls to a service that hangs, for each 100 of 2,000 visitors, 50 at once, once its breaker is open',
    measure: async ({ log }) => (await hung(log)).share,
  },
  {
    id: 'load.hung-probes',
    goal: 1.1,
    unit: 'the same calls a second',
    measure: async ({ log }) => (await hung(log)).perSecond,
  },
  {
    id: 'load.hung-p99',
    goal: 1000,
    unit: 'ms, p99 of those visitors',
    measure: async ({ log }) => (await hung(log)).p99,
  },
]
