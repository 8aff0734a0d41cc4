import { createElement, type ReactNode } from 'react'
import type { VisualBlock } from '../content/resolve.ts'

/** A block with what the preview's outlines say of it. The element has no box of its own (base.css), so the page looks as it will. */
export function previewed({ type, id, name, source, why }: VisualBlock, node: ReactNode): ReactNode {
  return createElement(
    'kerb-block',
    {
      'data-type': type,
      'data-id': id ?? undefined,
      'data-name': name ?? undefined,
      'data-source': source,
      'data-why': why.map(({ kind, chosen, rule }) => `${kind}: ${chosen} (${rule})`).join(' › ') || undefined,
    },
    node,
  )
}
