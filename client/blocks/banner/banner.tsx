import type { z } from 'zod'
import { MediaBanner } from '../../../shared/content/banner.ts'
import { type BlockContext, type BlockDefinition, defineBlock } from '../block.ts'
import { BannerFrame, BannerMedia, bannerCss, bannerFrames } from '../parts/banner/banner-frame.tsx'
import { BannerWords } from '../parts/banner/banner-words.tsx'
import { groundRules } from '../parts/ground.ts'
import {
  blockBelowFixtures,
  imageBannerFixtures,
  overlayBannerFixtures,
  splitBannerFixtures,
  thinBannerFixtures,
} from './banner.fixtures.ts'
import { SplitBannerProps, ThinBannerProps } from './banner-props.ts'
import imageBannerCss from './image-banner.css?inline'
import splitBannerCss from './split-banner.css?inline'
import { SplitBanner } from './split-banner.tsx'
import thinBannerCss from './thin-banner.css?inline'
import { ThinBanner } from './thin-banner.tsx'

type MediaBannerProps = { content: z.output<typeof MediaBanner>; context: BlockContext }

const full = { sm: '100vw', lg: '100vw' }
const framed = { sm: '100vw', lg: '92vw' }
const shared = { partCss: bannerCss, rules: groundRules, frames: bannerFrames }

/** Inside the page's margins, with little text: the picture is the message. */
const ImageBanner = ({ content, context }: MediaBannerProps) => (
  <BannerFrame content={content} context={context} form="over whole" className="framed image-banner">
    <BannerMedia content={content} context={context} sizes={framed} />
    <BannerWords content={content} context={context} size="title" />
  </BannerFrame>
)

/** Full width. */
const OverlayBanner = ({ content, context }: MediaBannerProps) => (
  <BannerFrame content={content} context={context} form="over" className="overlay-banner">
    <BannerMedia content={content} context={context} sizes={full} />
    <BannerWords content={content} context={context} size="title" />
  </BannerFrame>
)

const BlockBelowBanner = ({ content, context }: MediaBannerProps) => (
  <BannerFrame content={content} context={context} form="below" className="block-below">
    <BannerMedia content={content} context={context} sizes={full} />
    <BannerWords content={content} context={context} size="title" />
  </BannerFrame>
)

const imageBanner = defineBlock({
  ...shared,
  type: 'image-banner',
  css: imageBannerCss,
  props: MediaBanner,
  fixtures: imageBannerFixtures,
  render: (content, context) => <ImageBanner content={content} context={context} />,
})

const blockBelowBanner = defineBlock({
  ...shared,
  type: 'block-below-banner',
  css: '',
  props: MediaBanner,
  fixtures: blockBelowFixtures,
  render: (content, context) => <BlockBelowBanner content={content} context={context} />,
})

const overlayBanner = defineBlock({
  ...shared,
  type: 'overlay-banner',
  css: '',
  props: MediaBanner,
  fixtures: overlayBannerFixtures,
  render: (content, context) => <OverlayBanner content={content} context={context} />,
})

const thinBanner = defineBlock({
  ...shared,
  type: 'thin-banner',
  css: thinBannerCss,
  props: ThinBannerProps,
  fixtures: thinBannerFixtures,
  render: (content, context) => <ThinBanner content={content} context={context} />,
})

const splitBanner = defineBlock({
  ...shared,
  type: 'split-banner',
  css: splitBannerCss,
  props: SplitBannerProps,
  fixtures: splitBannerFixtures,
  render: (content, context) => <SplitBanner content={content} context={context} />,
})

export const bannerBlocks: readonly BlockDefinition[] = [
  imageBanner,
  blockBelowBanner,
  overlayBanner,
  thinBanner,
  splitBanner,
]
