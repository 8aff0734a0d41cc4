import type { ReactNode } from 'react'
import css from './dialogs.css?inline'

export const dialogCss: readonly string[] = [css]

/** What every dialog is: a page of its own, and the same part shown over another page. The heading names it. */
export function DialogFrame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="dlg edge">
      <h1 className="title">{title}</h1>
      {lead ? <p className="muted">{lead}</p> : null}
      {children}
    </div>
  )
}

/** Where a refused form says why, without leaving the dialog. */
export const FormFailure = () => <p className="warn" role="alert" data-failure="" />
