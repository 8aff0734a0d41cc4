import type { IslandPropsOf } from '../contracts.ts'

type DocumentNoteProps = { readonly document: IslandPropsOf<'preview'>['documents'][number] }

/** A document's revision, with the decisions made in it and the faults left out, each linked to its block. */
export function DocumentNote({ document }: DocumentNoteProps) {
  const { id, revision, updatedAt, state, ageSeconds, choices, faults } = document
  return (
    <section>
      <h2>
        {id}{' '}
        <small>
          revision {revision}, {updatedAt || 'undated'}; {state}, {Math.round(ageSeconds)} s old
        </small>
      </h2>
      {choices.length + faults.length === 0 ? null : (
        <ul>
          {choices.map(({ source, kind, chosen, rule, reasons = [], blockId }) => (
            <li key={source}>
              <code>{blockId === null ? source : <a href={`#${blockId}`}>{source}</a>}</code> {kind}: <b>{chosen}</b> (
              {rule})
              {reasons.length > 0 && (
                <details>
                  <summary>Why</summary>
                  <ol>
                    {reasons.map((reason) => (
                      <li key={reason}>{reason}</li>
                    ))}
                  </ol>
                </details>
              )}
            </li>
          ))}
          {faults.map(({ block, path, type, reason }) => (
            <li key={block + path} className="pv-fault">
              <code>{path ? `${block}.${path}` : block}</code> {type}: {reason}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
