import { findChromium } from './chromium.ts'

/** Runs before the first end-to-end file, so that an installation doesn't count against a test's time. */
export function setup(): void {
  findChromium()
}
