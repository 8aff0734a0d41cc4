import { SelectField } from '../form/choices.tsx'
import { Field } from '../form/field.tsx'

export type ContentScreenProps = {
  asked: { docType: string; layoutVariant: string; limit: number; offset: number }
  limits: readonly number[]
  fault?: string
  /** Null before the first search. */
  found: { total: number; results: readonly { id: string; name: string; href: string | null }[] } | null
  nextHref: string | null
}

/** Spec 1 §2 "Content preview screen". */
export function ContentScreen({ asked, limits, fault, found, nextHref }: ContentScreenProps) {
  return (
    <div className="pv-page edge">
      <h1 className="title">Content</h1>
      <form method="get" action="/preview/content" className="pv-form row">
        <Field
          name="docType"
          label="docType"
          value={asked.docType}
          autoComplete="off"
          required
          {...(fault && { fault })}
        />
        <Field name="layoutVariant" label="layoutVariant" value={asked.layoutVariant} autoComplete="off" />
        <SelectField
          name="limit"
          label="limit"
          value={String(asked.limit)}
          autoComplete="off"
          choices={limits.map((limit) => ({ value: String(limit), label: String(limit) }))}
        />
        <button type="submit" className="btn">
          Go
        </button>
      </form>
      {found === null ? null : found.results.length === 0 ? (
        <p role="status">No results.</p>
      ) : (
        <section aria-labelledby="found">
          <h2 className="label" id="found">
            {asked.offset + 1} to {asked.offset + found.results.length} of {found.total}
          </h2>
          <table className="pv-table">
            <thead>
              <tr>
                <th scope="col">id</th>
                <th scope="col">name</th>
              </tr>
            </thead>
            <tbody>
              {found.results.map(({ id, name, href }) => (
                <tr key={id}>
                  <td>{href ? <a href={href}>{id}</a> : id}</td>
                  <td>{name}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {nextHref ? (
            <a className="link" href={nextHref}>
              Next {asked.limit}
            </a>
          ) : null}
        </section>
      )}
    </div>
  )
}
