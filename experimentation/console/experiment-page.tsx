import { weightsOf } from '../experiments/allocation.ts'
import { isAllowed } from '../experiments/change.ts'
import type { Experiment } from '../experiments/experiment.ts'
import type { HistoryEntry } from '../experiments/history.ts'
import type { Speed } from '../measures/measures.ts'
import type { TrafficCounts } from '../measures/traffic.ts'
import { ExperimentCard } from './experiment-card.tsx'
import type { Shown } from './experiments-page.tsx'
import { History } from './history.tsx'
import type { Typed } from './new-experiment-form.ts'
import { Notice, Page } from './page.tsx'
import { SpeedTable } from './speed-page.tsx'
import { format, guardrailsOf } from './words.ts'

type ExperimentPageProps = Shown & {
  /** By the variant's key. */
  readonly speeds: ReadonlyMap<string, Speed>
  /** Pages since it was started; null before. */
  readonly traffic: TrafficCounts | null
  readonly history: readonly HistoryEntry[]
  readonly csrf: string
  readonly shopOrigin: string
  readonly fault: string | null
  /** The fields of a form that was refused. */
  readonly typed: Typed
  readonly isDone: boolean
}

/** An experiment: its results, previews of its variants, and an editor's actions. */
export const ExperimentPage = ({
  experiment,
  results,
  speeds,
  traffic,
  history,
  csrf,
  shopOrigin,
  fault,
  typed,
  isDone,
}: ExperimentPageProps) => (
  <Page title={experiment.name} csrf={csrf}>
    {fault !== null && <Notice kind="fault">{fault}</Notice>}
    {isDone && <Notice kind="done">Saved. Shops apply the change within seconds, five minutes at most.</Notice>}
    <ExperimentCard experiment={experiment} results={results} place="own" />
    <Guardrails experiment={experiment} speeds={speeds} />
    <div class="columns">
      {traffic && <SeenTraffic traffic={traffic} />}
      <Preview experiment={experiment} shopOrigin={shopOrigin} />
      <Switch experiment={experiment} csrf={csrf} />
      <Shares experiment={experiment} csrf={csrf} typed={typed} />
      <End experiment={experiment} csrf={csrf} />
    </div>
    <History entries={history} />
  </Page>
)

/** An experiment counts those who allow it: results are of them, and say little of the others. */
function SeenTraffic({ traffic: { allowed, declined, undecided } }: { readonly traffic: TrafficCounts }) {
  const all = allowed + declined + undecided
  if (all === 0) return null
  const shares = [
    ['allow experiments, and can be counted', allowed],
    ['have declined', declined],
    ['have not chosen yet', undecided],
  ] as const
  return (
    <section class="panel" aria-labelledby="traffic">
      <h2 id="traffic">Who can be counted</h2>
      <p>{`Of ${format.count(all)} pages of the shop since the experiment was started, by what their visitors allow:`}</p>
      <ul>
        {shares.map(([words, views]) => (
          <li key={words}>{`${format.rate(views / all)} ${words}`}</li>
        ))}
      </ul>
    </section>
  )
}

function Guardrails({ experiment: { variants }, speeds }: Pick<ExperimentPageProps, 'experiment' | 'speeds'>) {
  const measured = variants.flatMap(({ key, name }) => {
    const speed = speeds.get(key)
    return speed ? [{ ...speed, key: name }] : []
  })
  if (measured.length === 0) return null
  const control = speeds.get(variants[0]?.key ?? '')
  const verdicts = control ? measured.flatMap((speed) => guardrailsOf(speed.key, speed, control)) : []
  return (
    <section class="scroll" tabindex={0} aria-labelledby="guardrails">
      <h2 id="guardrails">Speed and errors</h2>
      <p>Pages with each variant, since the experiment was started. Three of four views were at least this fast.</p>
      <SpeedTable speeds={measured} />
      <ul class="verdicts">
        {verdicts.map((verdict) => (
          <li key={verdict}>{verdict}</li>
        ))}
      </ul>
    </section>
  )
}

type PartProps = { readonly experiment: Experiment; readonly csrf: string }

