import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestRatio, productWidths, readPictureSize, sceneRatios, sceneWidths } from './picture-sizes.ts'

const product = (query: string) => readPictureSize('product', new URLSearchParams(query))
const scene = (query: string) => readPictureSize('scene', new URLSearchParams(query))

describe('readPictureSize', () => {
  it.each([
    ['', 640],
    ['width=480', 480],
    ['width=320&dpr=1', 320],
    ['width=320&dpr=2', 640],
    ['width=240&dpr=', 480],
    ['width=480&v=2-0a1b2c3d&quality=50&sharpen=60', 480],
  ])('accepts the product size %s', (query, width) => {
    expect(product(query)).toEqual({ width, ratio: null, quality: 50, sharpen: 60 })
  })

  it.each([
    'width=481',
    'width=2560',
    'width=99999',
    'width=-480',
    'width=0480',
    'width=480.0',
    'width=4.8e2',
    'width=480&width=640',
    'width=480&ratio=1',
    'width=480&quality=51',
    'width=480&quality=',
    'width=480&sharpen=0',
    'width=480&dpr=3',
    'width=480&dpr=0.5',
    'width=480&v=../x',
    'width=480&x=1',
    'width[]=480',
    'WIDTH=480',
  ])('rejects the product size %s', (query) => {
    expect(product(query)).toBeNull()
  })

  it('reads the ratio of a scene', () => {
    expect(scene('width=1440&ratio=1.78')).toEqual({ width: 1440, ratio: 1.78, quality: 50, sharpen: 60 })
    expect(scene('width=1440')?.ratio).toBe(1.78)
    for (const query of ['width=1440&ratio=1.77', 'width=1440&ratio=0', 'width=1440&ratio=01', 'width=1200&ratio=1'])
      expect(scene(query), query).toBeNull()
  })

  it('only ever returns listed sizes', () => {
    const name = fc.constantFrom('width', 'ratio', 'quality', 'sharpen', 'dpr', 'v')
    const value = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('480', '1', '', '2', '50'))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, value), { maxLength: 5 }),
        fc.constantFrom('product', 'scene'),
        (pairs, kind) => {
          const size = readPictureSize(kind as 'product' | 'scene', new URLSearchParams(pairs))
          if (!size) return
          expect(kind === 'product' ? productWidths : sceneWidths).toContain(size.width)
          expect(kind === 'product' ? [null] : sceneRatios).toContain(size.ratio)
        },
      ),
      { numRuns: 2000, seed: 920 },
    )
  })
})

it.each([
  [16 / 9, 1.78],
  [4 / 5, 0.8],
  [2.4, 2.35],
  [0.1, 0.5],
  [10, 3],
  [1.05, 1],
])('the nearest ratio of %f is %f', (requested, expected) => {
  expect(nearestRatio(requested)).toBe(expected)
})
