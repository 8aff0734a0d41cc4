import type { z } from 'zod'
import type { BlockContext } from '../block.ts'
import { BannerFrame } from '../parts/banner/banner-frame.tsx'
import { BannerWords, shownTargets } from '../parts/banner/banner-words.tsx'
import { Icon } from '../parts/icon.tsx'
import { MediaBox } from '../parts/media/media.tsx'
import { MediaLink } from '../parts/media/media-link.tsx'
import type { ThinBannerProps } from './banner-props.ts'

type ThinProps = { content: z.output<typeof ThinBannerProps>; context: BlockContext }

const small = { sm: '48px', lg: '48px' }
const square = { sm: 1, lg: 1 }

/** A full-width line, which may be a link as a whole. */
export function ThinBanner({ content, context }: ThinProps) {
  const { media, mediaTarget } = content
  const targets = shownTargets(content)
  return (
    <BannerFrame
      content={{ ...content, backgroundColor: content.backgroundColor ?? 'stone' }}
      context={context}
      form="line"
      className={mediaTarget ? 'thin leads' : 'thin'}
    >
      <div className="thin-line edge">
        {media ? (
          <div className="thin-media">
            <MediaBox media={media} context={context} sizes={small} ratio={square} />
          </div>
        ) : null}
        <BannerWords content={content} context={context} size="small" />
        {mediaTarget && targets.length === 0 ? <Icon name="arrow" /> : null}
        <MediaLink content={content} alt={media?.alt} targets={targets} context={context} />
      </div>
    </BannerFrame>
  )
}
