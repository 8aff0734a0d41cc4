import { useEffect, useRef } from 'react'
import { announcePart } from '../state/page-events.ts'

type ServerHtmlProps = {
  /** Rendered, escaped and sanitized by the server. */
  readonly html: string
}

/**
 * Server-rendered HTML inside an island, opaque to React until `html` changes.
 */
export function ServerHtml({ html }: ServerHtmlProps) {
  const element = useRef<HTMLDivElement>(null)
  const shown = useRef(html)
  useEffect(() => {
    if (shown.current === html || !element.current) return
    shown.current = html
    announcePart(element.current)
  }, [html])
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML from the shop's own server
    <div data-slot="" ref={element} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
