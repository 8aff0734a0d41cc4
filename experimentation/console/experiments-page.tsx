import type { Experiment, State } from '../experiments/experiment.ts'
import type { Results } from '../experiments/results.ts'
import { ExperimentCard } from './experiment-card.tsx'
import { Notice, Page } from './page.tsx'

export type Shown = { readonly experiment: Experiment; readonly results: Results }

const order: readonly State[] = ['running', 'paused', 'draft', 'ended']

type ExperimentsPageProps = { readonly shown: readonly Shown[]; readonly csrf: string; readonly isServed: boolean }

export const ExperimentsPage = ({ shown, csrf, isServed }: ExperimentsPageProps) => (
  <Page title="Experiments" csrf={csrf}>
    <div class="title">
      <h1>Experiments</h1>
      <a class="button" href="/console/new-experiment">
        New experiment
      </a>
    </div>
    <p class="lead">
      The 95 percent intervals are valid at every look: you may stop an experiment as soon as its interval excludes
      zero.
    </p>
    {!isServed && (
      <Notice kind="hint">
        No shop can read these experiments: DATAFILE_SDK_KEY is not set. Give the platform and the shop the same key.
      </Notice>
    )}
    {shown.length === 0 && <p>There are no experiments yet.</p>}
    {order.flatMap((state) =>
      shown
        .filter(({ experiment }) => experiment.state === state)
        .map(({ experiment, results }) => (
          <ExperimentCard key={experiment.key} experiment={experiment} results={results} place="list" />
        )),
    )}
  </Page>
)
