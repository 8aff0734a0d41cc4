import { Gradient, MediaBanner } from '../../../shared/content/banner.ts'
import { type BlockDefinition, defineBlock } from '../block.ts'
import { BannerFrame, BannerMedia, bannerCss, bannerFrames } from '../parts/banner/banner-frame.tsx'
import { BannerWords } from '../parts/banner/banner-words.tsx'
import { groundRules } from '../parts/ground.ts'
import { gradientOverlayFixtures } from './gradient-overlay.fixtures.ts'

/**
 * Spec 2 §2.1 "Gradient overlay": all of its text is on the gradient on every screen, and is light by default.
 */
export const GradientOverlayProps = MediaBanner.extend({
  gradientStyle: Gradient.shape.gradientStyle.unwrap().default('full'),
  tone: MediaBanner.shape.tone.unwrap().default('light'),
})

const full = { sm: '100vw', lg: '100vw' }

const gradientOverlay = defineBlock({
  type: 'gradient-overlay',
  props: GradientOverlayProps,
  css: '',
  partCss: bannerCss,
  rules: groundRules,
  frames: bannerFrames,
  fixtures: gradientOverlayFixtures,
  render: (props, context) => (
    <BannerFrame content={props} context={context} form="over whole" className="gradient-overlay">
      <BannerMedia content={props} context={context} sizes={full} />
      <BannerWords content={props} context={context} size="title" />
    </BannerFrame>
  ),
})

export const gradientOverlayBlocks: readonly BlockDefinition[] = [gradientOverlay]
