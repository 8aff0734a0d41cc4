import { expect, it } from 'vitest'
import { readDismissed, withDismissed } from './dismissed.ts'

it('keeps names in the order they were closed, each once', () => {
  const dismissed = withDismissed(readDismissed('spring.bar'), 'popup')
  expect(dismissed).toBe('spring.bar.popup')
  expect(withDismissed(readDismissed(dismissed), 'spring')).toBe('bar.popup.spring')
})

it('reads nothing out of a cookie that somebody else wrote', () => {
  expect([...readDismissed(undefined)]).toEqual([])
  expect([...readDismissed('<script>.%20.ok.__proto__')]).toEqual(['ok', '__proto__'])
  expect(withDismissed(new Set(['bar']), 'a b')).toBe('bar')
})

it('forgets the oldest after thirty', () => {
  const full = new Set(Array.from({ length: 30 }, (_, index) => `n${index}`))
  const names = withDismissed(full, 'new').split('.')
  expect(names).toHaveLength(30)
  expect([names[0], names.at(-1)]).toEqual(['n1', 'new'])
})