function Preview({ experiment, shopOrigin }: { readonly experiment: Experiment; readonly shopOrigin: string }) {
  const { key, previewPath, variants } = experiment
  const link = (variantId: string): string => {
    const url = new URL(`/en-us${previewPath === '/' ? '' : previewPath}`, shopOrigin)
    url.searchParams.set('p13n_testcontext', JSON.stringify({ variants: { [key]: variantId } }))
    return url.href
  }
  return (
    <section class="panel" aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      <p>
        <a href={new URL('/preview', shopOrigin).href} target="_blank" rel="noreferrer">
          Sign in to the shop’s preview
        </a>{' '}
        first. What you see there is not counted.
      </p>
      <ul class="links">
        {variants.map((variant) => (
          <li key={variant.id}>
            <a href={link(variant.key)} target="_blank" rel="noreferrer">
              {variant.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Hidden = ({ experiment, csrf, kind }: PartProps & { readonly kind: string }) => (
  <>
    <input type="hidden" name="csrf" value={csrf} />
    <input type="hidden" name="version" value={String(experiment.version)} />
    <input type="hidden" name="kind" value={kind} />
  </>
)

const addressOf = ({ key }: Experiment): string => `/console/experiments/${key}`

function Switch({ experiment, csrf }: PartProps) {
  const kind = isAllowed(experiment, 'pause') ? 'pause' : 'start'
  if (!isAllowed(experiment, kind)) return null
  const isFirst = experiment.state === 'draft'
  return (
    <section class="panel" aria-labelledby="switch">
      <h2 id="switch">{kind === 'pause' ? 'Pause' : isFirst ? 'Start' : 'Resume'}</h2>
      <p>
        {kind === 'pause'
          ? 'Everybody sees the baseline until the experiment is resumed. Visitors keep their variants.'
          : 'Visitors are split, shown their variants and counted.'}
      </p>
      <form method="post" action={addressOf(experiment)}>
        <Hidden experiment={experiment} csrf={csrf} kind={kind} />
        {isFirst && (
          <label class="check">
            <input type="checkbox" name="seen" value="yes" required /> I have looked at every variant in the preview
          </label>
        )}
        <button type="submit">
          {kind === 'pause' ? 'Pause experiment' : isFirst ? 'Start experiment' : 'Resume experiment'}
        </button>
      </form>
    </section>
  )
}

function Shares({ experiment, csrf, typed }: PartProps & Pick<ExperimentPageProps, 'typed'>) {
  if (!isAllowed(experiment, 'allocate')) return null
  const weights = weightsOf(experiment.allocation)
  return (
    <section class="panel" aria-labelledby="shares">
      <h2 id="shares">Shares</h2>
      <p>
        In percent of visitors. Visitors keep their variant where possible. The remaining percentage sees the baseline
        and is not counted.
      </p>
      <form method="post" action={addressOf(experiment)}>
        <Hidden experiment={experiment} csrf={csrf} kind="allocate" />
        {experiment.variants.map(({ id, name }) => (
          <p class="field" key={id}>
            <label for={`share-${id}`}>{name}</label>
            <input
              id={`share-${id}`}
              name={`share-${id}`}
              type="number"
              inputmode="decimal"
              min="0"
              max="100"
              step="0.01"
              required
              value={typed.get(`share-${id}`) ?? format.percent(weights.get(id) ?? 0)}
            />
          </p>
        ))}
        <button type="submit">Change shares</button>
      </form>
    </section>
  )
}

function End({ experiment, csrf }: PartProps) {
  if (!isAllowed(experiment, 'end')) return null
  return (
    <section class="panel" aria-labelledby="end">
      <h2 id="end">End</h2>
      <form method="post" action={addressOf(experiment)}>
        <Hidden experiment={experiment} csrf={csrf} kind="end" />
        <fieldset>
          <legend>Choose what everybody sees afterwards. An ended experiment can’t be started again.</legend>
          {experiment.variants.map(({ id, name }) => (
            <label class="check" key={id}>
              <input type="radio" name="winner" value={String(id)} required /> {name}
            </label>
          ))}
          <label class="check">
            <input type="radio" name="winner" value="none" required /> The baseline
          </label>
        </fieldset>
        <button class="danger" type="submit">
          End experiment
        </button>
      </form>
    </section>
  )
}
