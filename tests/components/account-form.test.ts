import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useConsole } from './harness/console.ts'
import { hydratedIsland } from './harness/drawn-island.ts'

useConsole()
let submissions: FormData[] = []
let listening = new AbortController()
beforeEach(() => {
  submissions = []
  listening = new AbortController()
  const keep = (event: SubmitEvent) => {
    if (!event.defaultPrevented) submissions.push(new FormData(event.target as HTMLFormElement))
    event.preventDefault()
  }
  addEventListener('submit', keep, { signal: listening.signal })
})
afterEach(() => listening.abort())

const field = (name: string) => page.getByRole('textbox', { name })
const save = () => page.getByRole('button', { name: 'Save' }).click()

describe('a new password', () => {
  it('has each of its rules marked as soon as it is met', async () => {
    await hydratedIsland('account-form', 'password')
    const rules = () =>
      page
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent)
    expect(rules()).toEqual(['8 characters', 'One number', 'One uppercase letter', 'One lowercase letter'])
    await page.getByLabelText(/^New password\*?$/).fill('abcD1')
    await expect
      .poll(rules)
      .toEqual(['8 characters', 'One number (met)', 'One uppercase letter (met)', 'One lowercase letter (met)'])
    await page.getByLabelText(/^New password\*?$/).fill('')
    await expect.poll(rules).toEqual(['8 characters', 'One number', 'One uppercase letter', 'One lowercase letter'])
  })
})

describe('the profile', () => {
  it('says what is wrong with a field when it is left, and is sent once it is right', async () => {
    await hydratedIsland('account-form', 'profile')
    await field('Date of birth').fill('02/30/1991')
    await userEvent.tab()
    await expect.element(field('Date of birth')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText(/^Date should match MM\/DD\/YYYY/)).toBeVisible()
    await save()
    expect(submissions).toEqual([])
    await expect.element(field('Date of birth')).toHaveFocus()
    await field('Date of birth').fill('02/28/1991')
    await save()
    await save()
    expect(submissions.map((form) => form.get('birthDate'))).toEqual(['02/28/1991'])
  })

  it('shows the service’s words at the field', async () => {
    await hydratedIsland('account-form', 'profile that was refused')
    await expect.element(page.getByRole('alert').getByRole('link', { name: 'Date of birth' })).toBeVisible()
    await expect.element(page.getByText('Check your date of birth.', { exact: true })).toBeVisible()
    await expect.element(field('Date of birth')).toHaveAttribute('aria-invalid', 'true')
  })
})

describe('an address', () => {
  it('is not sent before what it needs is there, and asks what it is used for when it is new', async () => {
    await hydratedIsland('account-form', 'new address')
    await expect.element(page.getByRole('radio', { name: 'Shipping' })).toBeChecked()
    await save()
    expect(submissions).toEqual([])
    await expect.element(field('Last name')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByRole('link', { name: 'ZIP code' })).toBeVisible()
  })

  it('that is the main one stays it', async () => {
    await hydratedIsland('account-form', 'main address')
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  })
})

describe('a password', () => {
  const password = (label: string) => page.getByLabelText(new RegExp(`^${label}\\W*$`))

  it('is not sent before it meets the rules and is typed the same twice', async () => {
    await hydratedIsland('account-form', 'password')
    const change = () => page.getByRole('button', { name: 'Change password' }).click()
    await password('Current password').fill('Kerb-demo-2026')
    await password('New password').fill('second-2026')
    await password('New password again').fill('Third-2026')
    await change()
    expect(submissions).toEqual([])
    await expect.element(password('New password')).toHaveFocus()
    await expect.element(password('New password')).toHaveAccessibleDescription(/does not meet requirements/)
    await expect.element(password('New password again')).toHaveAttribute('aria-invalid', 'true')
    await password('New password').fill('Second-2026')
    await password('New password again').fill('Second-2026')
    await change()
    expect(submissions.map((form) => form.get('newPassword'))).toEqual(['Second-2026'])
  })

  it('that was refused says so at its field', async () => {
    await hydratedIsland('account-form', 'password that was refused')
    await expect.element(password('Current password')).toHaveAccessibleDescription(/not your current password/)
  })

  it('that is forgotten asks for an address', async () => {
    await hydratedIsland('account-form', 'forgotten password')
    await field('Email').fill('no address')
    await page.getByRole('button', { name: 'Send the link' }).click()
    expect(submissions).toEqual([])
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  })
})

it('a card is sent as the session that the provider’s frame answers with, never before', async () => {
  await hydratedIsland('account-form', 'card')
  const title = page.getByTitle('Card details')
  await expect.element(title).toBeInTheDocument()
  const frame = title.element() as HTMLIFrameElement
  await page.getByRole('button', { name: 'Save card' }).click()
  expect(submissions).toEqual([])
  const data = { type: 'kerb:card-token', sessionID: 'session', brand: 'visa', last4: '4242', bin: '424242' }
  for (const origin of ['https://evil.example', 'https://pay.example'])
    dispatchEvent(new MessageEvent('message', { origin, source: frame.contentWindow, data }))
  expect(submissions.map((fields) => fields.get('cardSession'))).toEqual(['session'])
})
