import type { Gradient } from '../../../shared/content/banner.ts'

/** For the element that holds the picture; nothing where the gradient is off. Heights by style are gradient.css's (spec 2 §9). */
export function gradientAttributes({ gradientStyle, gradientTone, gradientBreakpoints }: Gradient) {
  if (gradientStyle === 'off' || gradientBreakpoints.length === 0) return {}
  return {
    'data-gradient': gradientStyle,
    'data-shade': gradientTone,
    'data-gradient-at': gradientBreakpoints.join(' '),
  }
}
