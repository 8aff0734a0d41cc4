import { findChromium } from './chromium.ts'

/** Before the first end-to-end file, so that an installation does not count against a test's time. */
export function setup(): void {
  findChromium()
}
