import { weightsOf } from '../experiments/allocation.ts'
import type { Experiment } from '../experiments/experiment.ts'
import type { Results } from '../experiments/results.ts'
import { VariantResults } from './variant-results.tsx'
import { format, stateNames } from './words.ts'

type ExperimentCardProps = {
  readonly experiment: Experiment
  readonly results: Results
  /** `list`: its name is a link to its page. */
  readonly place: 'list' | 'own'
}

export function ExperimentCard({ experiment, results, place }: ExperimentCardProps) {
  const { key, name, hypothesis, state, variants, winnerId } = experiment
  const winner = variants.find(({ id }) => id === winnerId)
  const heading = `experiment-${key}`
  return (
    <article class="card" aria-labelledby={heading}>
      <div class="title">
        {place === 'own' ? (
          <h1 id={heading}>{name}</h1>
        ) : (
          <h2 id={heading}>
            <a href={`/console/experiments/${key}`}>{name}</a>
          </h2>
        )}
        <span class={`state ${state}`}>{stateNames[state]}</span>
      </div>
      <p class="facts">{factsOf(experiment).join(' · ')}</p>
      {hypothesis !== '' && <p class="hypothesis">{hypothesis}</p>}
      {state === 'ended' && (
        <p class="outcome">{winner ? `Everybody sees ${winner.name}.` : 'Everybody sees the baseline.'}</p>
      )}
      {state === 'draft' ? (
        <p class="outcome">Not started: no visitors have been counted yet.</p>
      ) : (
        <VariantResults results={results} level={place === 'own' ? 'h2' : 'h3'} />
      )}
    </article>
  )
}

function factsOf({ key, metric, allocation, startedAt, endedAt, decidedBy, audience }: Experiment): string[] {
  const shares = [...weightsOf(allocation).values()].reduce((sum, weight) => sum + weight, 0)
  return [
    key,
    `conversion: ${metric}`,
    `${format.share(shares)} of ${audience ? 'its audience' : 'visitors'}`,
    ...(decidedBy === 'engine' ? ['decided by the platform'] : []),
    ...(startedAt === null ? [] : [`since ${format.day(startedAt)}`]),
    ...(endedAt === null ? [] : [`until ${format.day(endedAt)}`]),
  ]
}
