import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { featuresOf } from '../../../shared/features.ts'
import type { BlockDefinition } from '../block.ts'
import { fixtureContext } from '../context.fixtures.ts'
import { videoBlocks } from './video.tsx'

const [video, hosted] = videoBlocks as readonly [BlockDefinition, BlockDefinition]
const context = fixtureContext()
const markup = (block: BlockDefinition, name: string, given = context) =>
  renderToString(block.render(block.props.parse(block.fixtures[name]), given))
const frames = (name: string) => video.frames?.(video.props.parse(video.fixtures[name]))

describe('video', () => {
  it('renders a native video that plays without script, muted and not preloaded', () => {
    const html = markup(video, 'native')
    expect(html).toMatch(/<video src="\/films\/kerb-stones\.mp4"[^>]*controls=""[^>]*muted=""[^>]*preload="none"/)
    expect(frames('native')).toEqual([])
  })

  it('includes its captions', () => {
    expect(markup(video, 'lazy')).toMatch(/<track kind="captions" src="\/films\/kerb-stones\.vtt" srcLang="en"/i)
  })

  it.each([
    ['youtube', 'https://www.youtube.com/watch?v=k3rbSt0nes1', 'https://www.youtube-nocookie.com'],
    ['vimeo', 'https://vimeo.com/100200300', 'https://player.vimeo.com'],
  ])('sends no request to %s before it is clicked', (name, page, origin) => {
    const html = markup(video, name)
    const [before = '', player = '', after = ''] = html.split(/<template data-player="">(.*)<\/template>/)
    expect(before + after).not.toContain('<iframe')
    expect(before + after).not.toContain(origin)
    expect(player).toContain(`<iframe src="${origin}/`)
    expect(html).toContain(`href="${page}"`)
    expect(frames(name)).toEqual([origin])
  })

  it('escapes the id in the URL', () => {
    const props = video.props.parse({ media: { kind: 'video', provider: 'vimeo', source: '1/../x?a=', title: 'A' } })
    expect(renderToString(video.render(props, context))).toContain('href="https://vimeo.com/1%2F..%2Fx%3Fa%3D"')
  })

  it.each(['javascript:alert(1)', '//evil.example/a.mp4', 'http://plain.example/a.mp4'])(
    'plays nothing from %s',
    (source) => {
      const props = video.props.parse({ media: { kind: 'video', source, title: 'A' } })
      expect(renderToString(video.render(props, context))).not.toContain('<video')
    },
  )
})

describe('hosted video', () => {
  const enabled = fixtureContext({ features: featuresOf(['hostedVideo']) })

  it('plays from the cloud by its public id', () => {
    expect(markup(hosted, 'shown', enabled)).toContain(
      'src="https://films.kerb.example/kerb/video/upload/q_auto/films/resole.mp4"',
    )
  })

  it('renders nothing while its feature is off', () => {
    expect(markup(hosted, 'shown')).toBe('')
  })

  it.each(['tooShort', 'noCloud', 'noId'])('renders nothing for the fixture %s', (name) => {
    expect(markup(hosted, name, enabled)).toBe('')
  })

  it('is shown when it is longer than 30 seconds', () => {
    const props = hosted.props.parse({ ...hosted.fixtures['shown'], durationSeconds: 30.1 })
    expect(renderToString(hosted.render(props, enabled))).toContain('<video')
  })

  it('is shown when it is longer than the visitor’s variation says', () => {
    const features = { ...featuresOf(['hostedVideo']), numberOf: () => 5 }
    const props = hosted.props.parse({ ...hosted.fixtures['shown'], durationSeconds: 6 })
    expect(renderToString(hosted.render(props, fixtureContext({ features })))).toContain('<video')
  })
})
