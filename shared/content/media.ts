import { z } from 'zod'

/** Width over height. */
const Ratio = z.number().min(0.1).max(10)
/** `md` where it isn't `lg`'s. */
const Ratios = z.object({ sm: Ratio, md: Ratio.optional(), lg: Ratio }).default({ sm: 0.8, lg: 16 / 9 })
export type Ratios = z.infer<typeof Ratios>

/**
 * A picture chosen by an editor. `url` may be `/images/scenes/{sceneId}` (resizable, `?width=&ratio=`) or an absolute one, used as it is.
 * Art direction: `ratio` is the crop by breakpoint, `smallUrl` another picture for small ones.
 */
export const MediaPicture = z.object({
  url: z.string().min(1).max(2000),
  smallUrl: z.string().max(2000).optional(),
  alt: z.string().max(300),
  ratio: Ratios,
  /** What shows until the picture is there. A scene has its own ground. */
  placeholder: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
})
export type MediaPicture = z.infer<typeof MediaPicture>

/** A film: files the browser plays itself, or the id of one at a video-sharing site. `poster` holds its place. */
export const MediaVideo = z.object({
  kind: z.literal('video'),
  provider: z.enum(['native', 'youtube', 'vimeo']).default('native'),
  /** An https address or a path of the shop (native), else the site's own id of the film. */
  source: z.string().min(1).max(2000),
  poster: MediaPicture.optional(),
  /** What the film shows, for who can't see it. */
  title: z.string().min(1).max(300),
  captions: z.object({ url: z.string().max(2000), language: z.string().max(20), label: z.string().max(80) }).optional(),
  /** Spec 2 §2.1: videos autoplay unless lazy. Muted then, as browsers want it. */
  lazy: z.boolean().default(false),
  loop: z.boolean().default(true),
  ratio: Ratios,
})
export type MediaVideo = z.infer<typeof MediaVideo>

/** A picture unless it says that it is a film. */
export const Media = z.union([MediaVideo, MediaPicture])
export type Media = z.infer<typeof Media>
