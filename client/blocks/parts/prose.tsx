/**
 * An editor's HTML. Pass only fields that the Worker sanitizes before a block sees them (`html`, `richText` …).
 */
export function Prose({ html, className = 'prose' }: { html: string | undefined; className?: string }) {
  if (!html) return null
  return (
    <div
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the Worker
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
