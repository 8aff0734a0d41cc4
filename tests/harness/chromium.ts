import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { fromRoot } from '../../tools/serve/project.ts'

/**
 * A second list replaces Playwright's own, so the relevant part of it is repeated here. The last four disable a browser
 * window's own pages, two renderers for each context's address bar, and a spare renderer: half of a page's cost.
 */
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

/** Offline: only this machine resolves, so that a page that needs another host fails here too. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A process for each site and context, and not for each of its pages.
  '--renderer-process-limit=1',
  `--disable-features=${featuresOff.join(',')}`,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

/** The engine without a browser around it, for a fifth less processor time. This engine keeps no page to go back to. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const isHeadlessShell = /headless[-_]shell/
const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

type Kind = {
  /** true: not the headless shell. */
  readonly whole?: boolean
}

/** Path of a Chromium on this machine; undefined if there is none. */
export function installedChromium({ whole = false }: Kind = {}): string | undefined {
  const paths = [process.env['CHROMIUM_PATH'], headlessShell, ...wholeBrowsers, chromium.executablePath()]
  const isUsable = (path: string) => existsSync(path) && !(whole && isHeadlessShell.test(path))
  return paths.find((path) => path && isUsable(path))
}

/**
 * Path of a Chromium on this machine; if there is none, Playwright's own or the system's packages are installed first.
 */
export function findChromium(kind: Kind = {}): string {
  if (!installedChromium({ whole: true })) install()
  const path = installedChromium(kind)
  if (path) return path
  throw new Error('No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test')
}

function install(): void {
  console.log('No Chromium found: installing one for the tests in a browser …')
  run(process.execPath, [fromRoot('node_modules/playwright/cli.js'), 'install', 'chromium'])
  if (installedChromium({ whole: true }) || process.getuid?.() !== 0) return
  run('apt-get', ['update'])
  // Singly: not every system has both. Two suites in two clones may want to install them in the same moment.
  for (const name of ['chromium', 'chromium-headless-shell'])
    run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', name])
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
