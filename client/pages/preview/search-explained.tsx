import type { SearchExplained } from '../../../shared/contracts/catalog.ts'

type NoteProps = Pick<SearchExplained, 'rules'> & { readonly sendsTo: string | undefined }

/** For editors: the rules that a query hits, and where it would lead. */
export const SearchRulesNote = ({ rules, sendsTo }: NoteProps) => (
  <section className="pv-rules" aria-labelledby="search-rules">
    <h2 id="search-rules">Search rules</h2>
    {sendsTo ? (
      <p>
        This query would redirect to <a href={sendsTo}>{sendsTo}</a>
      </p>
    ) : null}
    {rules.length === 0 ? <p>No rule names this query.</p> : null}
    <ul>
      {rules.map(({ name, lines }) => (
        <li key={name}>
          <code>{name}</code>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
)

type ScoreProps = { readonly score: SearchExplained['scores'][number] | undefined; readonly place: number }

/** For editors: why a product stands where it does. */
export const SearchScore = ({ score, place }: ScoreProps) =>
  score ? (
    <details className="pv-score">
      <summary>
        Why place {place}: {rounded(score.total)} points
      </summary>
      <ul>
        {score.parts.map(({ label, points }) => (
          <li key={label}>
            {label}
            {points === null ? null : <b> {signed(points)}</b>}
          </li>
        ))}
      </ul>
    </details>
  ) : null

const rounded = (points: number): string => String(Math.round(points * 100) / 100)
const signed = (points: number): string => (points > 0 ? `+${rounded(points)}` : rounded(points).replace('-', '−'))
