import { describe, expect, it } from 'vitest'
import { addressOf, mergedAddress } from './place-address.ts'

const page = { path: '/en-us/c/shoes-1000', query: { sort: ['newest'], colour: ['sand', 'moss'] } }

describe('mergedAddress', () => {
  it('adds a modal link’s parameters to the page’s own', () => {
    expect(mergedAddress(page, '?fit=wide#sizes')).toBe(
      '/en-us/c/shoes-1000?sort=newest&colour=sand&colour=moss&fit=wide#sizes',
    )
  })

  it('prefers the link’s value of a parameter', () => {
    expect(mergedAddress(page, '?colour=night#sizes')).toBe('/en-us/c/shoes-1000?sort=newest&colour=night#sizes')
  })

  it('keeps the page’s parameters when the link has no parameters', () => {
    expect(mergedAddress({ path: '/en-us', query: {} }, '?#sizes')).toBe('/en-us#sizes')
  })

  it.each(['?page=2', '#sizes', '/c/shoes?fit=wide#sizes', 'https://example.com/?a=1#b'])('leaves %s', (url) =>
    expect(mergedAddress(page, url)).toBe(url),
  )
})

it('addressOf writes every value, and no question mark without one', () => {
  expect(addressOf(page)).toBe('/en-us/c/shoes-1000?sort=newest&colour=sand&colour=moss')
  expect(addressOf({ path: '/en-us', query: {} })).toBe('/en-us')
})
