import { describe, expect, it } from 'vitest'
import { footwearSilhouettes, footwearViews, type Palette } from '../contract.ts'
import { drawFootwear, footwearFigure } from './index.ts'

const palette: Palette = {
  base: '#98aa8f',
  panel: '#748a6b',
  accent: '#f4efdf',
  trim: '#f1ecdc',
  lining: '#dbe2d2',
  lace: '#f6f3e8',
  sole: '#f4f0e4',
  outsole: '#caa06a',
  stitch: '#dfe7d8',
  ground: ['#e6ebdf', '#cdd7c6'],
}
const cuts = [0, 1, 2, 3, 4]
const maxCharacters = 230_000

function openTags(svg: string): string[] {
  const open: string[] = []
  for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (self) continue
    if (close) expect(open.pop()).toBe(name)
    else open.push(name)
  }
  return open
}

describe.each(footwearSilhouettes)('%s', (silhouette) => {
  it.each(footwearViews)('from %s is well-formed, reproducible and small enough in every cut', (view) => {
    for (const cut of cuts) {
      const spec = { silhouette, view, cut, material: 'canvas' as const, pattern: 'solid' as const, palette }
      const svg = drawFootwear(spec)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(openTags(svg)).toEqual([])
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
      expect(new Set(ids).size).toBe(ids.length)
      expect(svg.length).toBeLessThan(maxCharacters)
      expect(drawFootwear(spec)).toBe(svg)
    }
  })

  it('looks different in every cut', () => {
    const drawings = cuts.map((cut) =>
      drawFootwear({ silhouette, view: 'side', cut, material: 'canvas', pattern: 'solid', palette }),
    )
    expect(new Set(drawings).size).toBe(cuts.length)
  })

  it('has figures whose ids start with the prefix', () => {
    const figure = footwearFigure(
      { silhouette, view: 'side', cut: 0, material: 'leather', pattern: 'check', palette },
      'left',
    )
    for (const [, id] of figure.matchAll(/ id="([^"]+)"/g)) expect(id).toMatch(/^left-/)
  })
})
