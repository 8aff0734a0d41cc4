import { audienceConditions } from '../../../shared/content/logic.ts'
import { type Locale, locales, sites } from '../../../shared/i18n/locales.ts'
import { frameWidths } from './frames-page.tsx'

/** A document on the page, and what was decided in it. */
export type ToolbarDocument = {
  readonly id: string
  readonly revision: number
  readonly updatedAt: string
  /** `preview`: asked of the content service just now. */
  readonly state: string
  readonly ageSeconds: number
  readonly choices: readonly {
    readonly source: string
    readonly kind: string
    readonly chosen: string
    readonly rule: string
  }[]
  readonly faults: readonly {
    readonly block: string
    readonly path: string
    readonly type: string
    readonly reason: string
  }[]
}

export type ToolbarProps = {
  readonly csrf: string
  readonly locale: Locale
  /** The page shown: path and query. */
  readonly to: string
  /** `2026-12-24T09:00`, UTC; empty for the newest revisions. */
  readonly date: string
  readonly segment: string
  readonly outlines: boolean
  readonly experiences: readonly {
    readonly id: string
    readonly variants: readonly string[]
    readonly forced: string
    readonly compareHref: string
  }[]
  readonly documents: readonly ToolbarDocument[]
  /** Opens the same view for somebody else. */
  readonly shareUrl: string
  readonly expires: string
}

const deviceHref = (to: string, width: number) => `/preview/device?to=${encodeURIComponent(to)}&width=${width}`

/** On every previewed page: what is shown, as whom, on which day, and why. Works as a form; its island saves the pressing of Apply. */
export function Toolbar(props: ToolbarProps) {
  const { csrf, locale, to, date, segment, outlines, experiences, documents, shareUrl, expires } = props
  const faults = documents.reduce((sum, document) => sum + document.faults.length, 0)
  return (
    <aside aria-label="Preview">
      <details open={faults > 0}>
        <summary>
          <b>Preview</b>
          <span>{date ? `on ${date.replace('T', ' ')} UTC` : 'newest revisions'}</span>
          {segment ? <span>as {segment}</span> : null}
          {faults > 0 ? <span className="pv-fault">{faults} left out</span> : null}
        </summary>
        <form method="post" action="/preview/settings" className="pv-set">
          <input type="hidden" name="csrf" value={csrf} />
          <input type="hidden" name="to" value={to} />
          <label>
            Date (UTC)
            <input type="datetime-local" name="date" defaultValue={date} />
          </label>
          <label>
            Country
            <select name="locale" defaultValue={locale}>
              {locales.map((other) => (
                <option key={other} value={other}>
                  {sites[other].countryName}, {sites[other].languageName}
                </option>
              ))}
            </select>
          </label>
          <label>
            Segment
            <select name="segment" defaultValue={segment}>
              <option value="">as signed in</option>
              {audienceConditions.map((condition) => (
                <option key={condition}>{condition}</option>
              ))}
            </select>
          </label>
          {experiences.map(({ id, variants, forced, compareHref }) => (
            <label key={id}>
              <span>
                {id} <a href={compareHref}>side by side</a>
              </span>
              <select name={`variant.${id}`} defaultValue={forced}>
                <option value="">as decided</option>
                {variants.map((variant) => (
                  <option key={variant}>{variant}</option>
                ))}
              </select>
            </label>
          ))}
          <label className="pv-check">
            <input type="checkbox" name="outlines" defaultChecked={outlines} /> Outlines
          </label>
          <button type="submit">Apply</button>
        </form>
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
        <label className="pv-share">
          Link to this view, until {expires}
          <input readOnly value={shareUrl} />
        </label>
      </details>
    </aside>
  )
}

function DocumentNote({ document }: { document: ToolbarDocument }) {
  const { id, revision, updatedAt, state, ageSeconds, choices, faults } = document
  return (
    <section>
      <h2>
        {id}{' '}
        <small>
          revision {revision}, {updatedAt || 'undated'}; {state}, {Math.round(ageSeconds)} s old
        </small>
      </h2>
      {choices.length + faults.length === 0 ? null : (
        <ul>
          {choices.map(({ source, kind, chosen, rule }) => (
            <li key={source}>
              <code>{source}</code> {kind}: <b>{chosen}</b> ({rule})
            </li>
          ))}
          {faults.map(({ block, path, type, reason }) => (
            <li key={block + path} className="pv-fault">
              <code>{path ? `${block}.${path}` : block}</code> {type}: {reason}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
