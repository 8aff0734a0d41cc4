import type { Device } from '../../shared/contracts/device.ts'

/** The first that matches: most browsers also name those that they are like. */
const browsers: readonly (readonly [NonNullable<Device['browser']>, RegExp])[] = [
  ['app', /\bKerbApp\//i],
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly (readonly [NonNullable<Device['system']>, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/**
 * Features that a shopper recognizes their device by, and no more: a user agent says who somebody is better than it
 * should.
 */
export const deviceOf = (userAgent: string): Device => ({
  browser: browsers.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null,
  system: systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null,
})
