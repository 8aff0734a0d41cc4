import type { BrowserCommand } from 'vitest/node'
import type { IslandName } from '../../../client/islands/contracts.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { loadSource } from '../../../tools/serve/load-source.ts'
import type { DrawnFixture } from './draw-island.tsx'

type DrawFixtures = (
  name: IslandName,
  fixtures: readonly string[],
  locale: Locale,
  timeZone: string,
) => readonly DrawnFixture[]

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Renders fixtures of an island on a server in `timeZone`. */
    drawFixtures: (...expected: Parameters<DrawFixtures>) => Promise<readonly DrawnFixture[]>
  }
}

let source: Promise<{ drawFixtures: DrawFixtures }> | undefined

/** Commands that component tests run in Node, because the tests run in a browser. */
export const commands: { drawFixtures: BrowserCommand<Parameters<DrawFixtures>> } = {
  async drawFixtures(_, ...expected) {
    source ??= loadSource('/tests/components/harness/draw-island.tsx')
    return (await source).drawFixtures(...expected)
  },
}
