import { expect, it } from 'vitest'
import { keptSizesOf } from './kept-sizes.ts'

const kept = (length: number, size: string, people: number) => ({ length, size, people })

it('a size is advised that most of at least five people with the same foot kept', () => {
  const all = [kept(265, '42', 1), kept(265, '42.5', 4), kept(260, '41', 4), kept(250, '39', 5), kept(250, '40', 5)]
  expect(keptSizesOf(all)).toEqual([{ length: 265, size: '42.5' }])
  expect(keptSizesOf([])).toEqual([])
})
