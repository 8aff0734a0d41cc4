import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { context, form } from '../pages.fixtures.ts'
import { AccountPage, type AccountView } from './account-page.tsx'

const nothing: AccountView = {
  firstName: 'Mara',
  unprovenEmail: null,
  kinds: ['Member'],
  selling: null,
  membership: null,
  spends: [],
  mayJoin: false,
  termsPending: false,
  isPartial: false,
  orders: [],
  instruments: [],
  addresses: [],
}
const html = (account: Partial<AccountView>) =>
  renderToStaticMarkup(
    <AccountPage {...context} form={form} afterTerms="/en-us/checkout" account={{ ...nothing, ...account }} />,
  )

describe('the account', () => {
  it('greets a shopper, also without a name', () => {
    expect(html({})).toContain('people.hello{&quot;name&quot;:&quot;Mara&quot;}')
    expect(html({ firstName: null })).toContain('people.helloNobody')
  })

  it('asks for proof of an address that nobody has confirmed, and of no other', () => {
    expect(html({})).not.toContain('email.openTitle')
    const asked = html({ unprovenEmail: 'mara@shop.example' })
    expect(asked).toContain('email.openBody{&quot;email&quot;:&quot;mara@shop.example&quot;}')
    expect(asked).toContain('name="to" value="account/email-link"')
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

  it('makes an employee accept the terms first, then continues to the requested page', () => {
    const page = html({ termsPending: true })
    expect(page).toContain('href="/en-us/dialog/employee-terms?returnTo=%2Fen-us%2Fcheckout"')
    expect(html({})).not.toContain('employee-terms')
  })
})
