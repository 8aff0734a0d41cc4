import { describe, expect, it } from 'vitest'
import { readTestContext } from './test-context.ts'

describe('p13n_testcontext', () => {
  it('forces a segment, variants, or both', () => {
    expect(readTestContext('{"segment":"loggedin"}')).toEqual({ segment: 'loggedin', variants: {} })
    expect(readTestContext('{"variants":{"hero":"loud"}}')).toEqual({ variants: { hero: 'loud' } })
    expect(readTestContext('{"variants":[{"experienceId":"hero","variantId":"loud"}]}')).toEqual({
      variants: { hero: 'loud' },
    })
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{segment'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['a segment that there is not', '{"segment":"tuesday"}'],
    ['variants that are none', '{"variants":{"hero":7}}'],
    ['more than 2 KB', JSON.stringify({ variants: { hero: 'ä'.repeat(1030) } })],
    ['what would change every object', '{"__proto__":{"segment":"loggedin"}}'],
  ])('ignores %s', (_, parameter) => {
    expect(readTestContext(parameter)).toBeNull()
  })
})
