import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { commands } from './tests/components/harness/commands.ts'
import { chromiumFlags, installedChromium } from './tests/harness/chromium.ts'
import { SlowFirst } from './tests/harness/slow-first.ts'

const installChromium = 'tests/harness/install-chromium.ts'
/**
 * Milliseconds that something awaited, and a whole test, may take on a busy machine. Neither slows a test that passes;
 * a test names a longer time of its own only where it does more than any other.
 */
const patience = { awaited: 30_000, test: 120_000 }
const besideSources =
  '{shared,worker,client,backend,accounts,experimentation,publishing,reviews,platform,demo,tools,bench}/**/*.test.{ts,tsx}'
/** Tests with `vi.mock`, or of what an isolate keeps: either would stay for the files after them. */
const ownModules = [
  'platform/objects/cart.test.ts',
  'worker/context/editor-flag.test.ts',
  'worker/context/experiment-consent.test.ts',
  'worker/context/experiments.test.ts',
  'worker/http/request/route-once.test.ts',
  'worker/http/security/security.test.ts',
  'worker/app.test.ts',
  'worker/routes/page-answer/answer-page.test.ts',
  'worker/render/site-header.test.tsx',
  'worker/routes/favorites/favorites.test.ts',
]
const prepareShop = 'tests/harness/prepare-shop.ts'
/** Before anything imports Miniflare. */
const quickMiniflare = ['--import', './tests/harness/quick-miniflare.ts']

/** The names of a build's files, for tests of a Worker that isn't built: pages name none. */
const noManifest: Plugin = {
  name: 'kerb:no-manifest',
  resolveId: (source) => (source === 'virtual:asset-manifest' ? '\0no-manifest' : null),
  load: (id) => (id === '\0no-manifest' ? 'export default {}' : null),
}

/**
 * unit: beside the sources, no Worker. The others run against what is built, a few files at a time: a runtime or
 * a browser fills a machine.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // The difference stands in the message, also where only the last lines of a log are kept.
    chaiConfig: { truncateThreshold: 400 },
    sequence: { sequencer: SlowFirst },
    projects: [
      unit('unit', { include: [besideSources], exclude: ownModules, isolate: false }),
      unit('unit-isolated', { include: ownModules }),
      suite('boundaries'),
      suite('build-output', { folder: 'build' }),
      // A single suite, so that its files share the processes.
      suite('http', { folder: '{integration,contract,reliability}', setUp: [prepareShop], workers: 4 }),
      components(),
      suite('e2e', { setUp: [prepareShop, installChromium], workers: 2 }),
    ],
  },
})

/** `isolate: false`: files that run in one process share its modules, so that each is loaded once and not 190 times. */
function unit(name: string, test: { include: string[]; exclude?: string[]; isolate?: false }) {
  return {
    extends: true as const,
    plugins: [noManifest],
    define: { __BUILD_ID__: '"test"' },
    test: { name, maxWorkers: 2, testTimeout: patience.test, expect: { poll: { timeout: patience.awaited } }, ...test },
  }
}

type SuiteOptions = {
  /** Folder of its tests, in tests/; the suite's name when absent. */
  readonly folder?: string
  /** Preparation before its first file. */
  readonly setUp?: string[]
  /**
   * How many files run at once: most of a test is waiting for the runtime or the browser. Each is a process that loads
   * the runtime's modules and compiles its own code, four to eight seconds of the processor.
   */
  readonly workers?: number
}

function suite(name: string, { folder = name, setUp = [], workers = 1 }: SuiteOptions = {}) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`tests/${folder}/**/*.test.{ts,tsx}`],
      globalSetup: setUp,
      setupFiles: setUp.includes(prepareShop) ? ['tests/harness/connections.ts'] : [],
      execArgv: setUp.includes(prepareShop) ? quickMiniflare : [],
      maxWorkers: workers,
      // The runtime's and the browser's modules take seconds to load: once a process, not once a file.
      isolate: false,
      fileParallelism: workers > 1,
      testTimeout: patience.test,
      hookTimeout: 240_000,
      expect: { poll: { timeout: patience.awaited } },
    },
  }
}

/** Islands in a browser: React's development build, what the Worker draws, and a network that each test serves. */
function components() {
  const executablePath = installedChromium()
  const inZone = (timezoneId: string) =>
    playwright({
      launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags },
      contextOptions: { timezoneId },
    })
  return {
    extends: true as const,
    // All packages at once: one that is found later would bring a second copy of React.
    optimizeDeps: { entries: ['client/entry.ts', 'tests/components/**/*.test.{ts,tsx}'] },
    test: {
      name: 'components',
      include: ['tests/components/**/*.test.{ts,tsx}'],
      globalSetup: [installChromium],
      testTimeout: patience.test,
      expect: { poll: { timeout: patience.awaited } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands,
        instances: [
          { browser: 'chromium' as const, name: 'components', provider: inZone('America/Los_Angeles') },
          ...Object.entries({ berlin: 'Europe/Berlin', tokyo: 'Asia/Tokyo' }).map(([name, zone]) => ({
            browser: 'chromium' as const,
            name: `components-${name}`,
            include: ['tests/components/hydration.test.ts'],
            provider: inZone(zone),
          })),
        ],
      },
    },
  }
}
