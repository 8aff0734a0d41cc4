import { IslandHost } from '../../client/blocks/parts/island-host.tsx'
import { Toolbar, type ToolbarDocument } from '../../client/pages/preview/toolbar.tsx'
import type { Preview } from '../context/preview.ts'
import type { RequestContext } from '../context/request-context.ts'
import type { ContentNote } from './content-note.ts'

/** The editors' bar at the foot of a previewed page. `token` is what a link to the same view carries. */
export function PreviewToolbar({
  context,
  preview,
  notes,
  token,
}: {
  context: RequestContext
  preview: Preview
  notes: readonly ContentNote[]
  token: string
}) {
  const to = context.url.pathname + context.url.search
  const experiments = new Map(
    notes.flatMap(({ choices }) =>
      choices.flatMap(({ experienceId, among = [] }) => (experienceId ? [[experienceId, among] as const] : [])),
    ),
  )
  return (
    <IslandHost name="preview" on="idle" props={{}} className="pv-bar">
      <Toolbar
        csrf={context.csrfToken}
        locale={context.locale}
        to={to}
        date={preview.date?.slice(0, 16) ?? ''}
        segment={preview.segment ?? ''}
        outlines={preview.outlines}
        experiences={[...experiments].map(([id, variants]) => ({
          id,
          variants,
          forced: preview.variants[id] ?? '',
          compareHref: `/preview/compare?${new URLSearchParams([['to', to], ['experience', id], ...variants.slice(0, 2).map((variant) => ['variant', variant])])}`,
        }))}
        documents={notes.map(documentOf)}
        shareUrl={`${context.url.origin}/preview?${new URLSearchParams({ token, to })}`}
        expires={new Date(context.now.getTime() + 7 * 86_400_000).toISOString().slice(0, 10)}
      />
    </IslandHost>
  )
}

const documentOf = ({ document, state, ageSeconds, choices, faults }: ContentNote): ToolbarDocument => ({
  ...document,
  state,
  ageSeconds,
  choices,
  faults,
})
