import { vitals } from '../../shared/measures.ts'
import type { Part, Speed } from '../measures/measures.ts'
import { Page } from './page.tsx'
import { vitalWords } from './words.ts'

const titles: Readonly<Record<Part, string>> = {
  page: 'Kinds of pages',
  release: 'Releases',
  variant: 'Variants',
  way: 'Ways of the page cache',
  locale: 'Countries and languages',
}

export const periods = [1, 7, 28] as const

type SpeedPageProps = {
  readonly tables: readonly (readonly [Part, readonly Speed[]])[]
  readonly days: number
  readonly csrf: string
}

/** Measures of visitors who allow it: three of four waited this long, or less. */
export const SpeedPage = ({ tables, days, csrf }: SpeedPageProps) => (
  <Page title="Speed" csrf={csrf}>
    <h1>Speed</h1>
    <p class="lead">
      Measured in the browsers of visitors who allow it. Three of four views were at least this fast; values are exact
      to five percent.
    </p>
    <nav aria-label="Period" class="periods">
      {periods.map((period) => (
        <a key={period} href={`/console/speed?days=${period}`} {...(period === days && { 'aria-current': 'page' })}>
          {period === 1 ? 'Today' : `${period} days`}
        </a>
      ))}
    </nav>
    {tables.map(([part, speeds]) =>
      speeds.length === 0 ? (
        <section key={part}>
          <h2>{titles[part]}</h2>
          <p>No views were measured.</p>
        </section>
      ) : (
        <section key={part} class="scroll" tabindex={0} aria-labelledby={`speed-${part}`}>
          <h2 id={`speed-${part}`}>{titles[part]}</h2>
          <SpeedTable speeds={speeds} />
        </section>
      ),
    )}
  </Page>
)

export const SpeedTable = ({ speeds }: { readonly speeds: readonly Speed[] }) => (
  <table>
    <thead>
      <tr>
        <td />
        <th scope="col">Views</th>
        {vitals.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        <th scope="col">Errors</th>
      </tr>
    </thead>
    <tbody>
      {speeds.map(({ key, views, errors, p75 }) => (
        <tr key={key}>
          <th scope="row">{key}</th>
          <td>{views}</td>
          {vitals.map((name) => (
            <td key={name}>{vitalWords(name, p75[name])}</td>
          ))}
          <td>{errors}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
