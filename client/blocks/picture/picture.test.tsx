import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fixtureContext } from '../context.fixtures.ts'
import { pictureBlocks } from './picture.tsx'

const [block] = pictureBlocks

const render = (fields: object): string =>
  renderToString(
    block?.render(
      block.props.parse({ media: { url: '/images/scenes/flat-lay', alt: 'A kit' }, ...fields }),
      fixtureContext(),
    ),
  )

it('shows its caption below by default', () => {
  expect(render({ captionText: 'What goes in' })).toContain('<figcaption class="caption bottom">What goes in')
  expect(render({ captionText: 'What goes in', captionPosition: 'off' })).not.toContain('What goes in')
})

it('is a link named by its alt text', () => {
  expect(render({ mediaTarget: { url: '/c/1' } })).toContain('href="/en-us/c/1"><span class="sr">A kit</span>')
  expect(render({})).not.toContain('<a')
})

it('rejects a video', () => {
  expect(() => render({ media: { kind: 'video', source: '/a.mp4', title: 'A' } })).toThrow()
})
