import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { simulateDay } from '../content-windows/simulated-day.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('content.windows', () => {
  it.each([101, 102, 103])('holds every window of day %i to the instant', async (seed) => {
    const lines: string[] = []
    const { wrong, judged } = await simulateDay(seed, { documents: 16, reads: 400, isolates: 3 }, (line) =>
      lines.push(line),
    )
    expect([wrong, lines]).toEqual([0, []])
    expect(judged).toBeGreaterThan(400)
  })
})
