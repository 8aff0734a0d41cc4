import { expect, it } from 'vitest'
import { startReads } from './page-reads.ts'

it('a page’s way has each question once, in the order in which they were asked first', () => {
  const reads = startReads()
  for (const name of ['b', 'a', 'b']) reads.asked({ kind: 'experience', name, answer: null })
  reads.asked({ kind: 'dismissal', name: 'a', answer: false })
  const { way, isContradictory } = reads.summary()
  expect(way.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['experience b', 'experience a', 'dismissal a'])
  expect(isContradictory).toBe(false)
})

it('a page that got two answers to one question is nobody else’s', () => {
  const reads = startReads()
  reads.asked({ kind: 'feature', name: 'loyalty', answer: false })
  reads.asked({ kind: 'feature', name: 'loyalty', answer: true })
  expect(reads.summary().isContradictory).toBe(true)
})
