import type { ReactNode } from 'react'
import { z } from 'zod'
import { MediaVideo } from '../../../shared/content/media.ts'
import { type BlockDefinition, defineBlock } from '../block.ts'
import { filmFrames, VideoPlayer, videoPlayerCss } from '../parts/media/video-player.tsx'
import { HostedVideoProps, hostedSource } from './hosted-video-props.ts'
import css from './video.css?inline'
import { hostedVideoFixtures, videoFixtures } from './video.fixtures.ts'

/** Spec 2 §2.1 "Video player". `title` is the heading above the video; `media.title` describes its content. */
export const VideoProps = z.object({
  name: z.string().max(200).optional(),
  title: z.string().max(160).optional(),
  media: MediaVideo,
  captionText: z.string().max(200).optional(),
})

type VideoFrameProps = { title: string | undefined; captionText: string | undefined; children: ReactNode }

const VideoFrame = ({ title, captionText, children }: VideoFrameProps) => (
  <section className="video edge">
    {title ? <h2 className="title">{title}</h2> : null}
    <figure>
      {children}
      {captionText ? <figcaption className="label">{captionText}</figcaption> : null}
    </figure>
  </section>
)

const video = defineBlock({
  type: 'video',
  props: VideoProps,
  css,
  partCss: [videoPlayerCss],
  fixtures: videoFixtures,
  frames: ({ media }) => filmFrames(media),
  render: ({ title, captionText, media }, context) => (
    <VideoFrame title={title} captionText={captionText}>
      <VideoPlayer video={media} context={context} />
    </VideoFrame>
  ),
})

const hostedVideo = defineBlock({
  type: 'hosted-video',
  props: HostedVideoProps,
  css,
  partCss: [videoPlayerCss],
  fixtures: hostedVideoFixtures,
  render(props, context) {
    const source = hostedSource(props, context.features)
    if (!source) return null
    return (
      <VideoFrame title={props.heading} captionText={props.captionText}>
        <VideoPlayer video={{ ...props, kind: 'video', provider: 'native', source }} context={context} />
      </VideoFrame>
    )
  },
})

export const videoBlocks: readonly BlockDefinition[] = [video, hostedVideo]
