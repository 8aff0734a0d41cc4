import type { CDPSession, Page } from 'playwright'

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
export const desktop = { viewport: { width: 1440, height: 900 } }
export type Screen = typeof phone | typeof desktop

/** 'Slow 4G' of the browsers' own tools. */
const slow4g = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.7 * 1024 * 1024) / 8,
}
const slowerCpu = 4

/** A slow phone: a fourth of this machine's speed, unless `cpu` says otherwise, and, with `network`, slow 4G. */
export async function slowDown(
  page: Page,
  { network, cpu = true }: { readonly network: boolean; readonly cpu?: boolean },
): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
  }
  if (cpu) await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu })
  return session
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
