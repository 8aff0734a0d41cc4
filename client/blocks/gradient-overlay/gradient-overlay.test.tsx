import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fixtureContext } from '../context.fixtures.ts'
import { gradientOverlayBlocks } from './gradient-overlay.tsx'

const [block] = gradientOverlayBlocks
const base = { title: 'Rain', media: { url: '/images/scenes/rain-boots', alt: 'Boots' } }
const render = (fields: object): string =>
  renderToString(block?.render(block.props.parse({ ...base, ...fields }), fixtureContext()))

it('lies under its text by default, on every screen', () => {
  const html = render({})
  expect(html).toContain('data-gradient="full" data-shade="dark" data-gradient-at="sm md lg"')
  expect(html).toMatch(/class="banner over whole [^"]*dark"/)
})

it('can be off, or on some screens only', () => {
  expect(render({ gradientStyle: 'off' })).not.toContain('data-gradient')
  expect(render({ gradientBreakpoints: ['md'] })).toContain('data-gradient-at="md"')
})

it('has the heights of spec 2 §9', () => {
  const css = readFileSync(new URL('../parts/banner/gradient.css', import.meta.url), 'utf8')
  expect(css).toMatch(/\[data-gradient='full'\] \{\s*--gradient: 35%/)
  expect(css).toMatch(/\[data-gradient='focused'\] \{\s*--gradient: 50%/)
  expect(css).toContain('height: var(--reach, 0%)')
})
