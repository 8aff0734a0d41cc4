import { buildDatafile } from '../../experimentation/datafile/build-datafile.ts'
import { reallocate, variantAt, weightsOf } from '../../experimentation/experiments/allocation.ts'
import type { Experiment } from '../../experimentation/experiments/experiment.ts'
import { buckets } from '../../shared/contracts/experiment.ts'
import { type Random, random } from '../../shared/random.ts'
import { ExperimentVisitor } from '../../worker/context/experiment-visitor.ts'
import { openExperiments } from '../../worker/context/experiments.ts'
import { bucketOf } from '../../worker/experiments/bucket.ts'
import { hashPrefix, utf8 } from '../../worker/experiments/murmur3.ts'
import type { Project } from '../../worker/experiments/project.ts'
import { counted } from '../figure.ts'
import { projectOf } from './agreement.ts'
import { isOutside } from './interval.ts'

type StableOptions = { readonly visitors: number; readonly pages: number; readonly log: (line: string) => void }
/** Variants by experiment; null is the baseline. */
type Shown = Readonly<Record<string, string | null>>
type Weights = Readonly<Record<string, number>>

const audience = ['and', { type: 'custom_attribute' as const, name: 'country', match: 'exact', value: 'de' }]
const even = experimentOf(1000, null, { calm: 5000, loud: 5000 })
const uneven = experimentOf(2000, null, { calm: 6000, loud: 1500, bold: 500 })
/** Visitors come into its audience and leave it, from page to page. */
const forSome = experimentOf(3000, audience, { calm: 3000, loud: 7000 })
const before = [even, uneven, forSome]
const after = [
  reallocated(even, { calm: 6500, loud: 3500 }),
  reallocated(uneven, { calm: 3000, loud: 3000, bold: 2500 }),
  reallocated(forSome, { calm: 7000, loud: 3000 }),
]

/**
 * Visitors look at pages, each with what the page before stored about them, and at one more after the allocations were
 * changed as the console does it. Answers how many variants changed without a reason, or are not those of the visitor's
 * bucket, and how many shares are outside their 99.9 % interval.
 */
export function stableFaults({ visitors, pages, log }: StableOptions): number {
  const [first, second] = [projectWith(1, before), projectWith(2, after)]
  const dice = random('edge.stable')
  const seen = new Map<string, number>()
  let [changes, misplaced, moved, everIn] = [0, 0, 0, 0]
  for (let index = 0; index < visitors; index += 1) {
    let visitor = newVisitor(dice)
    let last: Shown | null = null
    for (let page = 0; page < pages; page += 1) {
      const { shown, next } = lookAt(first, visitor, dice)
      changes += changesOf(last, shown)
      last = shown
      visitor = next
    }
    const { shown } = lookAt(second, visitor, dice)
    for (const { id, key } of before) seen.set(`${id} ${last?.[key]}`, (seen.get(`${id} ${last?.[key]}`) ?? 0) + 1)
    for (const { key } of [even, uneven]) {
      if (last?.[key] !== ofBucket(before, key, visitor) || shown[key] !== ofBucket(after, key, visitor)) misplaced += 1
      if (last?.[key] !== shown[key]) moved += 1
    }
    // Whoever was in the audience once keeps the variant: out of the audience, and in a bucket that moved.
    if (last?.[forSome.key] == null) continue
    everIn += 1
    if (last[forSome.key] !== ofBucket(before, forSome.key, visitor)) misplaced += 1
    if (last[forSome.key] !== shown[forSome.key]) changes += 1
  }
  log(
    `edge.stable: ${visitors} visitors, ${pages} pages each: ${changes} changes, ${misplaced} unlike their bucket, ${moved} moved with the allocation, ${everIn} once in the audience`,
  )
  const splits = before.flatMap(({ id, key, variants, allocation }) =>
    variants.flatMap((variant) => {
      const share = (weightsOf(allocation).get(variant.id) ?? 0) / buckets
      const [count, of] = [seen.get(`${id} ${variant.key}`) ?? 0, key === forSome.key ? everIn : visitors]
      return isOutside(count, of, share) ? [`${count} of ${of} saw ${variant.key} of ${key}, not ${share * 100} %`] : []
    }),
  )
  return changes + misplaced + counted(log, 'edge.stable', [...splits, ...(moved === 0 ? ['nobody moved'] : [])])
}

function experimentOf(id: number, ofWhom: Experiment['audience'], weights: Weights): Experiment {
  const variants = Object.keys(weights).map((key, index) => ({ id: id + 1 + index, key, name: key }))
  const experiment: Experiment = {
    ...{ id, key: `test-${id}`, name: 'Stable', hypothesis: '', version: 1, state: 'running', decidedBy: 'datafile' },
    ...{ previewPath: '/', metric: 'purchase', audience: ofWhom, winnerId: null, startedAt: 0, endedAt: null },
    variants,
    allocation: [],
  }
  return reallocated(experiment, weights)
}

function reallocated(experiment: Experiment, weights: Weights): Experiment {
  const { variants, allocation } = experiment
  return {
    ...experiment,
    allocation: reallocate(allocation, new Map(variants.map(({ id, key }) => [id, weights[key] ?? 0]))),
  }
}

const projectWith = (revision: number, experiments: readonly Experiment[]): Project =>
  projectOf(JSON.stringify(buildDatafile({ revision, sdkKey: 'stable' }, experiments, [])))

const newVisitor = (dice: Random): ExperimentVisitor => ({
  id: `vuid_${[1, 2, 3]
    .map(() =>
      dice
        .int(0, 2 ** 36 - 1)
        .toString(16)
        .padStart(9, '0'),
    )
    .join('')}`,
  kept: {},
})

/** A page with all experiments: what it shows, and what is known of the visitor at the next one. */
function lookAt(project: Project, visitor: ExperimentVisitor, dice: Random) {
  const country = dice.chance(0.1) ? 'de' : 'us'
  const experiments = openExperiments({
    datafile: { current: () => project, onReady: async () => ({ success: true }) },
    arriving: async () => undefined,
    visitor,
    attributes: () => ({ country }),
    ask: async () => null,
    segments: async () => null,
    counting: () => 'never',
    isExplained: false,
    keep: async () => true,
    background: () => undefined,
    now: () => 0,
  })
  const shown: Shown = Object.fromEntries(before.map(({ key }) => [key, experiments.decide(key)]))
  return { shown, next: ExperimentVisitor.parse(JSON.parse(JSON.stringify(experiments.visitor()))) }
}

/** From no variant to one is none for who comes into an audience. */
const changesOf = (last: Shown | null, now: Shown): number =>
  last === null
    ? 0
    : before.filter(({ key, audience: whom }) => now[key] !== last[key] && !(whom && last[key] === null)).length

function ofBucket(experiments: readonly Experiment[], key: string, { id: userId }: ExperimentVisitor): string | null {
  const experiment = experiments.find((one) => one.key === key)
  if (!experiment) throw new Error(`there is no ${key}`)
  const { id, allocation, variants } = experiment
  const variantId = variantAt(allocation, bucketOf(hashPrefix(userId), utf8(String(id))))
  return variants.find((variant) => variant.id === variantId)?.key ?? null
}
