import { expect, onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'
import type { IslandName } from '../../../client/islands/contracts.ts'
import { islandLoader } from '../../../client/islands/registry.browser.ts'
import { hydrate, type IslandComponent } from '../../../client/runtime/hydrate.tsx'
import { pageEvents } from '../../../client/state/page-events.ts'
import { defaultLocale, type Locale, sites } from '../../../shared/i18n/locales.ts'

/** By each browser's time zone (vitest.config.ts) its server's: another, in which the date is often another too. */
const zoneOfServer: Readonly<Record<string, string>> = {
  'America/Los_Angeles': 'Europe/Berlin',
  'Europe/Berlin': 'Asia/Tokyo',
  'Asia/Tokyo': 'America/Los_Angeles',
}
const serverZone = zoneOfServer[Intl.DateTimeFormat().resolvedOptions().timeZone] ?? 'Asia/Tokyo'

/** An island in the page as rendered by the server, before hydration. */
export async function drawnIsland(
  name: IslandName,
  fixture: string,
  locale: Locale = defaultLocale,
): Promise<HTMLElement> {
  const [host] = await drawnIslands(name, [fixture], locale)
  if (!host) throw new Error(`${name} has no fixture "${fixture}"`)
  return host
}

/** Several fixtures of an island on one page, in their order. */
export async function drawnIslands(
  name: IslandName,
  fixtures: readonly string[],
  locale: Locale,
): Promise<readonly HTMLElement[]> {
  const drawn = await commands.drawFixtures(name, fixtures, locale, serverZone)
  return drawn.map(({ html, complaints }) => {
    expect(complaints, 'what React complained of on the server').toEqual([])
    return placeHtml(html, locale)
  })
}

/** The island after hydration. */
export async function hydratedIsland(name: IslandName, fixture: string): Promise<HTMLElement> {
  const host = await drawnIsland(name, fixture)
  await hydrateAs(name, host)
  return host
}

/** As runtime/start.ts does. */
export async function hydrateAs(name: IslandName, host: HTMLElement): Promise<void> {
  const script = await islandLoader(name)?.()
  await hydrate(host, script?.island as IslandComponent)
}

/** Removed when the test ends, together with the page's storage. */
export function placeHtml(html: string, locale: Locale = defaultLocale): HTMLElement {
  document.documentElement.lang = sites[locale].bcp47
  document.body.insertAdjacentHTML('beforeend', html)
  const host = document.body.lastElementChild as HTMLElement
  onTestFinished(() => {
    host.dispatchEvent(new Event(pageEvents.end))
    host.remove()
    sessionStorage.clear()
    localStorage.clear()
  })
  return host
}
