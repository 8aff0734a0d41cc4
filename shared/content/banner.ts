import { z } from 'zod'
import { Ground } from '../contracts/product.ts'
import { Cta, LinkTarget } from './document.ts'
import { Media, MediaPicture } from './media.ts'

const breakpoints = ['sm', 'md', 'lg'] as const
export const Breakpoint = z.enum(breakpoints)
export type Breakpoint = z.infer<typeof Breakpoint>

export const Alignment = z.enum(['left', 'center', 'right'])

/** Spec 2 §3: how far a darkening or lightening reaches over a picture. Heights: full 35 %, focused 50 %, off 0 % (§9). */
export const Gradient = z.object({
  gradientStyle: z.enum(['full', 'focused', 'off']).default('off'),
  /** `dark` under light words, `light` under dark ones. */
  gradientTone: z.enum(['dark', 'light']).default('dark'),
  /** Where it is drawn. */
  gradientBreakpoints: z.array(Breakpoint).max(3).default(['sm', 'md', 'lg']),
})
export type Gradient = z.infer<typeof Gradient>

/**
 * Spec 2 §3 "Banner content": every field that banners, heroes, tiles and dialogs share. `richText` and `richTextBelowTargets` are an
 * editor's HTML; whoever renders them gets them sanitised. A block takes all of it and shows what its form has a place for.
 */
export const BannerContent = Gradient.extend({
  name: z.string().max(200).optional(),
  title: z.string().max(160).default(''),
  subtitle: z.string().max(400).optional(),
  /** Over everything else: a short line above the eyebrow. */
  overline: z.string().max(120).optional(),
  eyebrowText: z.string().max(120).optional(),
  eyebrowLogo: z.object({ url: z.string().max(2000), alt: z.string().max(200) }).optional(),
  richText: z.string().max(20_000).optional(),
  richTextBelowTargets: z.string().max(20_000).optional(),
  media: Media.optional(),
  mediaList: z.array(Media).max(3).default([]),
  /** Where the picture itself leads. */
  mediaTarget: LinkTarget.optional(),
  targets: z.array(Cta).max(6).default([]),
  /** `No-CTA` hides the buttons. */
  linkType: z.enum(['CTA', 'No-CTA']).default('CTA'),
  /** The title stays for screen readers. */
  hideTitle: z.boolean().default(false),
  /** The page's one h1. */
  titleH1: z.boolean().default(false),
  backgroundColor: z.union([Ground, z.string().regex(/^#[0-9a-f]{6}$/i)]).optional(),
  /** A calm field behind the words where they stand on a picture. */
  backdrop: z.enum(['none', 'paper', 'ink', 'blur']).default('none'),
  captionText: z.string().max(200).optional(),
  captionPosition: z.enum(['top', 'bottom', 'off']).default('off'),
  /** Of the words over a picture. */
  overlayWidth: z.enum(['xs', 'sm', 'md', 'lg']).default('md'),
  /** Where the words stand. */
  alignment: Alignment.default('left'),
  /** How the words are set. */
  textAlignment: Alignment.default('left'),
  /** All buttons as wide as the widest. */
  equalTargetSize: z.boolean().default(false),
  /** What analytics calls a promotion: it is put on the block as data. */
  promotionTracking: z
    .object({
      id: z.string().max(120),
      name: z.string().max(200),
      creative: z.string().max(200).optional(),
      position: z.string().max(80).optional(),
    })
    .optional(),
  /** The words' own: `dark` on a pale picture, `light` on a deep one. */
  tone: z.enum(['dark', 'light']).default('dark'),
})
export type BannerContent = z.infer<typeof BannerContent>

/** A picture with words over, below or beside it: its media must be there. */
export const MediaBanner = BannerContent.extend({ media: Media })
/** Pictures only, for small things that never hold a film. */
export const PictureBanner = BannerContent.extend({ media: MediaPicture })
