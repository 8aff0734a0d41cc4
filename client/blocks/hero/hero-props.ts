import { z } from 'zod'
import { MediaBanner } from '../../../shared/content/banner.ts'
import { LinkTarget } from '../../../shared/content/document.ts'
import { MediaPicture } from '../../../shared/content/media.ts'

/** Spec 2 §2.1 "Hero": `below-image` puts its text below the picture. */
export const HeroProps = MediaBanner.extend({
  variant: z.enum(['standard', 'below-image']).default('standard'),
})

/**
 * Spec 2 §2.1 "Hero block below and hero product overlay": both show a small picture with its own link over the large
 * one.
 */
export const OverlayHeroProps = MediaBanner.extend({
  overlayPicture: MediaPicture.optional(),
  overlayTarget: LinkTarget.optional(),
})
