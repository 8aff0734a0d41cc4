import type { Gradient } from '../../../../shared/content/banner.ts'

/** On at least one breakpoint. */
export const hasGradient = ({ gradientStyle, gradientBreakpoints }: Gradient): boolean =>
  gradientStyle !== 'off' && gradientBreakpoints.length > 0

/**
 * Attributes of the element around the picture; none when the gradient is off. gradient.css defines the heights (spec
 * 2 §9).
 */
export function gradientAttributes(gradient: Gradient) {
  if (!hasGradient(gradient)) return {}
  const { gradientStyle, gradientTone, gradientBreakpoints } = gradient
  return {
    'data-gradient': gradientStyle,
    'data-shade': gradientTone,
    'data-gradient-at': gradientBreakpoints.join(' '),
  }
}
