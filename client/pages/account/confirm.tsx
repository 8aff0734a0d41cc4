import type { ReactNode } from 'react'
import type { FormTarget } from '../../../shared/routes.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'

type ConfirmProps = Pick<PageContext, 'site'> & {
  readonly form: FormContext
  readonly to: FormTarget
  /** Further fields to post. */
  readonly fields: Readonly<Record<string, string>>
  /** The label of the button that opens the question. */
  readonly label: string
  readonly ask: string
  readonly confirm: ReactNode
}

/** Asks before an action that can't be undone; works without script. */
export function Confirm({ site, form, to, fields, label, ask, confirm }: ConfirmProps) {
  return (
    <details className="confirm">
      <summary className="link">{label}</summary>
      <form method="post">
        <FormFields site={site} form={form} to={to} />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{ask}</p>
        <button type="submit" className="btn b2">
          {confirm}
        </button>
      </form>
    </details>
  )
}
