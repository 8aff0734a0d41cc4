import { expect, it } from 'vitest'
import { isLogged } from './log-share.ts'

const ids = Array.from({ length: 1000 }, (_, index) =>
  (index * 4_294_967).toString(16).padStart(8, '0').padEnd(16, '0'),
)

it.each([
  [0, 0],
  [0.1, 101],
  [1, 1000],
])('with a share of %f logs %i of 1000', (share, count) => {
  expect(ids.filter((id) => isLogged(id, share))).toHaveLength(count)
})

it('does not log invalid ids', () => {
  expect(isLogged('zz', 1)).toBe(false)
})
