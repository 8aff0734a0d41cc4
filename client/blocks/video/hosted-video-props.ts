import { z } from 'zod'
import { MediaVideo } from '../../../shared/content/media.ts'

/** Spec 2 §9: a hosted film lasts longer than this, in seconds. */
const threshold = 30

/**
 * Spec 2 §2.1 "Hosted-video player". `host` is the delivery service's origin, the one that cloud names and public ids come from unless an
 * editor says otherwise. Ids are kept to what a path may hold.
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

/** The film's address, or null where it isn't to be shown. The service chooses the quality. */
export function hostedSource(
  { host, cloudName, publicId, durationSeconds }: HostedVideo,
  isOn: boolean,
): string | null {
  if (!isOn || !cloudName || !publicId || durationSeconds <= threshold) return null
  return `${host}/${cloudName}/video/upload/q_auto/${publicId}.mp4`
}
