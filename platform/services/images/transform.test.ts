import { describe, expect, it } from 'vitest'
import { productTransform, sceneTransform } from './transform.ts'

const product = (query: string) => productTransform(new URLSearchParams(query))
const scene = (query: string) => sceneTransform(new URLSearchParams(query))

describe('productTransform', () => {
  it.each([
    ['', { width: 800, quality: 50, sharpen: 60 }],
    ['width=321', { width: 480, quality: 50, sharpen: 60 }],
    ['width=480', { width: 480, quality: 50, sharpen: 60 }],
    ['width=1&quality=62&sharpen=0', { width: 160, quality: 70, sharpen: 0 }],
    ['width=99999', { width: 2000, quality: 50, sharpen: 60 }],
    ['width=400&dpr=2', { width: 800, quality: 50, sharpen: 60 }],
    ['width=400&dpr=', { width: 800, quality: 50, sharpen: 60 }],
    ['width=400&dpr=99', { width: 480, quality: 50, sharpen: 60 }],
    ['width=-5&quality=NaN&sharpen=Infinity', { width: 160, quality: 50, sharpen: 60 }],
    ['width[]=1&width=abc', { width: 800, quality: 50, sharpen: 60 }],
  ])('%s', (query, transform) => {
    expect(product(query)).toEqual(transform)
  })
})

describe('sceneTransform', () => {
  it('goes wider, and snaps the ratio', () => {
    expect(scene('width=2300&ratio=1.77777')).toEqual({ width: 2400, quality: 50, sharpen: 60, ratio: 1.78 })
    expect(scene('ratio=0.001').ratio).toBe(0.4)
    expect(scene('ratio=x').ratio).toBe(1.78)
    expect(scene('ratio=40').ratio).toBe(3)
  })
})
