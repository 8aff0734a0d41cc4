import type { PriceMove } from '../../shared/contracts/ingest.ts'
import type { PriceAction, PriceRevision, PriceSettlement } from '../../shared/contracts/price-revision.ts'
import { defaultLocale } from '../../shared/i18n/locales.ts'
import { formatMoney } from '../../shared/money/format.ts'
import { Notice, Page } from './page.tsx'

const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`

function countsOf({ at, held, written, undone }: PriceRevision): string {
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  const counts = [
    `${products(written)} changed`,
    ...(held > 0 ? [`${products(held)} waiting`] : []),
    ...(undone > 0 ? [`${products(undone)} undone`] : []),
  ]
  return `${time} UTC: ${counts.join(', ')}`
}

type PricesPageProps = { readonly revisions: readonly PriceRevision[]; readonly csrf: string }

/** Imports that moved prices, those with waiting prices among them. */
export const PricesPage = ({ revisions, csrf }: PricesPageProps) => (
  <Page title="Prices" csrf={csrf}>
    <h1>Prices</h1>
    <p class="lead">
      Imports of the last 30 days that change prices. A price that moves far waits here, and so do all where an import
      moves many at once; the shop sells at the old ones until you decide.
    </p>
    {revisions.length === 0 ? (
      <p>No import has changed a price.</p>
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
  </Page>
)

type PriceRevisionPageProps = {
  readonly shown: PriceRevision
  /** The furthest first. */
  readonly moves: readonly PriceMove[]
  /** Outcome of the action that led here. */
  readonly done: (PriceSettlement & { readonly action: PriceAction }) | null
  readonly csrf: string
}

/** How an import moves prices, and what can be done about it. */
export const PriceRevisionPage = ({ shown, moves, done, csrf }: PriceRevisionPageProps) => (
  <Page title={`Prices of ${shown.revision}`} csrf={csrf}>
    <p>
      <a href="/console/prices">All imports</a>
    </p>
    <h1>{shown.revision}</h1>
    <p class="lead">{countsOf(shown)}</p>
    {done && <Notice kind="done">{doneWords(done)}</Notice>}
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
              <td />
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
    <button type="submit">{label}</button>
  </form>
)

const did: Readonly<Record<PriceAction, string>> = {
  accept: 'now sold at the new prices',
  discard: 'still sold at the old prices; the new ones are gone',
  undo: 'sold at the prices from before the import again',
}

const doneWords = ({ action, settled, left }: PriceSettlement & { readonly action: PriceAction }): string =>
  `${products(settled)}: ${did[action]}.${left > 0 ? ` ${products(left)} left alone: their prices have changed again since then, or they aren’t sold any longer.` : ''}`
