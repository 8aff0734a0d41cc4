import type { z } from 'zod'
import { type BlockContext, type BlockDefinition, defineBlock } from '../block.ts'
import { BannerFrame, BannerMedia, bannerCss, bannerFrames } from '../parts/banner/banner-frame.tsx'
import { BannerWords } from '../parts/banner/banner-words.tsx'
import { groundRules } from '../parts/ground.ts'
import css from './hero.css?inline'
import { heroBelowFixtures, heroFixtures, heroProductFixtures } from './hero.fixtures.ts'
import { HeroProps, OverlayHeroProps } from './hero-props.ts'
import { OverlayPicture } from './overlay-picture.tsx'

const full = { sm: '100vw', lg: '100vw' }
const shared = { css, partCss: bannerCss, rules: groundRules, frames: bannerFrames }

type Overlaid = z.output<typeof OverlayHeroProps>

const Words = ({ content, context }: { content: z.output<typeof HeroProps> | Overlaid; context: BlockContext }) => (
  <BannerWords content={content} context={context} size="display" />
)

const hero = defineBlock({
  ...shared,
  type: 'hero',
  props: HeroProps,
  fixtures: heroFixtures,
  render: (props, context) => (
    <BannerFrame
      content={props}
      context={context}
      form={props.variant === 'standard' ? 'over' : 'below'}
      className="hero"
    >
      <BannerMedia content={props} context={context} sizes={full} />
      <Words content={props} context={context} />
    </BannerFrame>
  ),
})

const heroBlockBelow = defineBlock({
  ...shared,
  type: 'hero-block-below',
  props: OverlayHeroProps,
  fixtures: heroBelowFixtures,
  render: (props, context) => (
    <BannerFrame content={props} context={context} form="below" className="hero hero-block">
      <BannerMedia content={props} context={context} sizes={full} />
      <div className="hero-panel">
        <OverlayPicture content={props} context={context} sizes="(min-width:48rem) 14rem, 34vw" />
        <Words content={props} context={context} />
      </div>
    </BannerFrame>
  ),
})

const heroProductOverlay = defineBlock({
  ...shared,
  type: 'hero-product-overlay',
  props: OverlayHeroProps,
  fixtures: heroProductFixtures,
  render: (props, context) => (
    <BannerFrame content={props} context={context} form="over" className="hero hero-product">
      <BannerMedia content={props} context={context} sizes={full} />
      <OverlayPicture content={props} context={context} sizes="(min-width:48rem) 24vw, 44vw" />
      <Words content={props} context={context} />
    </BannerFrame>
  ),
})

export const heroBlocks: readonly BlockDefinition[] = [hero, heroBlockBelow, heroProductOverlay]
