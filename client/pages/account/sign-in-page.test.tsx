import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { context, form } from '../pages.fixtures.ts'
import { SignInPage, type SignInPageProps } from './sign-in-page.tsx'

const html = (props: Partial<SignInPageProps> = {}) =>
  renderToStaticMarkup(<SignInPage {...context} form={form} door="shop" {...props} />)

describe('the sign-in form', () => {
  it('posts to the shop with its token, its place to come back to and fields a password manager knows', () => {
    const page = html()
    expect(page).toContain('name="to" value="session/sign-in"')
    expect(page).toContain('name="csrf" value="token"')
    for (const known of ['username', 'current-password']) expect(page).toContain(`autoComplete="${known}"`)
  })

  it('keeps the address after a refusal, never the password, and goes on at the password', () => {
    const page = html({ email: 'mara@kerb.example', fault: 'No match.' })
    expect(page).toContain('value="mara@kerb.example"')
    expect(page).toMatch(/role="alert"[^>]*><p>No match\./)
    const password = /<input[^>]*name="password"[^>]*>/.exec(page)?.[0] ?? ''
    expect(password).toMatch(/autofocus/i)
    expect(password).not.toContain('value=')
  })

  it('says what is wrong at the field it is wrong with', () => {
    const page = html({ faults: { email: 'Email is not valid' } })
    const field = /<input[^>]*name="email"[^>]*>/.exec(page)?.[0] ?? ''
    expect(field).toContain('aria-invalid="true"')
    expect(field).toContain('aria-describedby="f-email-fault"')
    expect(page).toMatch(/id="f-email-fault">Email is not valid/)
  })

  it('requires a store from an associate', () => {
    expect(html({ door: 'associate' })).toContain('name="storeId"')
    expect(html()).not.toContain('name="storeId"')
  })
})
