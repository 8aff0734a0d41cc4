import { z } from 'zod'
import { type BlockDefinition, defineBlock } from '../block.ts'
import css from './spacer.css?inline'

const Size = z.enum(['none', 'sm', 'md', 'lg', 'xl'])

/**
 * Extra space between blocks, in addition to their own margins; `line` adds a hairline. `md` and `lg` override the size
 * on wider screens.
 */
export const SpacerProps = z.object({
  size: Size.default('md'),
  md: Size.optional(),
  lg: Size.optional(),
  line: z.boolean().default(false),
})

const spacer = defineBlock({
  type: 'spacer',
  props: SpacerProps,
  css,
  fixtures: {
    small: { size: 'sm' },
    line: { line: true },
    large: { size: 'lg' },
    byScreen: { size: 'sm', md: 'md', lg: 'xl', line: true },
    phoneOnly: { size: 'lg', md: 'none' },
  },
  render({ size, md = size, lg = md, line }) {
    const className = `space s-${size} m-${md} l-${lg}`
    return line ? <hr className={className} /> : <div className={className} />
  },
})

export const spacerBlocks: readonly BlockDefinition[] = [spacer]
