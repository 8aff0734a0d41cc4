import { Island } from '../../../client/blocks/parts/island.tsx'
import type { IslandPropsOf } from '../../../client/islands/contracts.ts'
import { audienceConditions } from '../../../shared/content/logic.ts'
import { features } from '../../../shared/features.ts'
import { ownValue } from '../../../shared/own-value.ts'
import { decidedFeature } from '../../context/features.ts'
import type { Preview } from '../../context/preview.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { PreviewLink } from '../../http/security/preview-links.ts'
import type { ContentNote } from '../../render/content-note.ts'
import { firstBlocks } from '../../render/previewed.ts'

type PreviewToolbarProps = {
  readonly context: RequestContext
  readonly preview: Preview
  readonly notes: readonly ContentNote[]
  /** To the same view; null where it came by a link itself. */
  readonly link: PreviewLink | null
}

/** The editors' bar at the foot of a previewed page. */
export function PreviewToolbar({ context, preview, notes, link }: PreviewToolbarProps) {
  const to = context.url.pathname + context.url.search
  const experiments = new Map(
    notes.flatMap(({ choices }) =>
      choices.flatMap(({ experienceId, among = [] }) => (experienceId ? [[experienceId, among] as const] : [])),
    ),
  )
  const props = {
    csrf: context.csrfToken,
    to,
    date: preview.date?.slice(0, 16) ?? '',
    chosen: preview.segments,
    segments: audienceConditions,
    outlines: preview.outlines,
    experiences: [...experiments].map(([id, variants]) => ({
      id,
      variants,
      forced: ownValue(preview.variants, id) ?? '',
      compareHref: `/preview/compare?${new URLSearchParams([['to', to], ['experience', id], ...variants.slice(0, 2).map((variant) => ['variant', variant])])}`,
    })),
    features: features.map((name) => {
      const forced = preview.features[name]
      return {
        name,
        ...decidedFeature(context.config, context.experiments, name),
        forced: forced === undefined ? ('' as const) : positionOf(forced),
      }
    }),
    documents: notes.map(documentOf),
    shareUrl: link && `${context.url.origin}/preview?${new URLSearchParams({ token: link.token, to })}`,
    expires: minuteOf(link?.expiresAt ?? new Date(preview.expiresAt)),
  }
  return <Island name="preview" on="idle" className="pv-bar" locale={context.locale} props={props} />
}

const positionOf = (isOn: boolean): 'on' | 'off' => (isOn ? 'on' : 'off')

/** Never later than it is: `2026-12-24 09:00`, UTC. */
const minuteOf = (instant: Date): string => instant.toISOString().slice(0, 16).replace('T', ' ')

function documentOf({
  document,
  blocks,
  state,
  ageSeconds,
  choices,
  faults,
}: ContentNote): IslandPropsOf<'preview'>['documents'][number] {
  const ids = firstBlocks(blocks)
  return {
    ...document,
    state,
    ageSeconds,
    choices: choices.map((choice) => ({ ...choice, blockId: ids.get(choice) ?? null })),
    faults,
  }
}
