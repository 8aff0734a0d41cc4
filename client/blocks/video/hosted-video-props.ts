import { z } from 'zod'
import { MediaVideo } from '../../../shared/content/media.ts'
import type { Features } from '../../../shared/features.ts'

/**
 * Spec 2 §2.1 "Hosted-video player". `host` is the origin of the delivery service. Names and ids are limited to
 * characters that are safe in a path.
 */
export const HostedVideoProps = MediaVideo.omit({ kind: true, provider: true, source: true }).extend({
  name: z.string().max(200).optional(),
  heading: z.string().max(160).optional(),
  captionText: z.string().max(200).optional(),
  cloudName: z
    .string()
    .max(120)
    .regex(/^[\w-]*$/)
    .default(''),
  publicId: z
    .string()
    .max(300)
    .regex(/^(?:[\w-]+(?:[./][\w-]+)*)?$/)
    .default(''),
  durationSeconds: z.number().min(0).default(0),
  host: z
    .string()
    .regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/)
    .default('https://res.cloudinary.com'),
})
type HostedVideo = z.output<typeof HostedVideoProps>

/** The video's URL, or null if it is not to be shown. The service chooses the quality. */
export function hostedSource(
  { host, cloudName, publicId, durationSeconds }: HostedVideo,
  features: Features,
): string | null {
  if (!features.has('hostedVideo') || !cloudName || !publicId) return null
  if (durationSeconds <= features.numberOf('hostedVideo.minimumSeconds')) return null
  return `${host}/${cloudName}/video/upload/q_auto/${publicId}.mp4`
}
