import { createElement, type ReactNode } from 'react'
import type { VisualBlock } from '../content/resolve.ts'

/** A block with what the preview's outlines say of it. The element has no box of its own (preview.css), so the page looks as it will. */
export function previewed(
  { type, id, name, source, why }: VisualBlock,
  data: string | null,
  node: ReactNode,
): ReactNode {
  const reasons = why.map(({ kind, chosen, rule }) => `${kind}: ${chosen} (${rule})`)
  const label = [type, name, id && `#${id}`, ...reasons, data].filter(Boolean).join(' · ')
  return createElement('kerb-block', { 'data-type': type, 'data-source': source, 'data-label': label }, node)
}
