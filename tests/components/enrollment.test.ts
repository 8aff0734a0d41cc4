import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { IslandPropsOf } from '../../client/islands/contracts.ts'
import { fixtures } from '../../client/islands/enrollment/enrollment.fixtures.ts'
import { keepForm, restoreForm } from '../../client/state/kept-form.ts'
import { useConsole } from './harness/console.ts'
import { drawnIsland, hydrateAs, hydratedIsland, placeHtml } from './harness/drawn-island.ts'

useConsole()
afterEach(() => vi.unstubAllGlobals())

type Props = IslandPropsOf<'enrollment'>
const dialog = fixtures['sign in in a dialog'].props

/** The shop answers the posted forms with these steps, one after the other. */
function answers(...steps: readonly Props[]) {
  const posts: URLSearchParams[] = []
  const waiting = [...steps]
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    posts.push(new URLSearchParams(body as URLSearchParams))
    return Response.json({ title: 'Sign in', islands: [{ props: waiting.shift() }] })
  })
  return posts
}

async function inDialog() {
  const host = await drawnIsland('enrollment', 'sign in in a dialog')
  const element = document.createElement('dialog')
  host.before(element)
  element.append(host)
  onTestFinished(() => element.remove())
  element.showModal()
  await hydrateAs('enrollment', host)
}

const heading = (name: string) => page.getByRole('heading', { name })
const checkout = `<div><form data-checkout="shipping">
  <label>City <input name="city" value=""></label>
  <label>Email <input name="address" value="mara@kerb.example"></label>
  <label><input type="radio" name="method" value="standard" checked> Standard</label>
  <label><input type="radio" name="method" value="express"> Express</label>
  <label><input type="checkbox" name="newsletter"> News</label>
</form></div>`

describe('the sign-in in a dialog', () => {
  it('goes on in the dialog, and says there what is wrong', async () => {
    const posts = answers(
      { ...dialog, answer: { texts: {}, fault: 'Email and password do not match.' } },
      fixtures['signed in'].props,
    )
    await inDialog()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.element(page.getByLabelText(/^Password/)).toHaveAttribute('aria-invalid', 'true')
    expect(posts).toEqual([])
    await page.getByLabelText(/^Password/).fill('Wrong-2026')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Email and password do not match.')
    await expect.element(page.getByLabelText(/^Email/)).toHaveValue('mara@kerb.example')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.element(heading('You’re signed in')).toHaveFocus()
    expect(posts.map((post) => post.get('enrollment'))).toEqual(['dialog', 'dialog'])
    await expect.element(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', dialog.form.returnTo)
  })

  it('keeps what is typed in checkout below it', async () => {
    const first = placeHtml(checkout)
    await page.getByLabelText('City').fill('Łódź')
    await page.getByLabelText('Express').click()
    await page.getByLabelText('News').click()
    answers(fixtures['signed in'].props)
    await inDialog()
    await page.getByLabelText(/^Password/).fill('Kerb-demo-2026')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.element(heading('You’re signed in')).toHaveFocus()
    first.remove()
    for (const dialogElement of document.querySelectorAll('dialog')) dialogElement.remove()
    placeHtml(checkout)
    restoreForm()
    await expect.element(page.getByLabelText('City')).toHaveValue('Łódź')
    await expect.element(page.getByLabelText('Express')).toBeChecked()
    await expect.element(page.getByLabelText('News')).toBeChecked()
  })
})

it('fills in what was kept once, and never over a known value with nothing', async () => {
  const first = placeHtml(checkout)
  await page.getByLabelText(/^Email/).fill('')
  keepForm({ winsAlways: true })
  first.remove()
  placeHtml(checkout)
  restoreForm()
  await expect.element(page.getByLabelText(/^Email/)).toHaveValue('mara@kerb.example')
  await page.getByLabelText('City').fill('Berlin')
  restoreForm()
  await expect.element(page.getByLabelText('City')).toHaveValue('Berlin')
})

describe('a new account', () => {
  it('needs a date of birth for a membership, and says so at its field', async () => {
    await hydratedIsland('enrollment', 'sign up')
    await page.getByLabelText(/^Email/).fill('nia@shop.example')
    await page.getByLabelText(/^Password/).fill('Kerb-demo-2026')
    await page.getByLabelText(/^First name/).fill('Nia')
    await page.getByLabelText(/^Last name/).fill('Álvarez')
    await page.getByRole('checkbox', { name: /loyalty program/ }).click()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Date of birth' })).toHaveFocus()
    await expect.element(page.getByRole('textbox', { name: 'Date of birth' })).toHaveAttribute('aria-invalid', 'true')
  })
})
