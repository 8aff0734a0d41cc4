import { describe, expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

const failing = (times: number, now = 0) => {
  const breaker = createBreaker()
  for (let call = 0; call < times; call += 1) breaker.note(false, now, now)
  return breaker
}

describe('a breaker', () => {
  it('opens after six calls without an answer, not before', () => {
    expect(failing(5).isOpen()).toBe(false)
    expect(failing(6).isOpen()).toBe(true)
  })

  it('stays closed while most are answered', () => {
    const breaker = createBreaker()
    for (let call = 0; call < 300; call += 1) breaker.note(call % 5 !== 0, call, call)
    expect(breaker.isOpen()).toBe(false)
  })

  it('forgets failures of long ago', () => {
    const breaker = createBreaker()
    for (let call = 0; call < 40; call += 1) breaker.note(false, call * 2001, call * 2001)
    expect(breaker.isOpen()).toBe(false)
  })

  it('lets one through a second while it is open, and no more', () => {
    const breaker = failing(6)
    let through = 0
    for (let now = 1; now <= 10_000; now += 5) if (breaker.allows(now)) through += 1
    expect(through).toBeGreaterThanOrEqual(9)
    expect(through).toBeLessThanOrEqual(10)
  })

  it('closes with the first probe that is answered, and with no late answer', () => {
    const breaker = failing(6, 5000)
    breaker.note(true, 4000, 5500)
    expect(breaker.isOpen()).toBe(true)
    expect(breaker.allows(6100)).toBe(true)
    breaker.note(false, 6100, 6900)
    expect(breaker.isOpen()).toBe(true)
    expect(breaker.allows(7200)).toBe(true)
    breaker.note(true, 7200, 7300)
    expect([breaker.isOpen(), breaker.allows(7301), breaker.allows(7301)]).toEqual([false, true, true])
  })
})
