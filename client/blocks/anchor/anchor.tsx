import { z } from 'zod'
import { type BlockDefinition, defineBlock } from '../block.ts'
import { AnchorId } from '../parts/links/anchor-id.ts'
import css from './anchor.css?inline'

/**
 * Spec 2 §2.1 "Anchor block": its id is a scroll target. base.css defines the scroll behavior and the offset for the
 * header.
 */
export const AnchorProps = z.object({ id: AnchorId })

const anchor = defineBlock({
  type: 'anchor',
  props: AnchorProps,
  css,
  fixtures: { plain: { id: 'sizes' }, unicode: { id: 'größen' } },
  render: ({ id }) => <div className="anchor" id={id} />,
})

export const anchorBlocks: readonly BlockDefinition[] = [anchor]
