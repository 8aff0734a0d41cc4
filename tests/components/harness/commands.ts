import type { BrowserCommand } from 'vitest/node'
import type { IslandName } from '../../../client/islands/contracts.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { loadSource } from '../../../tools/serve/load-source.ts'
import type { DrawnFixture } from './draw-island.tsx'

type DrawFixture = (name: IslandName, fixture: string, locale: Locale, timeZone: string) => DrawnFixture

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Renders an island's fixture on a server in `timeZone`. */
    drawFixture: (...expected: Parameters<DrawFixture>) => Promise<DrawnFixture>
  }
}

let source: Promise<{ drawFixture: DrawFixture }> | undefined

/** Commands that component tests run in Node, because the tests run in a browser. */
export const commands: { drawFixture: BrowserCommand<Parameters<DrawFixture>> } = {
  async drawFixture(_, ...expected) {
    source ??= loadSource('/tests/components/harness/draw-island.tsx')
    return (await source).drawFixture(...expected)
  },
}
