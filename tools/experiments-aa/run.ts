import { setTimeout as wait } from 'node:timers/promises'
import { buckets, ExperimentResults } from '../../shared/contracts/experiment.ts'
import { conversions } from '../../shared/experiment-services.ts'
import { random } from '../../shared/random.ts'
import type { Terminal } from '../terminal.ts'
import { type Options, readOptions, usage } from './options.ts'
import { newVisitor } from './visitor.ts'

/** How many visitors are in the shop at once. */
const atOnce = 4
/** How long the datafile may take to reach the shop, and events to reach the log. */
const patienceMs = 30_000
/** Longer than the shop waits before it sends a batch of events. */
const settledMs = 1500

/** The exit code. */
export async function run(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { line }: Pick<Terminal, 'line'>,
): Promise<number> {
  try {
    const options = readOptions(args, env)
    if (options) return await simulate(options, line)
    line(usage)
    return 0
  } catch (error) {
    line(`experiments:aa: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  }
}

async function simulate(options: Options, line: Terminal['line']): Promise<number> {
  const { shop, experiment, visitors, rate, seed } = options
  const found = await readResults(options)
  const { state, metric, previewPath } = found
  if (state !== 'running') throw new Error(`${experiment} is ${state}; start it first`)
  if (metric !== conversions.addToCart) throw new Error(`${experiment} counts ${metric}, not add_to_cart`)
  if (sum(found, 'share') < buckets) throw new Error(`${experiment} leaves visitors out; its shares have to be 100 %`)
  const path = `/en-us${previewPath === '/' ? '' : previewPath}`
  await untilDecided(shop, path)
  const product = /href="(\/en-us\/p\/[^"?#]+)/.exec(await newVisitor(shop).view(path, prefetch))?.[1]
  if (!product) throw new Error(`${path} shows no product`)
  const before = await readSettled(options)
  const dice = random(`experiments:aa ${seed}`)
  const converts = Array.from({ length: visitors }, () => dice.chance(rate))
  const queue = converts.values()
  const visitAll = async () => {
    for (const isBuyer of queue) {
      const visitor = newVisitor(shop)
      await visitor.view(path)
      if (isBuyer) await visitor.addToBag(product)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitAll))

  const expected = { exposures: visitors, conversions: converts.filter(Boolean).length }
  const missing = (results: ExperimentResults, of: Count): number => expected[of] - (sum(results, of) - sum(before, of))
  const until = Date.now() + patienceMs
  let results = await readSettled(options)
  while ((missing(results, 'exposures') > 0 || missing(results, 'conversions') > 0) && Date.now() < until)
    results = await readSettled(options)
  for (const text of report(results)) line(text)
  const counted = (of: Count) => `${expected[of] - missing(results, of)} of ${expected[of]} ${of}`
  line(`This run: ${counted('exposures')} and ${counted('conversions')} were counted.`)
  const isCounted = missing(results, 'exposures') === 0 && missing(results, 'conversions') === 0
  return isCounted && !results.sampleRatio.alarm ? 0 : 1
}

type Count = 'exposures' | 'conversions'
const sum = ({ variants }: ExperimentResults, of: Count | 'visitors' | 'share'): number =>
  variants.reduce((total, variant) => total + variant[of], 0)

async function readResults({ platform, token, experiment }: Options): Promise<ExperimentResults> {
  const url = `${platform}/admin/experiments/${encodeURIComponent(experiment)}/results`
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return ExperimentResults.parse(await response.json())
}

/** Results that no event is on its way to any more, as far as can be told. */
async function readSettled(options: Options): Promise<ExperimentResults> {
  let earlier = ''
  for (;;) {
    const results = await readResults(options)
    const now = JSON.stringify(results)
    if (now === earlier) return results
    earlier = now
    await wait(settledMs)
  }
}

const prefetch = { 'sec-purpose': 'prefetch' }

/** Until the shop has a datafile everybody sees the baselines. A page fetched ahead shows it without being counted. */
async function untilDecided(shop: string, path: string): Promise<void> {
  const until = Date.now() + patienceMs
  while (!(await newVisitor(shop).view(path, prefetch)).includes('data-island="exposure"')) {
    if (Date.now() > until) throw new Error(`${path} shows no running experiment`)
    await wait(500)
  }
}

function report(results: ExperimentResults): string[] {
  const all = sum(results, 'visitors')
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
  const { p, alarm } = results.sampleRatio
  return [
    `${results.key}: ${all} visitors, as its results have them`,
    ...results.variants.map(
      (row) =>
        `  ${row.key}: ${row.visitors} visitors (${percent(row.visitors, all)}), ${row.exposures} exposures, ` +
        `${row.conversions} conversions (${percent(row.conversions, row.visitors)}), ` +
        `A/A ${row.p === null ? 'control' : `p = ${row.p.toFixed(3)}`}`,
    ),
    `  sample ratio: p = ${p.toFixed(4)}${alarm ? ', ALARM: visitors are not split as configured' : ''}`,
  ]
}
