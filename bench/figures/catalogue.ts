import { rowsOfOneQuantity, rowsOfPages } from '../catalogue/rows-of-pages.ts'
import { openScene } from '../catalogue/scene.ts'
import { type Times, timesOf } from '../catalogue/times.ts'
import type { Bench, Figure } from '../figure.ts'

const small = 5000
const large = 50_000

type Measured = {
  readonly mostRows: number
  readonly perSecond: number
  readonly written: number
  readonly times: Times
  readonly growth: number
}
let measured: Promise<Measured> | undefined

/** All of it on one catalog that grows from the demo's to 50,000 products with a million sizes: it takes minutes. */
async function measureAll(log: Bench['log']): Promise<Measured> {
  const scene = await openScene()
  const logRows = async (name: string) => {
    const rows = await rowsOfPages(scene)
    log(`catalogue.rows ${name}: ${[...rows].map(([page, read]) => `${page} ${read}`).join(', ')}`)
    return Math.max(...rows.values())
  }
  const logTimes = async (name: string) => {
    const times = await timesOf(scene)
    const one = times['one row']?.median ?? 0
    const shown = Object.entries(times).map(
      ([page, { median, p95 }]) =>
        `${page} ${median.toFixed(1)} (p95 ${p95.toFixed(1)} ms, ${(median / one).toFixed(1)} times one row)`,
    )
    log(`catalogue.search ${name}: ${shown.join(', ')}`)
    return times
  }
  try {
    const rowsOfDemo = await logRows('1,600 products')
    await scene.grow(small)
    const before = await logTimes('5,000 products')
    const perSecond = await scene.grow(large)
    log(`catalogue.import: ${Math.round(perSecond)} products a second, of 20 sizes each`)
    const times = await logTimes('50,000 products')
    const rowsOfLarge = await logRows('50,000 products')
    const written = await rowsOfOneQuantity(scene)
    log(`catalogue.stock: ${written.join(', ')} rows`)
    const ratios = ['listing', 'search', 'suggest'].map(
      (name) => (times[name]?.median ?? 0) / (before[name]?.median ?? 1),
    )
    return {
      mostRows: Math.max(rowsOfDemo, rowsOfLarge),
      perSecond,
      written: Math.max(...written),
      times,
      growth: Math.max(...ratios),
    }
  } finally {
    await scene.dispose()
  }
}

const figure = (id: string, goal: number, unit: string, of: (all: Measured) => number): Figure => ({
  id,
  goal,
  unit,
  onlyWhenNamed: true,
  async measure({ log }) {
    measured ??= measureAll(log)
    return of(await measured)
  },
})
const slowest = (times: Times, ...names: readonly string[]) => Math.max(...names.map((name) => times[name]?.p95 ?? 0))

export const catalogueFigures: readonly Figure[] = [
  figure('catalogue.rows', 2000, 'rows read for a page that no cache has, at most', ({ mostRows }) => mostRows),
  figure('catalogue.search', 60, 'ms p95, a listing with three facets or a search, 50,000 products', ({ times }) =>
    slowest(times, 'listing', 'search'),
  ),
  figure('catalogue.suggest', 25, 'ms p95, suggestions, 50,000 products', ({ times }) => slowest(times, 'suggest')),
  figure('catalogue.growth', 2, 'times as long with 50,000 products as with 5,000', ({ growth }) => growth),
  {
    ...figure('catalogue.import', 2000, 'products a second, of 20 sizes each', ({ perSecond }) => perSecond),
    atLeast: true,
  },
  figure('catalogue.stock', 3, 'rows written for one changed quantity, at most', ({ written }) => written),
]
