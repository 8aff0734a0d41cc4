import { createElement, type ReactNode } from 'react'
import type { Choice, VisualBlock } from '../content/resolve.ts'

const idOf = ({ key }: VisualBlock) => `preview-${key}`

/**
 * A block with what the preview's outlines say of it. The element has no box of its own (preview.css), so the page
 * looks as it will.
 */
export function previewed(block: VisualBlock, data: string | null, node: ReactNode): ReactNode {
  const { type, id, name, source, why } = block
  const reasons = why.map(({ kind, chosen, rule }) => `${kind}: ${chosen} (${rule})`)
  const label = [type, name, id && `#${id}`, ...reasons, data].filter(Boolean).join(' · ')
  return createElement(
    'kerb-block',
    { id: idOf(block), 'data-type': type, 'data-source': source, 'data-label': label },
    node,
  )
}

/** Result of each choice: the id of the first block that stands on the page because of it. */
export function firstBlocks(
  blocks: readonly VisualBlock[],
  found = new Map<Choice, string>(),
): ReadonlyMap<Choice, string> {
  for (const block of blocks) {
    for (const choice of block.why) if (!found.has(choice)) found.set(choice, idOf(block))
    firstBlocks(Object.values(block.slots).flat(), found)
  }
  return found
}
