import { describe, expect, it } from 'vitest'
import { sites } from '../../shared/i18n/locales.ts'
import { demoFacts } from './facts.ts'
import { bestGrades, judge } from './judge.ts'
import { allQueries } from './judged/all-queries.ts'

const catalogue = [...demoFacts().values()]
const us = sites['en-us']
const boots = catalogue.filter(({ kinds }) => kinds.includes('boot'))
const oneBootPerStyle = [...new Map(boots.map((boot) => [boot.styleId, boot])).values()]
const sandals = catalogue.filter(({ kinds }) => kinds.includes('sandal'))

describe('the verdict on an answer', () => {
  it('is best for all that was asked, whether colors of a style are cards of their own or not', () => {
    for (const shown of [boots, oneBootPerStyle])
      expect(judge(shown, catalogue, { kind: 'boot' }, us)).toEqual({ isRight: true, ndcg: 1 })
  })

  it('is worst for others, and for nothing', () => {
    for (const shown of [sandals, []])
      expect(judge(shown, catalogue, { kind: 'boot' }, us)).toEqual({ isRight: false, ndcg: 0 })
  })

  it('counts an order that has wrong things first as less', () => {
    const { isRight, ndcg } = judge([...sandals.slice(0, 1), ...oneBootPerStyle], catalogue, { kind: 'boot' }, us)
    expect(isRight).toBe(true)
    expect(ndcg).toBeGreaterThan(0.7)
    expect(ndcg).toBeLessThan(0.9)
  })

  it('takes the best that the shop has for right where it has nothing better', () => {
    const wishes = { kind: 'gift-card', near: 'boot', material: 'wool' } as const
    const best = catalogue.filter(({ kinds }) => kinds.includes('gift-card'))
    expect(bestGrades(catalogue, wishes, us)[0]).toBe(1)
    expect(judge(best, catalogue, wishes, us).isRight).toBe(true)
  })
})

describe.each(allQueries)('judged queries: %s', (locale, queries) => {
  it('are a hundred or more, each once', () => {
    expect(new Set(queries.map(({ text }) => text.toLowerCase())).size).toBe(queries.length)
    expect(queries.length).toBeGreaterThanOrEqual(100)
  })

  it('have something to find in the demo’s catalog', () => {
    const without = queries.filter(({ wishes }) => bestGrades(catalogue, wishes, sites[locale]).length === 0)
    expect(without).toEqual([])
  })
})
