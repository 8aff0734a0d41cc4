import { z } from 'zod'
import { Alignment, PictureBanner } from '../../../shared/content/banner.ts'
import { LinkTarget } from '../../../shared/content/document.ts'
import { MediaPicture } from '../../../shared/content/media.ts'

/**
 * Width over height of a tile's picture. Tiles in a row share one so that they line up whatever their pictures are.
 */
export const tileRatios = { portrait: 4 / 5, square: 1, landscape: 5 / 4, wide: 16 / 9 } as const

const Ratio = z.enum(['portrait', 'square', 'landscape', 'wide']).default('portrait')

/**
 * Spec 2 §2.1 "Menu tile with text-overlay and text-below variants". The tile links to `mediaTarget`, or else to its
 * first button's target.
 */
export const MenuTileProps = PictureBanner.extend({
  variant: z.enum(['text-overlay', 'text-below']).default('text-below'),
  ratio: Ratio,
  /** Position of the text over a picture. */
  verticalAlignment: z.enum(['top', 'bottom']).default('bottom'),
  /** Position of the text; defaults to `textAlignment`. */
  alignment: Alignment.optional(),
})

/** Spec 2 §2.1 "category card": the whole card is one link. */
export const CategoryCardProps = z.object({
  media: MediaPicture,
  ratio: Ratio,
  title: z.string().min(1).max(120),
  subtitle: z.string().max(200).optional(),
  target: LinkTarget,
})

/** Spec 2 §2.1 "Multi-link card": a picture, a title and several links. */
export const MultiLinkCardProps = z.object({
  media: MediaPicture.optional(),
  ratio: Ratio,
  title: z.string().min(1).max(120),
  /** The target of the picture and the title. */
  mediaTarget: LinkTarget.optional(),
  links: z
    .array(z.object({ label: z.string().min(1).max(80), target: LinkTarget }))
    .min(1)
    .max(12),
})
