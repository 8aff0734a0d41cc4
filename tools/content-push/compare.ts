import { diffLines } from '../../shared/content/diff.ts'
import type { HeldWindows, IngestDocument } from '../../shared/contracts/ingest.ts'
import type { Draft } from './read-files.ts'

type Content = Pick<IngestDocument, 'document' | 'publishFrom' | 'publishUntil'>

/** Effect of publishing a draft; `newest` is the document's revision that it would be written on top of. */
export type Comparison =
  | { readonly kind: 'unchanged'; readonly revision: number }
  /** Somebody else has written since; `lines` are their changes. */
  | { readonly kind: 'conflict'; readonly newest: number; readonly lines: readonly string[] }
  | {
      readonly kind: 'new' | 'changes'
      readonly newest: number
      readonly lines: readonly string[]
      /** The window that the same file stood for before: this one takes its place. */
      readonly moved: IngestDocument | null
      /** Other windows of the document, which live on beside it. */
      readonly beside: readonly IngestDocument[]
    }

/**
 * A draft beside what the platform holds of its document. `base` is the revision that the folder knows, undefined where
 * it knows none.
 */
export function compare(
  draft: Draft,
  { newest, windows, base: baseDocument }: HeldWindows,
  base: number | undefined,
): Comparison {
  const stored = windows.find((candidate) => sameWindow(candidate, draft))
  if (stored && diffLines(shown(stored), shown(draft)).length === 0)
    return { kind: 'unchanged', revision: stored.revision }
  const current = stored ?? windows.find(({ revision }) => revision === base)
  if (base !== undefined && newest > base && (current?.revision ?? newest) > base) {
    const changes = current ? diffLines(baseDocument ? shown(baseDocument) : undefined, shown(current), 'document') : []
    return { kind: 'conflict', newest, lines: current ? changes : ['it was taken away'] }
  }
  const before = windows.find(({ revision }) => revision === base)
  const moved = !stored && before && (before.publishFrom ?? before.publishUntil) ? before : null
  return {
    kind: stored ? 'changes' : 'new',
    newest,
    lines: stored ? diffLines(shown(stored), shown(draft), 'document') : [],
    moved,
    beside: windows.filter((other) => other !== stored && other !== moved),
  }
}

export const sameWindow = (
  a: Pick<IngestDocument, 'publishFrom' | 'publishUntil'>,
  b: Pick<IngestDocument, 'publishFrom' | 'publishUntil'>,
): boolean => a.publishFrom === b.publishFrom && a.publishUntil === b.publishUntil

/** The visible content: without dates and revision number. */
function shown({ document, publishFrom, publishUntil }: Content): Record<string, unknown> {
  const { revision: _revision, updatedAt: _updatedAt, ...own } = document
  return { ...own, ...(publishFrom && { publishFrom }), ...(publishUntil && { publishUntil }) }
}

/** `always`, `from …`, `until …`, `… to …`. */
export function windowText({
  publishFrom,
  publishUntil,
}: Pick<IngestDocument, 'publishFrom' | 'publishUntil'>): string {
  if (publishFrom && publishUntil) return `${publishFrom} to ${publishUntil}`
  return publishFrom ? `from ${publishFrom}` : publishUntil ? `until ${publishUntil}` : 'always'
}
