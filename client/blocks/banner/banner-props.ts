import { z } from 'zod'
import { BannerContent } from '../../../shared/content/banner.ts'
import { MediaPicture } from '../../../shared/content/media.ts'

/**
 * Spec 2 §2.1 "Thin banner": one line, with an optional thumbnail at its start. With `mediaTarget` the whole line is a
 * link.
 */
export const ThinBannerProps = BannerContent.extend({ media: MediaPicture.optional() })

/**
 * Spec 2 §2.1, §9 "Split banner": `imageWidth` is the width of the media in percent. Shows one to three media, from
 * `mediaList` or else `media`.
 */
export const SplitBannerProps = BannerContent.extend({
  imageWidth: z.union([z.literal(60), z.literal(50), z.literal(40)]).default(50),
  imageSide: z.enum(['left', 'right']).default('left'),
}).refine(({ media, mediaList }) => media !== undefined || mediaList.length > 0, {
  error: 'a split banner needs media',
  path: ['mediaList'],
})
