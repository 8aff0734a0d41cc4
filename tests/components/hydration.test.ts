import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { IslandName } from '../../client/islands/contracts.ts'
import { islandFixtures } from '../../client/islands/islands.fixtures.ts'
import { useConsole } from './harness/console.ts'
import { drawnIsland, hydrateAs } from './harness/drawn-island.ts'

/**
 * The browser renders what the server rendered, in any time zone: every island in every state, with React's development
 * build, which reports each difference. Only props may affect the result, so requests fail here.
 */
useConsole()
const names = Object.keys(islandFixtures) as IslandName[]
const locales = ['en-us', 'de-de', 'fr-ca'] as const
const cases = names.flatMap((name) =>
  Object.keys(islandFixtures[name]).flatMap((fixture) => locales.map((locale) => ({ name, fixture, locale }))),
)

// One state reloads the page four seconds later, which would be in the middle of another's test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('an island takes over what the server drew', () => {
  it.each(cases)('$name, $fixture, $locale', async ({ name, fixture, locale }) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined))
    const host = await drawnIsland(name, fixture as never, locale)
    const byServer = host.cloneNode(true) as HTMLElement
    await hydrateAs(name, host)
    // Attributes in any order: React sets some again.
    if (!host.isEqualNode(byServer)) expect(host.innerHTML).toBe(byServer.innerHTML)
    await effectsHaveRun()
  })
})

/** React runs effects after the frame, and then reports what it had to render again. */
const effectsHaveRun = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
