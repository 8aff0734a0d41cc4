import { expect, it } from 'vitest'
import { devicePrint } from './device-print.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (X11)', 'accept-language': 'de', 'sec-ch-ua-platform': '"Linux"' }
const printOf = (headers: Record<string, string>) => devicePrint(new Headers(headers))

it('tells browsers apart by what they say of themselves, and by nothing of their visitor', async () => {
  const print = await printOf(browser)
  expect(print).toMatch(/^[0-9a-f]{64}$/)
  expect(await printOf({ ...browser, cookie: 'visitor=1', 'cf-connecting-ip': '203.0.113.7' })).toBe(print)
  expect(await printOf({ ...browser, 'user-agent': 'Mozilla/5.0 (Macintosh)' })).not.toBe(print)
  expect(await printOf({})).toMatch(/^[0-9a-f]{64}$/)
})
