import { afterEach, expect, it } from 'vitest'
import { dismissToast, showToast, tickToasts, toastDelays, toasts } from './toasts.ts'

afterEach(() => {
  toasts.value = []
})
const titles = () => toasts.value.map(({ title }) => title)
const ticks = (count: number) => {
  for (let done = 0; done < count; done += 1) tickToasts()
}

it('shows one toast per title and restarts its countdown', () => {
  showToast({ title: 'Removed' })
  ticks(3)
  showToast({ title: 'Removed', message: 'again' })
  expect(toasts.value).toMatchObject([{ title: 'Removed', message: 'again', left: toastDelays.plain }])
})

it('counts down in ticks and keeps toasts with buttons longer', () => {
  showToast({ title: 'plain' })
  showToast({ title: 'with a button', ctas: [{ label: 'Undo', act: () => undefined }] })
  ticks(toastDelays.plain / toastDelays.tick - 1)
  expect(titles()).toEqual(['plain', 'with a button'])
  ticks(1)
  expect(titles()).toEqual(['with a button'])
  ticks(toastDelays.withCtas / toastDelays.tick)
  expect(titles()).toEqual([])
})

it('keeps a persistent toast until it is dismissed', () => {
  showToast({ title: 'stays', persistent: true })
  ticks(1000)
  expect(titles()).toEqual(['stays'])
  dismissToast('stays')
  expect(titles()).toEqual([])
})
