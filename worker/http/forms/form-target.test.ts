import { describe, expect, it } from 'vitest'
import { pageAddress, withFormTarget } from './form-target.ts'
import { maxBodyBytes } from './forms.ts'

const posted = (path: string, body: string, headers: Record<string, string> = {}) =>
  new Request(`https://shop.example${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'a=b', ...headers },
    body,
  })

describe('the target of a form', () => {
  it('answers what was posted to its page, in the page’s language', async () => {
    const answered = await withFormTarget(posted('/de-de/account?returnTo=%2Fde-de', 'to=session%2Fsign-in&csrf=x'))
    expect(answered.url).toBe('https://shop.example/api/session/sign-in?locale=de-de')
    expect(answered.headers.get('cookie')).toBe('a=b')
    expect(await answered.text()).toBe('to=session%2Fsign-in&csrf=x')
    expect(pageAddress(answered)).toBe('https://shop.example/de-de/account?returnTo=%2Fde-de')
  })

  it('forgets what an earlier form of the page had done', async () => {
    const answered = await withFormTarget(posted('/en-us/account/profile?said=saved&page=2', 'to=account%2Fprofile'))
    expect(pageAddress(answered)).toBe('https://shop.example/en-us/account/profile?page=2')
  })

  it('is the pressed button’s before the form’s', async () => {
    const answered = await withFormTarget(posted('/en-us/p/x', 'to=contact&to=newsletter'))
    expect(new URL(answered.url).pathname).toBe('/api/newsletter')
  })

  it.each([
    ['another path', '/api/contact?locale=en-us', 'to=newsletter'],
    ['no target', '/en-us/account', 'csrf=x'],
    ['a path that climbs', '/en-us/account', 'to=..%2Fops%2Fpurge'],
    ['an address', '/en-us/account', 'to=%2F%2Fevil.example'],
    ['a body that is too large', '/en-us/account', `to=contact&x=${'x'.repeat(maxBodyBytes)}`],
  ])('is left alone with %s', async (_, path, body) => {
    const answered = await withFormTarget(posted(path, body, { 'content-length': String(body.length) }))
    expect(answered.url).toBe(`https://shop.example${path}`)
    expect(await answered.text()).toBe(body)
  })

  it('is not looked for beyond the limit of a form that hides its size', async () => {
    const answered = await withFormTarget(posted('/en-us/account', `x=${'x'.repeat(maxBodyBytes)}&to=contact`))
    expect([answered.url, await answered.text()]).toEqual(['https://shop.example/en-us/account', ''])
  })

  it('is nothing for a page that is only opened', async () => {
    const request = new Request('https://shop.example/en-us/account?to=contact')
    expect(await withFormTarget(request)).toBe(request)
  })
})
