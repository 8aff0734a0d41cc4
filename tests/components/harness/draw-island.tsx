import { renderToString } from 'react-dom/server.edge'
import { DrawIslandContext, Island, type NamedIsland } from '../../../client/blocks/parts/island.tsx'
import type { IslandName } from '../../../client/islands/contracts.ts'
import { islandFixtures } from '../../../client/islands/islands.fixtures.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { drawIsland } from '../../../worker/render/islands.tsx'

export type DrawnFixture = {
  readonly html: string
  /** Complaints of React's development build while rendering. */
  readonly complaints: readonly string[]
}

/**
 * Renders fixtures like the Worker, on a server whose clock is in `timeZone`. Loaded by commands.ts, in Node. @public
 */
export function drawFixtures(
  name: IslandName,
  fixtures: readonly string[],
  locale: Locale,
  timeZone: string,
): readonly DrawnFixture[] {
  const { TZ: zoneBefore } = process.env
  process.env['TZ'] = timeZone
  try {
    return fixtures.map((fixture) => drawFixture(name, fixture, locale))
  } finally {
    if (zoneBefore === undefined) delete process.env['TZ']
    else process.env['TZ'] = zoneBefore
  }
}

function drawFixture(name: IslandName, fixture: string, locale: Locale): DrawnFixture {
  const result = islandFixtures.get(name)?.[fixture]
  if (!result) throw new Error(`${name} has no fixture "${fixture}"`)
  // Each fixture's props match its island's contract.
  const island = { name, props: result.props } as NamedIsland
  const complaints: string[] = []
  const errorBefore = console.error
  console.error = (...values: unknown[]) => complaints.push(values.map(String).join(' '))
  try {
    const html = renderToString(
      <DrawIslandContext value={drawIsland}>
        <Island {...island} on="intent" locale={locale}>
          {result.slot}
        </Island>
      </DrawIslandContext>,
    )
    return { html, complaints }
  } finally {
    console.error = errorBefore
  }
}
