import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fixtureContext } from '../context.fixtures.ts'
import { pictureBlocks } from './picture.tsx'

const [block] = pictureBlocks

const draw = (fields: object): string =>
  renderToString(
    block?.render(
      block.props.parse({ media: { url: '/images/scenes/flat-lay', alt: 'A kit' }, ...fields }),
      fixtureContext(),
    ),
  )

it('shows its caption below, where nothing else is said', () => {
  expect(draw({ captionText: 'What goes in' })).toContain('<figcaption class="caption bottom">What goes in')
  expect(draw({ captionText: 'What goes in', captionPosition: 'off' })).not.toContain('What goes in')
})

it('is a link that its alt names', () => {
  expect(draw({ mediaTarget: { url: '/c/1' } })).toContain('href="/en-us/c/1"><span class="sr">A kit</span>')
  expect(draw({})).not.toContain('<a')
})

it('takes no film', () => {
  expect(() => draw({ media: { kind: 'video', source: '/a.mp4', title: 'A' } })).toThrow()
})
