import type { PictureSize } from '../../shared/picture-sizes.ts'
import type { Env } from '../env.ts'

/**
 * Our default sharpness, as in the spec. This corresponds to 1 in the Images binding, whose scale is 0 to 10 and where
 * 1 is right for a picture that was scaled down.
 */
const defaultSharpness = 60

/** WebP if the account has Images, else the unchanged PNG. */
export async function encode(
  env: Env,
  png: Uint8Array,
  { quality, sharpen }: PictureSize,
): Promise<{ bytes: ArrayBuffer; type: string }> {
  if (!env.IMAGES) return { bytes: new Uint8Array(png).buffer, type: 'image/png' }
  const stream = new Blob([new Uint8Array(png)]).stream()
  const result = await env.IMAGES.input(stream)
    .transform({ sharpen: sharpen / defaultSharpness })
    .output({ format: 'image/webp', quality })
  return { bytes: await result.response().arrayBuffer(), type: result.contentType() }
}
