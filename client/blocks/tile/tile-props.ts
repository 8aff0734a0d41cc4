import { z } from 'zod'
import { PictureBanner } from '../../../shared/content/banner.ts'
import { LinkTarget } from '../../../shared/content/document.ts'
import { MediaPicture } from '../../../shared/content/media.ts'

/** Width over height of a tile's picture. Tiles side by side are given one, so that they stand in line whatever their pictures are. */
export const tileRatios = { portrait: 4 / 5, square: 1, landscape: 5 / 4, wide: 16 / 9 } as const

const Ratio = z.enum(['portrait', 'square', 'landscape', 'wide']).default('portrait')

/** Spec 2 §2.1 "Menu tile with text-overlay and text-below variants". It leads to `mediaTarget`, else where its first button does. */
export const MenuTileProps = PictureBanner.extend({
  variant: z.enum(['text-overlay', 'text-below']).default('text-below'),
  ratio: Ratio,
  /** Where the words stand over a picture: on its calm side. */
  verticalAlignment: z.enum(['top', 'bottom']).default('bottom'),
})

/** Spec 2 §2.1 "category card": the whole card is one link. */
export const CategoryCardProps = z.object({
  media: MediaPicture,
  ratio: Ratio,
  title: z.string().min(1).max(120),
  subtitle: z.string().max(200).optional(),
  target: LinkTarget,
})

/** Spec 2 §2.1 "Multi-link card": a picture, a title, and several ways on. */
export const MultiLinkCardProps = z.object({
  media: MediaPicture.optional(),
  ratio: Ratio,
  title: z.string().min(1).max(120),
  /** Where the picture and the title lead. */
  mediaTarget: LinkTarget.optional(),
  links: z
    .array(z.object({ label: z.string().min(1).max(80), target: LinkTarget }))
    .min(1)
    .max(12),
})
