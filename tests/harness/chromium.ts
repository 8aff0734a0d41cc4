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
  `--disable-features=${featuresOff.join(',')}`,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function installed(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...systemPaths, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

/**
 * Path of a Chromium on this machine; if there is none, Playwright's own or the system's package is installed first.
 */
export function findChromium(): string {
  const result = installed()
  if (result) return result
  console.log('No Chromium found: installing one for the end-to-end tests …')
  run(process.execPath, [fromRoot('node_modules/playwright/cli.js'), 'install', 'chromium'])
  if (!installed() && process.getuid?.() === 0) {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  }
  const path = installed()
  if (path) return path
  throw new Error('No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test')
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
