import type { z } from 'zod'
import type { Ratios } from '../../../shared/content/media.ts'
import type { BlockContext } from '../block.ts'
import { BannerFrame, mediaOf } from '../parts/banner/banner-frame.tsx'
import { BannerWords, shownTargets } from '../parts/banner/banner-words.tsx'
import { gradientAttributes } from '../parts/banner/gradient.ts'
import { CaptionedMedia } from '../parts/media/caption.tsx'
import { MediaBox, mediaAlt, takesPresses } from '../parts/media/media.tsx'
import { MediaLink } from '../parts/media/media-link.tsx'
import type { SplitBannerProps } from './banner-props.ts'

/** Aspect ratios by the number of media, which together always fill the same area. */
const shapes: Readonly<Record<1 | 2 | 3, readonly Ratios[]>> = {
  1: [{ sm: 1, lg: 1 }],
  2: [
    { sm: 0.66, lg: 0.5 },
    { sm: 0.66, lg: 0.5 },
  ],
  3: [
    { sm: 1.5, lg: 1.5 },
    { sm: 1, lg: 1.5 },
    { sm: 1, lg: 1.5 },
  ],
}

type SplitProps = { content: z.output<typeof SplitBannerProps>; context: BlockContext }

/** Media on one side, text on the other; on phones the media come first. */
export function SplitBanner({ content, context }: SplitProps) {
  const list = content.mediaList.length > 0 ? content.mediaList : mediaOf(content)
  const count = Math.min(3, list.length) as 1 | 2 | 3
  const widthPercent = content.imageWidth / (count === 2 ? 2 : 1)
  const [first] = list
  return (
    <BannerFrame
      content={content}
      context={context}
      form="beside"
      className={`split image-${content.imageSide} image-${content.imageWidth}`}
    >
      <CaptionedMedia
        text={content.captionText}
        position={content.captionPosition}
        className={`banner-media media-${count}`}
        {...gradientAttributes(content)}
      >
        {list.map((media, index) => (
          <MediaBox
            // biome-ignore lint/suspicious/noArrayIndexKey: the list may contain the same picture twice
            key={index}
            media={media}
            context={context}
            sizes={{ sm: count === 2 ? '50vw' : '100vw', lg: `${widthPercent}vw` }}
            ratio={shapes[count][index] ?? { sm: 1, lg: 1 }}
            eager={context.first && index === 0}
          />
        ))}
        {first && !list.some(takesPresses) ? (
          <MediaLink content={content} alt={mediaAlt(first)} targets={shownTargets(content)} context={context} />
        ) : null}
      </CaptionedMedia>
      <BannerWords content={content} context={context} size="title" />
    </BannerFrame>
  )
}
