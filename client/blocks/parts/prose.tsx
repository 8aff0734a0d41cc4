/** An editor's HTML. The worker has sanitised it before a block sees it (`html`, `richText` …); nothing else may be passed. */
export function Prose({ html, className = 'prose' }: { html: string | undefined; className?: string }) {
  if (!html) return null
  return (
    <div
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the worker has sanitised it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
