import { expect, it } from 'vitest'
import { artFault } from './art-spec.ts'

const paint = Object.fromEntries(
  ['base', 'panel', 'accent', 'trim', 'lining', 'lace', 'sole', 'outsole', 'stitch'].map((part) => [part, '#aabbcc']),
)
const art = {
  silhouette: 'tee',
  material: 'jersey',
  pattern: 'solid',
  cut: 2,
  palette: { ...paint, ground: ['#ffffff', '#eeeeee'] },
}
const drawn = (view: string) => ({ kind: 'drawn' as const, view, ground: 'paper' as const })

it('takes what can be drawn', () => {
  expect(artFault({ art, pictures: [drawn('front'), drawn('back')] })).toBeNull()
})

it('wants no art for pictures of a feed', () => {
  expect(artFault({ art: null, pictures: [{ kind: 'external', url: 'https://pictures.test/a.jpg' }] })).toBeNull()
})

it('says what cannot be drawn', () => {
  expect(artFault({ art: null, pictures: [drawn('front')] })).toContain('art')
  expect(artFault({ art, pictures: [drawn('heel')] })).toBe("a tee has no view 'heel'; it has front, back, detail")
  expect(artFault({ art: { ...art, silhouette: 'kite' }, pictures: [drawn('front')] })).toContain('silhouette')
  expect(
    artFault({ art: { ...art, palette: { ...art.palette, lace: 'url(x)' } }, pictures: [drawn('front')] }),
  ).toContain('palette.lace')
  expect(artFault({ art: { ...art, palette: paint }, pictures: [drawn('front')] })).toContain('palette.ground')
})
