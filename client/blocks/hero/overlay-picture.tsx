import type { z } from 'zod'
import type { BlockContext } from '../block.ts'
import { Link } from '../parts/links/link.tsx'
import { MediaBox } from '../parts/media/media.tsx'
import type { OverlayHeroProps } from './hero-props.ts'

type OverlayPictureProps = {
  content: z.output<typeof OverlayHeroProps>
  context: BlockContext
  sizes: string
}

const square = { sm: 1, lg: 1 }

/** Never eager. Its alt text names its link; without alt text there is no link. */
export function OverlayPicture({ content, context, sizes }: OverlayPictureProps) {
  const { overlayPicture: picture, overlayTarget: target } = content
  if (!picture) return null
  const box = <MediaBox media={picture} context={context} sizes={{ sm: sizes, lg: sizes }} ratio={square} />
  return (
    <div className="hero-over">
      {target && picture.alt ? (
        <Link locale={context.locale} place={context.place} target={target}>
          {box}
        </Link>
      ) : (
        box
      )}
    </div>
  )
}
