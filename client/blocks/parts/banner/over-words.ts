import type { BannerContent } from '../../../../shared/content/banner.ts'
import css from './over-words.css?inline'

export const overWordsCss = css

type OverlayContent = Pick<BannerContent, 'overlayWidth' | 'backdrop' | 'tone'>

/** Classes of text over a picture: its width, its backdrop, and `dark` (a dark background) for light text. */
export function overClasses({ overlayWidth, backdrop, tone }: OverlayContent): readonly string[] {
  const hasLightText = backdrop === 'ink' || (backdrop !== 'paper' && tone === 'light')
  return [
    `width-${overlayWidth}`,
    ...(backdrop === 'none' ? [] : ['backed', `backed-${backdrop}`]),
    ...(hasLightText ? ['dark'] : []),
  ]
}
