import { once } from 'node:events'
import { createConnection } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { type DevShop, openDevShop } from '../harness/dev-shop.ts'

let dev: DevShop | undefined
beforeAll(async () => {
  dev = await openDevShop()
})
afterAll(() => dev?.close())

const shop = {
  get url() {
    if (!dev) throw new Error('The shop opens in beforeAll: use it inside a test.')
    return dev.url
  },
  save: (...edit: Parameters<DevShop['save']>) => dev?.save(...edit),
}
const { openPage } = useBrowser(shop)

it('starts without a complaint', () => {
  expect(dev?.output()).not.toMatch(/ENOENT|Error|^\s+at /m)
})

it('an open page takes over styles in place, and is loaded again with what else has changed', async () => {
  const page = await openPage()
  await page.goto('/en-us/account')
  await page.getByLabel('Email').fill('ada@shop.example')
  const padding = () => page.locator('.sign-in').evaluate((element) => getComputedStyle(element).paddingTop)
  const before = await padding()
  const file = 'client/pages/account/account.css'
  const restoreStyle = shop.save({ file, from: 'padding-block: clamp(32px, 6vw, 96px) 96px', to: 'padding-block: 7px' })
  await expect.poll(padding).toBe('7px')
  expect(await page.getByLabel('Email').inputValue()).toBe('ada@shop.example')
  restoreStyle?.()
  await expect.poll(padding).toBe(before)
  expect(await page.getByLabel('Email').inputValue()).toBe('ada@shop.example')

  const main = { from: '<main id="main" tabindex="-1">', to: '<main id="main" tabindex="-1" class="edited">' }
  shop.save({ file: 'worker/render/shell.tsx', ...main })
  await page.locator('main.edited').waitFor()
})

it('keeps its visitors apart from those of a shop at another port', async () => {
  const answer = await fetch(`${shop.url}/en-us/account`)
  const names = answer.headers.getSetCookie().map((line) => line.split('=')[0])
  expect(names).toContain(`${new URL(shop.url).port}-kerb-visitor`)
})

it('leaves nothing at its port when it is killed', async () => {
  const isOpen = async () => {
    const probe = createConnection({ host: '127.0.0.1', port: Number(new URL(shop.url).port) })
    try {
      await once(probe, 'connect')
      return true
    } catch {
      return false
    } finally {
      probe.destroy()
    }
  }
  expect(await isOpen()).toBe(true)
  dev?.kill()
  await expect.poll(isOpen).toBe(false)
})
