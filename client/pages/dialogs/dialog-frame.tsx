import type { ReactNode } from 'react'
import type { RecoveryWay } from '../../../shared/errors/recovery-way.ts'
import { FieldScope } from '../form/field-id.ts'
import { WayOut } from '../way-out.tsx'
import css from './dialogs.css?inline'

export const dialogCss: readonly string[] = [css]

type DialogFrameProps = {
  readonly title: string
  readonly lead?: string
  /** Why its form was refused. */
  readonly failure?: string
  readonly way?: RecoveryWay | undefined
  readonly busy?: boolean
  readonly children: ReactNode
}

/** The content of every dialog, on a page of its own or over another page. Its heading is its accessible name. */
export function DialogFrame({ title, lead, failure, way, busy = false, children }: DialogFrameProps) {
  return (
    <div className="dlg edge" aria-busy={busy || undefined}>
      <h1 className="title">{title}</h1>
      {lead ? <p className="muted">{lead}</p> : null}
      {failure === undefined ? null : (
        <p className="warn" role="alert">
          {failure}
          <WayOut way={way} />
        </p>
      )}
      <FieldScope value="d">{children}</FieldScope>
    </div>
  )
}
