import { z } from 'zod'
import { Cta, LinkTarget } from './document.ts'
import { Media, MediaPicture } from './media.ts'
import { Tint } from './tint.ts'

const breakpointNames = ['sm', 'md', 'lg'] as const
export const Breakpoint = z.enum(breakpointNames)
export type Breakpoint = z.infer<typeof Breakpoint>

export const Alignment = z.enum(['left', 'center', 'right'])

/**
 * Spec 2 §3: a dark or light gradient over a picture. Heights: full 35 %, focused 50 %, off 0 % (§9).
 */
export const Gradient = z.object({
  gradientStyle: z.enum(['full', 'focused', 'off']).default('off'),
  /** `dark` below light text, `light` below dark text. */
  gradientTone: z.enum(['dark', 'light']).default('dark'),
  /** The breakpoints it applies to. */
  gradientBreakpoints: z.array(Breakpoint).max(3).default(['sm', 'md', 'lg']),
})
export type Gradient = z.infer<typeof Gradient>

/**
 * Spec 2 §3 "Banner content": every field that banners, heroes, tiles and dialogs share. `richText` and
 * `richTextBelowTargets` are an editor's HTML, sanitized before rendering. Every block accepts all fields and shows
 * those it supports.
 */
export const BannerContent = Gradient.extend({
  name: z.string().max(200).optional(),
  title: z.string().max(160).default(''),
  subtitle: z.string().max(400).optional(),
  /** A short line above the eyebrow. */
  overline: z.string().max(120).optional(),
  eyebrowText: z.string().max(120).optional(),
  eyebrowLogo: z.object({ url: z.string().max(2000), alt: z.string().max(200) }).optional(),
  richText: z.string().max(20_000).optional(),
  richTextBelowTargets: z.string().max(20_000).optional(),
  media: Media.optional(),
  mediaList: z.array(Media).max(3).default([]),
  /** The target of the picture itself. */
  mediaTarget: LinkTarget.optional(),
  targets: z.array(Cta).max(6).default([]),
  /** `No-CTA` hides the buttons. */
  linkType: z.enum(['CTA', 'No-CTA']).default('CTA'),
  /** Hides the title visually, but not from screen readers. */
  hideTitle: z.boolean().default(false),
  /** The page's one h1. */
  titleH1: z.boolean().default(false),
  backgroundColor: z.union([Tint, z.string().regex(/^#[0-9a-f]{6}$/i)]).optional(),
  /** A plain background behind text over a picture. */
  backdrop: z.enum(['none', 'paper', 'ink', 'blur']).default('none'),
  captionText: z.string().max(200).optional(),
  captionPosition: z.enum(['top', 'bottom', 'off']).default('off'),
  /** Width of the text over a picture. */
  overlayWidth: z.enum(['xs', 'sm', 'md', 'lg']).default('md'),
  /** Position of the text. */
  alignment: Alignment.default('left'),
  /** Alignment within the text. */
  textAlignment: Alignment.default('left'),
  /** Makes all buttons as wide as the widest. */
  equalTargetSize: z.boolean().default(false),
  /** A promotion for analytics, rendered as data attributes of the block. */
  promotionTracking: z
    .object({
      id: z.string().max(120),
      name: z.string().max(200),
      creative: z.string().max(200).optional(),
      position: z.string().max(80).optional(),
    })
    .optional(),
  /** The text color: `dark` on a light picture, `light` on a dark one. */
  tone: z.enum(['dark', 'light']).default('dark'),
})
export type BannerContent = z.infer<typeof BannerContent>

/** A banner that requires media. */
export const MediaBanner = BannerContent.extend({ media: Media })
/** A banner whose media can't be a video. */
export const PictureBanner = BannerContent.extend({ media: MediaPicture })
