import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showToast, toastDelays, toasts } from '../../client/state/toasts.ts'
import { useConsole } from './harness/console.ts'
import { drawnIsland, hydrateAs, hydratedIsland } from './harness/drawn-island.ts'

useConsole()
beforeEach(async () => {
  // Fakes only the toast's countdown, not React's or the test's timers.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  toasts.value = []
  await hydratedIsland('toaster', 'empty')
})
afterEach(() => {
  toasts.value = []
  vi.useRealTimers()
})
const removed = page.getByText('Removed')

it('shows nothing until there is something to say', async () => {
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
  showToast({ title: 'Removed' })
  await expect.element(removed).toBeVisible()
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Removed/)
})

it('counts down, but not while a toast has the focus', async () => {
  showToast({ title: 'Removed', ctas: [{ label: 'Undo', act: () => undefined }] })
  await expect.element(removed).toBeVisible()
  page.getByRole('button', { name: 'Undo' }).element().focus()
  vi.advanceTimersByTime(3 * toastDelays.withCtas)
  await expect.element(removed).toBeVisible()
  page.getByRole('button', { name: 'Undo' }).element().blur()
  vi.advanceTimersByTime(toastDelays.withCtas - toastDelays.tick)
  await expect.element(removed).toBeVisible()
  vi.advanceTimersByTime(toastDelays.tick)
  await expect.element(removed).not.toBeInTheDocument()
})

it('counts down, but not while it is pointed at', async () => {
  showToast({ title: 'Removed' })
  await userEvent.hover(removed)
  vi.advanceTimersByTime(3 * toastDelays.plain)
  await expect.element(removed).toBeVisible()
  await userEvent.unhover(removed)
  vi.advanceTimersByTime(toastDelays.plain)
  await expect.element(removed).not.toBeInTheDocument()
})

it('says an error as an alert, and anything else not', async () => {
  showToast({ title: 'Removed' })
  await expect.element(removed).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  showToast({ title: 'Try again', type: 'error' })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Try again/)
})

it('shows one toast for each title', async () => {
  showToast({ title: 'Removed', message: 'Loom Hoodie' })
  showToast({ title: 'Saved' })
  showToast({ title: 'Removed', message: 'Brick Runner' })
  await expect.element(page.getByText('Brick Runner')).toBeVisible()
  expect(page.getByText('Removed').elements()).toHaveLength(1)
  await expect.element(page.getByText('Loom Hoodie')).not.toBeInTheDocument()
})

it('goes with its button, which does what it says once', async () => {
  const act = vi.fn()
  showToast({ title: 'Removed', ctas: [{ label: 'Undo', act }] })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(removed).not.toBeInTheDocument()
  expect(act).toHaveBeenCalledOnce()
})

it('is shown inside the open dialog, since everything outside is inert', async () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog data-island="none">Over the page</dialog>')
  const dialog = document.querySelector('dialog')
  dialog?.showModal()
  showToast({ title: 'Removed' })
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(removed).not.toBeInTheDocument()
  showToast({ title: 'Saved' })
  dialog?.close()
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(page.getByText('Saved').element().closest('dialog')).toBeNull()
})

it('leaves a dialog alone that React has not taken over yet', async () => {
  const host = await drawnIsland('dialog', 'page')
  host.querySelector('dialog')?.showModal()
  showToast({ title: 'Removed' })
  await expect.element(removed).toBeVisible()
  expect(removed.element().closest('dialog')).toBeNull()
  await hydrateAs('dialog', host)
  await expect.element(page.getByRole('dialog').getByText('Removed')).toBeVisible()
})
