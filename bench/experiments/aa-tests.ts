import { buildDatafile } from '../../experimentation/datafile/build-datafile.ts'
import { reallocate } from '../../experimentation/experiments/allocation.ts'
import type { Experiment } from '../../experimentation/experiments/experiment.ts'
import { type Counted, resultsOf } from '../../experimentation/experiments/results.ts'
import { twoRatesP } from '../../experimentation/statistics/two-rates.ts'
import { type Random, random } from '../../shared/random.ts'
import { decide } from '../../worker/experiments/decide.ts'
import type { Project } from '../../worker/experiments/project.ts'
import { readDatafile } from '../../worker/experiments/read-datafile.ts'
import { userContext } from '../../worker/experiments/user-context.ts'
import { counted } from '../figure.ts'

type AaOptions = { readonly tests: number; readonly visitors: number; readonly log: (line: string) => void }

/** Every visitor converts with this probability, whatever they see. */
const rate = 0.1
/** Number of tests that may have a p-value below 0.05, and how many may raise the sample-ratio alarm. */
const limits = { significant: [0.02, 0.09], alarms: 1, verdicts: 0.05 } as const

/** A/A tests from the datafile to the console's verdict. Answers how many of their error rates are not as promised. */
export function aaFaults({ tests, visitors, log }: AaOptions): number {
  const dice = random('edge.aa')
  const experiments = Array.from({ length: tests }, (_, index) => aaExperiment(1001 + 100 * index))
  const read = readDatafile(JSON.stringify(buildDatafile({ revision: 1, sdkKey: 'aa' }, experiments, [])))
  if (!read.ok) throw new Error('the datafile is not valid')
  const outcomes = experiments.map((experiment) => outcomeOf(read.project, experiment, visitors, dice))
  const significant = outcomes.filter(({ p }) => p < 0.05).length / tests
  const alarms = outcomes.filter(({ alarm }) => alarm).length
  const verdicts = outcomes.filter(({ isDecided }) => isDecided).length / tests
  log(`edge.aa: p < 0.05 in ${significant * 100} % of ${tests} tests, ${alarms} alarms, ${verdicts * 100} % verdicts`)
  const [least, most] = limits.significant
  return counted(log, 'edge.aa', [
    ...(significant < least || significant > most ? [`${significant} of the p-values are below 0.05`] : []),
    ...(alarms > limits.alarms ? [`${alarms} alarms of a true split`] : []),
    ...(verdicts > limits.verdicts ? [`${verdicts} of equal variants are said to differ`] : []),
  ])
}

function aaExperiment(id: number): Experiment {
  const variants = [
    { id: id + 1, key: 'a', name: 'A' },
    { id: id + 2, key: 'same', name: 'The same' },
  ]
  return {
    ...{ id, key: `aa-${id}`, name: 'A/A', hypothesis: '', version: 1, state: 'running', decidedBy: 'datafile' },
    ...{ previewPath: '/', metric: 'purchase', audience: null, winnerId: null, startedAt: 0, endedAt: null },
    variants,
    allocation: reallocate([], new Map(variants.map((variant) => [variant.id, 5000]))),
  }
}

function outcomeOf(project: Project, { key, variants }: Experiment, visitors: number, dice: Random) {
  const seen = new Map(variants.map((variant) => [variant.key, { visitors: 0, conversions: 0 }]))
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const user = userContext({ userId: `vuid_${dice.int(0, 2 ** 48).toString(16)}`, qualifiedSegments: null })
    const variant = user && seen.get(decide(project, user, key).variationKey ?? '')
    if (!variant) throw new Error(`${key} left a visitor out`)
    variant.visitors += 1
    if (dice.chance(rate)) variant.conversions += 1
  }
  const outcomes = variants.map((variant) => seen.get(variant.key) ?? { visitors: 0, conversions: 0 })
  const [control, other] = outcomes
  const counts = variants.map(({ id }, index): [number, Counted] => {
    const { visitors: n, conversions: y } = outcomes[index] ?? { visitors: 0, conversions: 0 }
    return [id, { sums: { n, y, yy: y, x: 0, xx: 0, xy: 0 }, impressions: n, paid: [] }]
  })
  const split = { counts: outcomes.map((outcome) => outcome.visitors), weights: variants.map(() => 5000) }
  const results = resultsOf(variants, new Map(counts), [split])
  const { liftInterval } = results.variants[1] ?? {}
  return {
    p: control && other ? twoRatesP(control, other) : 1,
    alarm: results.sampleRatio.alarm,
    isDecided: liftInterval != null && (liftInterval.low > 0 || liftInterval.high < 0),
  }
}
