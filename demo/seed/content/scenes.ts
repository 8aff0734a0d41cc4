import type { MediaPicture } from '../../../shared/content/media.ts'
import type { SceneId } from '../../pictures/art/scenes/index.ts'
import type { ShopCopy } from '../copy/copy.ts'

export function scene(alts: ShopCopy['scenes'], id: SceneId): MediaPicture {
  return { url: `/images/scenes/${id}`, alt: alts[id], ratio: { sm: 0.8, lg: 16 / 9 } }
}
