import { z } from 'zod'

/** Width over height. */
const Ratio = z.number().min(0.1).max(10)
/** `md` defaults to `lg`. */
const Ratios = z.object({ sm: Ratio, md: Ratio.optional(), lg: Ratio }).default({ sm: 0.8, lg: 16 / 9 })
export type Ratios = z.infer<typeof Ratios>

/**
 * A picture chosen by an editor. `url` is `/images/scenes/{sceneId}` (resizable, `?width=&ratio=`) or an absolute URL,
 * used unchanged. Art direction: `ratio` is the crop by breakpoint, `smallUrl` a separate picture for small screens.
 */
export const MediaPicture = z.object({
  url: z.string().min(1).max(2000),
  smallUrl: z.string().max(2000).optional(),
  alt: z.string().max(300),
  ratio: Ratios,
  /** Background color until the picture loads. */
  placeholder: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
})
export type MediaPicture = z.infer<typeof MediaPicture>

/** A native video file, or the id of a video at a video site. `poster` shows until it plays. */
export const MediaVideo = z.object({
  kind: z.literal('video'),
  provider: z.enum(['native', 'youtube', 'vimeo']).default('native'),
  /** An https URL or a path below `/films/` (native), or the video site's id. */
  source: z.string().min(1).max(2000),
  poster: MediaPicture.optional(),
  /** Text alternative of the video. */
  title: z.string().min(1).max(300),
  captions: z.object({ url: z.string().max(2000), language: z.string().max(20), label: z.string().max(80) }).optional(),
  /** Spec 2 §2.1: videos autoplay unless lazy; muted, as browsers require. */
  lazy: z.boolean().default(false),
  loop: z.boolean().default(true),
  ratio: Ratios,
})
export type MediaVideo = z.infer<typeof MediaVideo>

/** A video if `kind` says so, otherwise a picture. */
export const Media = z.union([MediaVideo, MediaPicture])
export type Media = z.infer<typeof Media>
