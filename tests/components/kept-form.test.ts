import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { forgetSent, keepForm, restoreForm } from '../../client/state/kept-form.ts'
import { storageKeys } from '../../client/state/storage.ts'
import { formToken } from '../../shared/form-token.ts'
import { useConsole } from './harness/console.ts'
import { placeHtml } from './harness/drawn-island.ts'

useConsole()

type Purchase = { readonly purchaseId: string; readonly person?: string }

/** The step of delivery of this purchase; the page before is gone. */
function opened(step: string, { purchaseId, person }: Purchase): void {
  const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`
  const whose = hidden('purchaseId', purchaseId) + hidden('csrf', formToken('proof', person ?? null))
  placeHtml(`<div><form data-checkout="${step}">${whose}<label>City <input name="city" value=""></label></form></div>`)
}
const closed = () => document.querySelector('form[data-checkout]')?.parentElement?.remove()

it.each([
  ['the same one', { purchaseId: 'P1' }, { purchaseId: 'P1' }, 'Łódź'],
  ['the same one, whose guest has signed in', { purchaseId: 'P1' }, { purchaseId: 'P1', person: 'C1' }, 'Łódź'],
  ['another one', { purchaseId: 'P1' }, { purchaseId: 'P2' }, ''],
  ['another one of the same person', { purchaseId: 'P1', person: 'C1' }, { purchaseId: 'P2', person: 'C1' }, ''],
  ['another person', { purchaseId: 'P1', person: 'C1' }, { purchaseId: 'P1', person: 'C2' }, ''],
] as const)('what was typed for one purchase, when the step is that of %s', async (_, made, shown, city) => {
  opened('shipping', made)
  await page.getByLabelText('City').fill('Łódź')
  keepForm({ winsAlways: true })
  closed()
  opened('shipping', shown)
  restoreForm()
  await expect.element(page.getByLabelText('City')).toHaveValue(city)
  if (city === '') expect(sessionStorage.getItem(storageKeys.keptForm)).toBeNull()
})

it('what was typed for a purchase that is over is forgotten with the next one’s first step', async () => {
  opened('shipping', { purchaseId: 'P1' })
  await page.getByLabelText('City').fill('Łódź')
  keepForm()
  closed()
  opened('billing', { purchaseId: 'P2' })
  forgetSent('billing')
  expect(sessionStorage.getItem(storageKeys.keptForm)).toBeNull()
})
