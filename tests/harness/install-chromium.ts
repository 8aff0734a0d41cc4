import { findChromium } from './chromium.ts'

/** Runs before the first test in a browser, so that an installation doesn't count against a test's time. */
export function setup(): void {
  findChromium()
}

if (import.meta.main) setup()
