import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useConsole } from './harness/console.ts'
import { drawnIsland, hydrateAs } from './harness/drawn-island.ts'

useConsole()
/** Milliseconds of the closing transition (spec 1 §9). */
const transition = 250
/** Code that waits for the transition. Not faked: the browser's commands and polls would move such a clock. */
let removals: (() => void)[] = []
beforeEach(() => {
  removals = []
  const wait = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
    ms === transition ? removals.push(run) : wait(run, ms)) as typeof setTimeout)
})
afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close()
  vi.restoreAllMocks()
})
const fade = () => {
  for (const remove of removals) remove()
}

/** A closed dialog sends its event in a task of its own. */
const closing = (host: HTMLElement) =>
  new Promise((resolve) => frameOf(host).addEventListener('close', resolve, { once: true }))
const frameOf = (host: HTMLElement) => host.querySelector('dialog') as HTMLDialogElement
async function opened(kind: 'page' | 'drawer'): Promise<HTMLElement> {
  const host = await drawnIsland('dialog', kind)
  frameOf(host).showModal()
  await hydrateAs('dialog', host)
  return host
}
const pressBeside = () => userEvent.click(document.body, { position: { x: 1, y: 1 }, force: true })
const ways = {
  'its button': () => page.getByRole('button', { name: 'Close' }).click(),
  'a press beside it': pressBeside,
  Escape: () => userEvent.keyboard('{Escape}'),
}

describe('a dialog', () => {
  it.each(Object.entries(ways))('closes with %s and goes when it has faded', async (_, close) => {
    const host = await opened('page')
    const closed = closing(host)
    await close()
    await closed
    expect(frameOf(host).open).toBe(false)
    expect([host.isConnected, removals.length]).toEqual([true, 1])
    fade()
    expect(host.isConnected).toBe(false)
  })

  it('closes with its own close button, and stays on the page', async () => {
    const host = await opened('page')
    const { href } = location
    await page.getByRole('link', { name: 'or not at all' }).click()
    expect(frameOf(host).open).toBe(false)
    expect(location.href).toBe(href)
  })

  it('leaves other links alone', async () => {
    const host = await opened('page')
    const pressed = vi.fn((event: Event) => {
      const { defaultPrevented } = event
      event.preventDefault()
      return defaultPrevented
    })
    addEventListener('click', pressed, { once: true })
    await page.getByRole('link', { name: 'with help' }).click()
    expect(pressed).toHaveReturnedWith(false)
    expect(frameOf(host).open).toBe(true)
  })

  it('goes also where it was closed before its script was here', async () => {
    const host = await drawnIsland('dialog', 'page')
    await hydrateAs('dialog', host)
    await expect.poll(() => removals.length).toBe(1)
    fade()
    expect(host.isConnected).toBe(false)
  })
})

describe('a drawer', () => {
  it.each(Object.entries(ways))('closes with %s and stays for the next time', async (_, close) => {
    const host = await opened('drawer')
    await close()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    fade()
    expect(host.isConnected).toBe(true)
    frameOf(host).showModal()
    await expect.element(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  })
})
