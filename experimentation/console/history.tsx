import type { HistoryEntry } from '../experiments/history.ts'
import { changeText, deedOf, doorNames, format } from './words.ts'

/** Changes of the experiment, with their authors, newest first. */
export const History = ({ entries }: { readonly entries: readonly HistoryEntry[] }) => (
  <section class="panel history" aria-labelledby="history">
    <h2 id="history">History</h2>
    {entries.length === 0 && <p>No change has been recorded yet.</p>}
    <ol>
      {entries.map(({ at, actor, door, changes, ...entry }) => (
        <li key={at}>
          <strong>{deedOf({ ...entry, changes })}</strong> by {actor}, {doorNames[door]}
          <time class="aside" datetime={new Date(at).toISOString()}>
            {format.time(at)}
          </time>
          <ul>
            {changes.map((change) => (
              <li key={change.field}>{changeText(change)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </section>
)
