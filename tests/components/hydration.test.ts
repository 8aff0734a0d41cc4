import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type IslandName, islandContracts } from '../../client/islands/contracts.ts'
import { islandFixtures } from '../../client/islands/islands.fixtures.ts'
import { pageEvents } from '../../client/state/page-events.ts'
import { locales } from '../../shared/i18n/locales.ts'
import { useConsole } from './harness/console.ts'
import { drawnIslands, hydrateAs } from './harness/drawn-island.ts'

/**
 * The browser renders what the server rendered, in any time zone: every island in every state, with React's development
 * build, which reports each difference. Only props may affect the result, so requests fail here.
 */
useConsole()
const names = Object.keys(islandContracts) as IslandName[]
const cases = names.flatMap((name) => locales.map((locale) => ({ name, locale })))

// A state reloads the page four seconds later, which would be in the middle of another's test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('an island takes over what the server drew', () => {
  it.each(cases)('$name, $locale', async ({ name, locale }) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined))
    const fixtures = Object.keys(islandFixtures.get(name) ?? {})
    expect(fixtures, `fixtures of ${name}`).not.toEqual([])
    const hosts = await drawnIslands(name, fixtures, locale)
    for (const [index, host] of hosts.entries()) {
      const byServer = host.cloneNode(true) as HTMLElement
      await hydrateAs(name, host)
      // Attributes in any order: React sets some again.
      if (!host.isEqualNode(byServer)) expect(host.innerHTML, fixtures[index]).toBe(byServer.innerHTML)
      await effectsHaveRun()
      host.dispatchEvent(new Event(pageEvents.end))
    }
  })
})

/**
 * React runs effects in a task of their own, which reports what it had to render again: both are messages, which arrive
 * in the order in which they were sent.
 */
async function effectsHaveRun(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  for (let task = 0; task < 4; task += 1) {
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  }
  port1.close()
}
