import { frameWidths } from '../../pages/preview/frames-page.tsx'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { DocumentNote } from './document-note.tsx'
import { Settings } from './settings.tsx'
import { Share } from './share.tsx'

const deviceHref = (to: string, width: number) => `/preview/device?to=${encodeURIComponent(to)}&width=${width}`

/**
 * The toolbar on every previewed page: what is shown, to which visitor, on which day, and why. The toolbar consists of
 * plain forms and links; script only saves pressing Apply.
 */
function Preview(props: IslandContext & IslandPropsOf<'preview'>) {
  const { csrf, to, date, chosen, documents } = props
  const faults = documents.reduce((sum, document) => sum + document.faults.length, 0)
  return (
    <aside aria-label="Preview">
      <details open={faults > 0}>
        <summary>
          <b>Preview</b>
          <span>{date ? `on ${date.replace('T', ' ')} UTC` : 'newest revisions'}</span>
          {chosen.length > 0 ? <span>as {chosen.join(', ')}</span> : null}
          {faults > 0 ? <span className="pv-fault">{faults} left out</span> : null}
        </summary>
        <Settings {...props} />
        <nav aria-label="Preview tools">
          {frameWidths.map((width) => (
            <a key={width} href={deviceHref(to, width)}>
              {width} px
            </a>
          ))}
          <a href="/preview/blocks">Blocks</a>
          <a href="/preview/content">Content</a>
          <form method="post" action="/preview/leave">
            <input type="hidden" name="csrf" value={csrf} />
            <input type="hidden" name="to" value={to} />
            <button type="submit">Leave</button>
          </form>
        </nav>
        {documents.map((document) => (
          <DocumentNote key={document.id} document={document} />
        ))}
        <Share {...props} />
      </details>
    </aside>
  )
}

export const island: IslandOf<'preview'> = Preview
