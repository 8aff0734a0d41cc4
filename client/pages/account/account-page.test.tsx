import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { context, form } from '../pages.fixtures.ts'
import { AccountPage, type AccountView } from './account-page.tsx'

const nothing: AccountView = {
  firstName: 'Mara',
  kinds: ['Member'],
  selling: null,
  points: null,
  spends: [],
  termsPending: false,
  orders: [],
  instruments: [],
  addresses: [],
}
const html = (account: Partial<AccountView>) =>
  renderToStaticMarkup(
    <AccountPage {...context} form={form} afterTerms="/en-us/checkout" account={{ ...nothing, ...account }} />,
  )

describe('the account', () => {
  it('greets, also somebody whose name isn’t known', () => {
    expect(html({})).toContain('people.hello{&quot;name&quot;:&quot;Mara&quot;}')
    expect(html({ firstName: null })).toContain('people.helloNobody')
  })

  it('tells an empty list from one that can’t be had now', () => {
    expect(html({ orders: [] })).toContain('people.ordersNone')
    const broken = html({ orders: null })
    expect(broken).toContain('error.unavailableTitle')
    expect(broken).not.toContain('people.ordersNone')
  })

  it('shows the spending of a year as words and as a bar that never overflows', () => {
    const page = html({ spends: [{ title: 'Discount', words: '$2 of $1', part: 200, whole: 100 }] })
    expect(page).toContain('$2 of $1')
    expect(page).toMatch(/<progress[^>]*value="100"|<progress[^>]*max="100"[^>]*value="100"/)
  })

  it('has an employee accept the terms first, and goes on where they wanted to', () => {
    const page = html({ termsPending: true })
    expect(page).toContain('action="/api/session/accept-terms?locale=en-us"')
    expect(page).toContain('name="returnTo" value="/en-us/checkout"')
    expect(page).toContain('/en-us/legal/associate-discount-terms')
    expect(html({})).not.toContain('accept-terms')
  })
})
