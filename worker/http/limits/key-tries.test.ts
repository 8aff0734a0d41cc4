import { describe, expect, it } from 'vitest'
import { createKeyTries } from './key-tries.ts'

const secret = 'a secret of more than thirty-two characters'
const minute = 60_000

function setUp() {
  const stored = new Map<string, string>()
  const kv = {
    get: async (key: string) => stored.get(key) ?? null,
    put: async (key: string, value: string) => void stored.set(key, value),
  } as unknown as Parameters<ReturnType<typeof createKeyTries>['take']>[0]
  return { kv, kept: stored, isolate: () => createKeyTries() }
}

describe('tries at the editors’ key', () => {
  it('are five, also when they come at once, then there is a wait', async () => {
    const { kv, isolate } = setUp()
    const tries = isolate()
    const waits = await Promise.all(Array.from({ length: 50 }, () => tries.take(kv, secret, '203.0.113.7', 0)))
    const accepted = waits.filter((wait) => wait === null).length
    expect([accepted > 0, accepted <= 5]).toEqual([true, true])
    expect(waits.at(-1)).toBe(900)
    expect(await tries.take(kv, secret, '203.0.113.8', 0)).toBeNull()
    expect(await tries.take(kv, secret, '203.0.113.7', 15 * minute)).toBeNull()
  })

  it('are known to other isolates, by no address', async () => {
    const { kv, kept, isolate } = setUp()
    const first = isolate()
    for (let count = 0; count < 6; count += 1) await first.take(kv, secret, '203.0.113.7', 0)
    expect(await isolate().take(kv, secret, '203.0.113.7', 5 * minute)).toBe(600)
    expect(JSON.stringify([...kept])).not.toContain('203.0.113')
  })

  it('are forgotten with the right key', async () => {
    const { kv, isolate } = setUp()
    const tries = isolate()
    for (let count = 0; count < 5; count += 1) await tries.take(kv, secret, 'a', 0)
    tries.forget('a')
    expect(await tries.take(kv, secret, 'a', 0)).toBeNull()
  })
})
