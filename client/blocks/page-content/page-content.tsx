import { z } from 'zod'
import { type BlockDefinition, defineBlock } from '../block.ts'

/**
 * Marks the position of the page's own content among an editor's blocks: blocks before it show above, blocks after it
 * below. Without it, the whole document shows below. The block renders nothing itself.
 */
export const PageContentProps = z.object({})

const pageContent = defineBlock({
  type: 'page-content',
  props: PageContentProps,
  css: '',
  fixtures: { plain: {} },
  render: () => null,
})

export const pageContentBlocks: readonly BlockDefinition[] = [pageContent]
