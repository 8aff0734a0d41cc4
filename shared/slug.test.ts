import { describe, expect, it } from 'vitest'
import { slugOf } from './slug.ts'

describe('slugOf', () => {
  it.each([
    [['Trail Runner', 'Crème'], 'trail-runner-creme'],
    [['Größe & Maß'], 'groesse-mass'],
    [['Men’s  “Low” top!'], 'mens-low-top'],
    [['--'], 'item'],
    [['東京'], 'item'],
    [[''], 'item'],
  ])('%j -> %s', (words, slug) => {
    expect(slugOf(...words)).toBe(slug)
  })

  it('stays short and never ends in a dash', () => {
    const slug = slugOf(`${'a'.repeat(79)} b`)
    expect(slug).toBe('a'.repeat(79))
  })
})
