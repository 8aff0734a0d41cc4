import { describe, expect, test } from 'vitest'
import { apparelSilhouettes, apparelViews, materials, type Palette, patterns } from '../contract.ts'
import { drawScene, listSceneTones, sceneIds } from '../scenes/index.ts'
import { apparelFigure, drawApparel } from './index.ts'

const palette: Palette = {
  base: '#6f95c4',
  panel: '#2c4c7c',
  accent: '#f4e3b5',
  trim: '#f7f2e4',
  lining: '#dfe7f0',
  lace: '#fffaf0',
  sole: '#fffdf8',
  outsole: '#c9a06b',
  stitch: '#b5cbe6',
  ground: ['#eaf0f6', '#cbd9e8'],
}

/** Unbalanced tags, missing values, repeated ids and references to missing ids. */
const faults = (picture: string): readonly string[] => {
  const svg = picture.replaceAll(/base64,[^"]*/g, 'base64')
  const open: string[] = []
  const found: string[] = []
  for (const [, close, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:"[^"]*"|[^">])*)>/g)) {
    if (close) {
      if (open.pop() !== name) found.push(`</${name}>`)
    } else if (!rest.endsWith('/')) open.push(name)
  }
  for (const word of ['NaN', 'undefined', 'Infinity', 'null', '[object']) if (svg.includes(word)) found.push(word)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(ids).size !== ids.length) found.push('an id twice')
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.includes(id)) found.push(`#${id}`)
  return [...found, ...open]
}

describe.each(apparelSilhouettes)('%s', (silhouette) => {
  const cuts = [0, 1, 2, 3, 4]
  test.each(cuts)('cut %i is well-formed, small and reproducible in every view', (cut) => {
    for (const [index, view] of apparelViews.entries()) {
      const pattern = patterns[(cut + index) % patterns.length] ?? 'solid'
      const material = materials[(cut * 2 + index) % materials.length] ?? 'jersey'
      const spec = { silhouette, view, cut, pattern, material, palette }
      const svg = drawApparel(spec)
      expect(faults(svg)).toEqual([])
      expect(svg.length).toBeLessThanOrEqual(72_000)
      expect(drawApparel(spec)).toBe(svg)
    }
  })

  test('cuts differ, and front and back differ', () => {
    const draw = (cut: number, view: 'front' | 'back') =>
      drawApparel({ silhouette, view, cut, pattern: 'solid', material: 'canvas', palette })
    const seen = [...cuts.map((cut) => draw(cut, 'front')), draw(0, 'back')]
    expect(new Set(seen).size).toBe(seen.length)
  })
})

test('figures with different prefixes share no ids', () => {
  const spec = { silhouette: 'hoodie', view: 'front', cut: 0, pattern: 'speckle', material: 'fleece', palette } as const
  expect(faults(`<svg>${apparelFigure(spec, 'one')}${apparelFigure(spec, 'two')}</svg>`)).toEqual([])
})

describe.each(sceneIds)('scene %s', (id) => {
  test.each([
    [1600, 900],
    [2100, 900],
    [1000, 1000],
    [800, 1000],
    [900, 1600],
  ])('composes for %i x %i', (width, height) => {
    const svg = drawScene(id, { width, height })
    expect(faults(svg)).toEqual([])
    expect(svg.length).toBeLessThanOrEqual(320_000)
    expect(drawScene(id, { width, height })).toBe(svg)
    expect(['dark', 'light']).toContain(listSceneTones()[id])
  })
})
