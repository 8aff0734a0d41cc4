import { describe, expect, it } from 'vitest'
import { pictureAddress } from './picture-address.ts'

const read = (text: string) => {
  const [path = '', query = ''] = text.split('?')
  return pictureAddress(path, new URLSearchParams(query))
}

describe('a picture’s address', () => {
  it.each([
    ['/images/products/KCT3886CINK/side?width=480', '/images/products/KCT3886CINK/side?width=480'],
    ['/images/products/KCT3886CINK/side?width=480&v=2-0a1b', '/images/products/KCT3886CINK/side?v=2-0a1b&width=480'],
    ['/images/scenes/new-season?ratio=1.78&width=1440', '/images/scenes/new-season?ratio=1.78&width=1440'],
    ['/images/scenes/new-season', '/images/scenes/new-season'],
    ['/images/2026/autumn/shoe_1.v2.jpg?width=2560&ratio=2', '/images/2026/autumn/shoe_1.v2.jpg?ratio=2&width=2560'],
  ])('%s is requested as %s', (text, address) => {
    expect(read(text)).toBe(address)
  })

  it.each([
    '/images',
    '/images/',
    '/images//scenes/x',
    '/images/..%2e/admin',
    '/images/..%2fadmin',
    '/images/%2e%2e/admin',
    '/images/.../admin',
    '/images/scenes/..',
    '/images/scenes/a..b',
    '/images/scenes/.hidden',
    '/images/scenes/x.',
    '/images/scenes/x;y',
    '/images/scenes/x\\y',
    '/images/scenes/%00',
    '/images/a/b/c/d/e/f',
    `/images/scenes/${'a'.repeat(200)}`,
    '/images/scenes/new-season?width=481',
    '/images/scenes/new-season?width=1440&ratio=1.7',
    '/images/scenes/new-season?url=https://evil.example',
    '/images/products/KCT3886CINK/side?width=2560',
    '/images/products/KCT3886CINK/side?ratio=1',
  ])('%s is refused', (text) => {
    expect(read(text)).toBeNull()
  })
})
