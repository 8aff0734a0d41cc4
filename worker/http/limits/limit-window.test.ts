import { expect, it } from 'vitest'
import { createWindow } from './limit-window.ts'

it('counts a key in a period that begins with its first, and every key by itself', () => {
  const window = createWindow(1000)
  expect([5, 6, 7, 1004].map((now) => window.take('a', now))).toEqual(
    [1, 2, 3, 4].map((count) => ({ count, until: 1005 })),
  )
  expect(window.take('b', 999)).toEqual({ count: 1, until: 1999 })
  expect(window.take('a', 1005)).toEqual({ count: 1, until: 2005 })
})

it('begins again with a key that is forgotten', () => {
  const window = createWindow(1000)
  window.take('a', 0)
  window.forget('a')
  expect(window.take('a', 1).count).toBe(1)
})

it('does not grow with keys that are used once', () => {
  const window = createWindow(1000)
  window.take('a', 0)
  expect(window.take('a', 0).count).toBe(2)
  for (let key = 0; key < 10_000; key += 1) window.take(`other-${key}`, 0)
  expect(window.take('a', 0).count).toBe(1)
})
