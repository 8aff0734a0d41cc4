import { Field } from '../form/field.tsx'

type EnterPageProps = { csrf: string; to: string; fault?: string; linkOver: boolean }

/** The editors' sign-in page, also shown for an expired preview link. */
export function EnterPage({ csrf, to, fault, linkOver }: EnterPageProps) {
  return (
    <div className="pv-page edge">
      <h1 className="title">Preview</h1>
      {linkOver ? (
        <p role="alert">This preview link is over or was changed on its way. Sign in, or ask for a new one.</p>
      ) : null}
      <form method="post" action="/preview/enter" className="pv-form">
        <input type="hidden" name="csrf" value={csrf} />
        <input type="hidden" name="to" value={to} />
        <Field
          name="key"
          label="Editor key"
          type="password"
          autoComplete="current-password"
          required
          {...(fault && { fault })}
        />
        <button type="submit" className="btn">
          Open the preview
        </button>
      </form>
    </div>
  )
}
