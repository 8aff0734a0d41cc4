import type { Gradient } from '../../../shared/content/banner.ts'

/** On some screen at least. */
export const hasGradient = ({ gradientStyle, gradientBreakpoints }: Gradient): boolean =>
  gradientStyle !== 'off' && gradientBreakpoints.length > 0

/** For the element that holds the picture; nothing where the gradient is off. Heights by style are gradient.css's (spec 2 §9). */
export function gradientAttributes(gradient: Gradient) {
  if (!hasGradient(gradient)) return {}
  const { gradientStyle, gradientTone, gradientBreakpoints } = gradient
  return {
    'data-gradient': gradientStyle,
    'data-shade': gradientTone,
    'data-gradient-at': gradientBreakpoints.join(' '),
  }
}
