import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useConsole } from './harness/console.ts'
import { hydratedIsland } from './harness/drawn-island.ts'

useConsole()

/** Forms that ask for a phone number, by island and fixture. */
const forms = [
  ['checkout-shipping', 'plain'],
  ['account-form', 'new address'],
  ['enrollment', 'sign up'],
] as const

it.each(forms)('%s, %s: a phone number that is left is written as its country writes it', async (island, fixture) => {
  await hydratedIsland(island, fixture)
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await phone.fill('2125550118')
  await userEvent.tab()
  await expect.element(phone).toHaveValue('(212) 555 - 0118')
})
