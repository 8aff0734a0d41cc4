import { z } from 'zod'
import { BannerContent, PictureBanner } from '../../../shared/content/banner.ts'
import { type BlockDefinition, defineBlock } from '../block.ts'
import { promotionAttributes } from '../parts/banner/promotion.ts'
import { CaptionedMedia, captionCss } from '../parts/media/caption.tsx'
import { MediaBox, mediaCss } from '../parts/media/media.tsx'
import { MediaLink, mediaLinkCss } from '../parts/media/media-link.tsx'
import css from './picture.css?inline'
import { pictureFixtures } from './picture.fixtures.ts'

/**
 * Spec 2 §2.1 "Picture": a picture with an optional caption and link, and an aspect ratio for each breakpoint. `text`
 * is the width of body text.
 */
export const PictureProps = PictureBanner.pick({
  name: true,
  media: true,
  mediaTarget: true,
  captionText: true,
  promotionTracking: true,
}).extend({
  captionPosition: BannerContent.shape.captionPosition.unwrap().default('bottom'),
  width: z.enum(['full', 'page', 'text']).default('page'),
})

const sizes = {
  full: { sm: '100vw', lg: '100vw' },
  page: { sm: '100vw', lg: '92vw' },
  text: { sm: '100vw', lg: '44rem' },
}

const picture = defineBlock({
  type: 'picture',
  props: PictureProps,
  css,
  partCss: [mediaCss, mediaLinkCss, captionCss],
  fixtures: pictureFixtures,
  render: (props, context) => (
    <section className={`picture ${props.width}`} {...promotionAttributes(props)}>
      <CaptionedMedia text={props.captionText} position={props.captionPosition} className="picture-frame">
        <div className="picture-box">
          <MediaBox media={props.media} context={context} sizes={sizes[props.width]} eager={context.first} />
          <MediaLink content={props} alt={props.media.alt} targets={[]} context={context} />
        </div>
      </CaptionedMedia>
    </section>
  ),
})

export const pictureBlocks: readonly BlockDefinition[] = [picture]
