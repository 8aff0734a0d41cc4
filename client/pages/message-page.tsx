import type { ReactNode } from 'react'
import { displayClass } from '../blocks/parts/display.ts'
import css from './message-page.css?inline'

export const messagePageCss: readonly string[] = [css]

/** A page with one large message and links below: for errors, missing pages and the country list. */
export function MessagePage({ title, body, children }: { title: string; body: string; children?: ReactNode }) {
  return (
    <div className="say edge">
      <h1 className={displayClass(title)}>{title}</h1>
      <p>{body}</p>
      {children}
    </div>
  )
}
