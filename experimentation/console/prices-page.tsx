import type { PriceMove } from '../../shared/contracts/ingest.ts'
import type { PriceAction, PriceDecision, PriceRevision } from '../../shared/contracts/price-revision.ts'
import { defaultLocale } from '../../shared/i18n/locales.ts'
import { formatMoney } from '../../shared/money/format.ts'
import { Notice, Page } from './page.tsx'
import { format } from './words.ts'

const products = (count: number) => `${format.count(count)} ${count === 1 ? 'product' : 'products'}`

function countsOf({ at, held, written, undone }: PriceRevision): string {
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  const counts = [
    `${products(written)} changed`,
    ...(held > 0 ? [`${products(held)} waiting`] : []),
    ...(undone > 0 ? [`${products(undone)} undone`] : []),
  ]
  return `${time} UTC: ${counts.join(', ')}`
}

type PricesPageProps = {
  readonly revisions: readonly PriceRevision[]
  /** The first is 1. */
  readonly page: number
  readonly hasMore: boolean
  readonly csrf: string
}

/** Imports that moved prices, those with waiting prices among them. */
export const PricesPage = ({ revisions, page, hasMore, csrf }: PricesPageProps) => (
  <Page title="Prices" csrf={csrf}>
    <h1>Prices</h1>
    <p class="lead">
      Imports of the last 30 days that change prices. A price that moves far waits here, and so do all where an import
      moves many at once; the shop sells at the old ones until you decide.
    </p>
    {revisions.length === 0 ? (
      <p>{page === 1 ? 'No import has changed a price.' : 'No import is older.'}</p>
    ) : (
      <ul class="links">
        {revisions.map((shown) => (
          <li key={shown.revision}>
            <a href={`/console/prices/${shown.revision}`}>
              {shown.revision}
              <br />
              {countsOf(shown)}
            </a>
          </li>
        ))}
      </ul>
    )}
    {(page > 1 || hasMore) && (
      <nav class="periods" aria-label="More imports">
        {page > 1 && <a href={`/console/prices?page=${page - 1}`}>Newer imports</a>}
        {hasMore && <a href={`/console/prices?page=${page + 1}`}>Older imports</a>}
      </nav>
    )}
  </Page>
)

type PriceRevisionPageProps = {
  readonly shown: PriceRevision
  /** The furthest first. */
  readonly moves: readonly PriceMove[]
  /** The latest first. */
  readonly decisions: readonly PriceDecision[]
  /** Whether a decision led here, or one was refused because the page that it was made on was out of date. */
  readonly outcome: 'done' | 'stale' | null
  readonly csrf: string
}

/** How an import moves prices, and what can be done about it. */
export const PriceRevisionPage = ({ shown, moves, decisions, outcome, csrf }: PriceRevisionPageProps) => (
  <Page title={`Prices of ${shown.revision}`} csrf={csrf}>
    <p>
      <a href="/console/prices">All imports</a>
    </p>
    <h1>{shown.revision}</h1>
    <p class="lead">{countsOf(shown)}</p>
    {outcome === 'stale' && (
      <Notice kind="fault">
        Nothing was done: the prices of this import have changed since you opened its page. Look at them again, and then
        decide.
      </Notice>
    )}
    {outcome === 'done' && decisions[0] && (
      <Notice kind="done">
        {wordsOf(decisions[0])}
        {decisions[0].more && ' There are more than one step takes: press again to go on.'}
      </Notice>
    )}
    <div class="actions">
      {shown.held > 0 && (
        <ActionForm {...{ shown, csrf }} action="accept" label={`Sell ${products(shown.held)} at the new prices`} />
      )}
      {shown.held > 0 && <ActionForm {...{ shown, csrf }} action="discard" label="Discard the new prices" />}
      {shown.written > 0 && (
        <ActionForm {...{ shown, csrf }} action="undo" label={`Undo the prices of ${products(shown.written)}`} />
      )}
    </div>
    {moves.length > 0 && (
      <section class="scroll" tabindex={0} aria-labelledby="moves">
        <h2 id="moves">The furthest moves</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Product and size</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {moves.map(({ productId, upc, currency, from, to, held }) => (
              <tr key={`${productId} ${currency}`}>
                <th scope="row">
                  {productId}
                  <br />
                  {upc}
                </th>
                <td>{formatMoney(from, currency, defaultLocale)}</td>
                <td>{formatMoney(to, currency, defaultLocale)}</td>
                <td>{held ? 'waiting' : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )}
    {decisions.length > 0 && <Decisions decisions={decisions} />}
  </Page>
)

type ActionFormProps = {
  readonly shown: PriceRevision
  readonly action: PriceAction
  readonly label: string
  readonly csrf: string
}

const ActionForm = ({ shown, action, label, csrf }: ActionFormProps) => (
  <form method="post" action={`/console/prices/${shown.revision}`}>
    <input type="hidden" name="csrf" value={csrf} />
    <input type="hidden" name="action" value={action} />
    <input type="hidden" name="version" value={shown.version} />
    <button type="submit">{label}</button>
  </form>
)

const did: Readonly<Record<PriceAction, string>> = {
  accept: 'now sold at the new prices',
  discard: 'still sold at the old prices; the new ones are gone',
  undo: 'sold at the prices from before the import again',
}

const reasonLeft = 'their prices have changed again since then, or their sizes aren’t on sale now'

function wordsOf({ action, settled, left }: PriceDecision): string {
  return [
    `${products(settled)}: ${did[action]}.`,
    ...(left > 0 ? [`${products(left)} left alone: ${reasonLeft}.`] : []),
  ].join(' ')
}

const Decisions = ({ decisions }: { readonly decisions: readonly PriceDecision[] }) => (
  <section class="panel history" aria-labelledby="decisions">
    <h2 id="decisions">Decisions</h2>
    <ol>
      {decisions.map((decision) => (
        <li key={decision.at}>
          <strong>{decision.actor}</strong>: {wordsOf(decision)}
          <time class="aside" datetime={new Date(decision.at).toISOString()}>
            {format.time(decision.at)}
          </time>
        </li>
      ))}
    </ol>
  </section>
)
